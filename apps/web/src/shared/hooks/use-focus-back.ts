import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What had the focus when something opened over it has it again when that is closed, or gone. The kit's Modal sees to that
 * by itself only where it was there, and closed, before.
 */
export function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  // Before the Modal takes it.
  useLayoutEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  // After React has put it back to where it was in what closes.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

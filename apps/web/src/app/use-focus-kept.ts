import { useEffect, useRef } from 'react';
import type { FocusKeeper } from './focus-keeper.ts';

const ACTS = ['focusin', 'click'] as const;

/** Keeps the focus where somebody is (LOOK-45), from their first act on: till then nobody has lost it, and no page needs its code. */
export function useFocusKept(pathname: string): void {
  const keeper = useRef<Promise<FocusKeeper>>(null);
  useEffect(() => {
    let isOver = false;
    const begin = () => {
      for (const act of ACTS) document.removeEventListener(act, begin);
      const coming = import('./focus-keeper.ts').then(({ keepFocus }) => keepFocus());
      keeper.current = coming;
      coming.then(
        ({ stop }) => isOver && stop(),
        // As good as before it.
        () => undefined,
      );
    };
    for (const act of ACTS) document.addEventListener(act, begin);
    return () => {
      isOver = true;
      for (const act of ACTS) document.removeEventListener(act, begin);
      keeper.current?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    };
  }, []);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    keeper.current?.then(
      ({ arrive }) => arrive(),
      () => undefined,
    );
  }, [pathname]);
}

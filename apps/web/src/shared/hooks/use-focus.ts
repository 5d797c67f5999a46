import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The `ref` of a field that has the focus as soon as it is wanted: what a person has come for. */
export function useFocusWhen<T extends HTMLElement = HTMLInputElement>(isWanted: boolean): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  return field;
}

/**
 * The `ref` of an element that may go because of something heard meanwhile: the focus that was in it goes to the first of these
 * elements that is there then, where it would fall to the body. They need `tabIndex={-1}`.
 */
export function useFocusPassedOn<T extends HTMLElement>(...ids: readonly string[]): RefObject<T | null> {
  const element = useRef<T>(null);
  const order = ids.join(' ');
  useLayoutEffect(() => {
    const here = element.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      // Once what takes its place is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = order.split(' ').map((id) => document.getElementById(id));
        next.find((each) => each !== null)?.focus();
      });
    };
  }, [order]);
  return element;
}

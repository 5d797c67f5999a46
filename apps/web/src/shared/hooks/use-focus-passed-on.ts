import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of the page itself its heading, which says where somebody is: the page would say nothing. */
function placeOf(id: string): HTMLElement | null {
  const heading = id === 'content' ? document.querySelector<HTMLElement>('main h1') : null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? document.getElementById(id);
}

/**
 * The `ref` of an element that may go, by what is pressed in it or by something heard meanwhile: the focus that was in it goes to the
 * first of these elements that is there then, where it would fall to the body. They can have the focus, or have `tabIndex={-1}`.
 */
export function useFocusPassedOn<T extends HTMLElement>(...ids: readonly string[]): RefObject<T | null> {
  const element = useRef<T>(null);
  const order = ids.join(' ');
  useLayoutEffect(() => {
    const here = element.current;
    const isHere = (target: EventTarget | null) => target instanceof Node && here?.contains(target) === true;
    // A browser takes the focus from a button that is disabled while it works: what counts is where it was before.
    let hadFocus = isHere(document.activeElement);
    const follow = ({ target }: Event) => {
      hadFocus = isHere(target);
    };
    const moves = ['focusin', 'pointerdown'] as const;
    for (const move of moves) document.addEventListener(move, follow);
    return () => {
      for (const move of moves) document.removeEventListener(move, follow);
      if (!hadFocus) return;
      // Once what takes its place is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = order.split(' ').map(placeOf);
        // It may be far above: the page stays where it is.
        next.find((each) => each !== null)?.focus({ preventScroll: order.endsWith('content') });
      });
    };
  }, [order]);
  return element;
}

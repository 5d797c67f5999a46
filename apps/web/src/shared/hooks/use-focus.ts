import { type RefObject, useEffect, useRef } from 'react';

/** What is typed in. */
export const IN_TEXT = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** The `ref` of a field that has the focus as soon as it is wanted: what a person has come for. */
export function useFocusWhen<T extends HTMLElement = HTMLInputElement>(isWanted: boolean): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  return field;
}

/** Whether the focus is still in an element that a `blur` tells of: another window is in front, and gives it back. */
export const isStillIn = (element: HTMLElement): boolean => element.contains(document.activeElement);

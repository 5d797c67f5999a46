import { type RefObject, useEffect, useRef } from 'react';

/** The `ref` of a field that has the focus as soon as it is wanted: what a person has come for. */
export function useFocusWhen(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  return field;
}

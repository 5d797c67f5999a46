import { type MouseEvent, useRef } from 'react';

/** What a person wants to do with a form beside saving it. */
type SaveWay = 'save' | 'draft' | 'options';

/**
 * Several buttons for one form: `mayBegin` goes to its box, `by('draft')` to a button that does not submit by itself, and
 * `chosen` says while it is sent which of them it was. Enter is always Save.
 */
export function useSaveWays() {
  const next = useRef<SaveWay>('save');
  const chosen = useRef<SaveWay>('save');
  return {
    mayBegin: () => {
      chosen.current = next.current;
      return true;
    },
    chosen: () => chosen.current,
    by: (way: SaveWay) => (event: MouseEvent<HTMLButtonElement>) => {
      next.current = way;
      event.currentTarget.form?.requestSubmit();
      next.current = 'save';
    },
  };
}

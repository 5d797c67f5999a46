import { useEffect, useState } from 'react';
import type { Entry } from './history.ts';

const entry = (): Entry | null => window.history.state;

function leave(left: object): void {
  window.history.replaceState({ ...entry(), state: { ...Object(entry()?.state), ...left } }, '');
}

/** Opens the page anew, as a document of its own, which finds by `useLeft` what is left here. */
export function reopen(left: object): void {
  leave(left);
  window.location.reload();
}

/** What the document before has left for this page under a name: once, since neither Back nor another reload is to find it again. */
export function useLeft(name: string): unknown {
  const [left] = useState<unknown>(() => Object(entry()?.state)[name]);
  useEffect(() => {
    if (left !== undefined) leave({ [name]: undefined });
  }, [left, name]);
  return left;
}

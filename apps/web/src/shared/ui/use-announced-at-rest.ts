import { useEffect, useState } from 'react';
import { useAnnounced } from './announce.ts';

const RESTS_MS = 700;

/** Says what follows from what is being typed, such as the change that is due, once somebody has stopped (LOOK-44). */
export function useAnnouncedAtRest(text: string | false): void {
  // Our own: the library's weighs what the checkout has no room for.
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(settle, RESTS_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  useAnnounced(settled, { isNew: true });
}

import { useState } from 'react';

/**
 * What is typed over what the address says, which takes its place when the address says something else: the fields stay, and with them
 * the focus.
 */
export function useAddressed<T>(said: T) {
  const [typed, setTyped] = useState(said);
  const now = JSON.stringify(said);
  const [before, setBefore] = useState(now);
  if (now !== before) {
    setBefore(now);
    setTyped(said);
  }
  return [typed, setTyped] as const;
}

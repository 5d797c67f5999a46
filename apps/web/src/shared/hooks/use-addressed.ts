import { useState } from 'react';

/**
 * What is typed over what the address says, which takes its place when the address says something else: the fields stay, and with them
 * the focus.
 */
export function useAddressed<T>(inAddress: T) {
  const [typed, setTyped] = useState(inAddress);
  const current = JSON.stringify(inAddress);
  const [before, setBefore] = useState(current);
  if (current !== before) {
    setBefore(current);
    setTyped(inAddress);
  }
  return [typed, setTyped] as const;
}

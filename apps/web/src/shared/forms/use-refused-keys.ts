import { useState } from 'react';
import { announce } from '../ui/announce.ts';

/**
 * What a field says that does not take a key, such as a letter in a price: nothing would be seen or heard of it (LOOK-49). It stands until
 * something is taken or the field is left.
 * @param how the field is written
 */
export function useRefusedKeys(how: string) {
  const [isRefused, setRefused] = useState(false);
  return {
    error: isRefused && how,
    forget: () => setRefused(false),
    /** @param held what the field holds after a key; null where it did not take it */
    judge: (held: string | null): void => {
      if (held === null && !isRefused) announce(how, 'assertive');
      setRefused(held === null);
    },
  };
}

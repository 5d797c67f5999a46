import { useEffect, useState } from 'react';
import type { useMyAddress } from '../use-my-address.ts';

/**
 * The question before an order goes out, and what leads to it. Whoever asks for it before it is known where the order goes gets it as soon
 * as it is, and is led to the address where there is none.
 */
export function useOrderQuestion({ address, reading }: ReturnType<typeof useMyAddress>, addressId: string) {
  const [isWanted, setWanted] = useState(false);
  const isWaiting = isWanted && address === null && reading.isFetching;
  const isInVain = isWanted && address === null && !reading.isFetching;
  useEffect(() => {
    if (!isInVain) return;
    setWanted(false);
    document.getElementById(addressId)?.focus();
  }, [isInVain, addressId]);
  return {
    isOpen: isWanted && address !== null,
    isWaiting,
    ask: () => setWanted(true),
    close: () => setWanted(false),
  };
}

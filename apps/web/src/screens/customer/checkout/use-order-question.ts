import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { useState } from 'react';

/** The question before an order goes out; whoever asks for it without an address is led to where it is given. */
export function useOrderQuestion(address: CustomerAddress | null, addressId: string) {
  const [isAsked, setAsked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  return {
    isOpen: isAsked && address !== null,
    /** Whether it was asked for without an address, and there still is none. */
    isRefused: isRefused && address === null,
    ask: () => {
      if (address) return setAsked(true);
      setRefused(true);
      document.getElementById(addressId)?.focus();
    },
    close: () => setAsked(false),
  };
}

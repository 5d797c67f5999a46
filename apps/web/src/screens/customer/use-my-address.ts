import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { useGetCustomerAddressQuery } from '../../entities/addresses/addresses.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { Reading } from '../../shared/ui/loaded.tsx';

interface MyAddress {
  readonly address: CustomerAddress | null;
  /** The server has said that there is none yet. */
  readonly isMissing: boolean;
  readonly reading: Reading<CustomerAddress>;
}

/** The signed-in person's delivery address; nothing for visitors. */
export function useMyAddress(): MyAddress {
  const { user } = useSession();
  const reading = useGetCustomerAddressQuery({ userId: user?.id ?? 0 }, { skip: user === null });
  const isMissing = isAbsent(reading.error);
  return {
    // After the address was removed elsewhere the last one read is no longer true.
    address: isMissing ? null : (reading.currentData ?? null),
    isMissing,
    reading,
  };
}

import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useGetCustomerAddressQuery } from './addresses.api.ts';

interface MyAddress {
  readonly address: CustomerAddress | null;
  /** The server has said that there is none yet. */
  readonly isMissing: boolean;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** Why it could not be read; having none is no error. */
  readonly error: unknown;
  readonly reload: () => void;
}

/** The signed-in person's delivery address; nothing for visitors. */
export function useMyAddress(): MyAddress {
  const { user } = useSession();
  const { data, error, isFetching, isLoading, refetch } = useGetCustomerAddressQuery(
    { userId: user?.id ?? 0 },
    { skip: user === null },
  );
  const isMissing = isAbsent(error);
  return {
    // After the address was removed elsewhere the last one read is no longer true.
    address: isMissing ? null : (data ?? null),
    isMissing,
    isLoading,
    isFetching,
    error: isMissing ? undefined : error,
    reload: () => void refetch(),
  };
}

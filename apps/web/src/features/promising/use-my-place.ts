import { useGetCustomerAddressQuery } from '../../entities/addresses/addresses.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';

/** Where things are brought to who is signed in; read only where some place has days of its own. */
export function useMyPlace(): string | undefined {
  const { user } = useSession();
  const { delivery_hours } = useSite();
  const isAsked = user !== null && Boolean(delivery_hours?.places.length);
  const { currentData, error } = useGetCustomerAddressQuery({ userId: user?.id ?? 0 }, { skip: !isAsked });
  // After the address was removed elsewhere the last one read is no longer true.
  return isAbsent(error) ? undefined : currentData?.neighborhood;
}

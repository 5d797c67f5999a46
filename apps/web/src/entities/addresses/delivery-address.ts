import type { CustomerAddress } from '@mercadito/contracts/addresses';
import * as v from 'valibot';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { createStored, keptWhole, ownedBy } from '../../shared/storage/stored.ts';
import type { Reading } from '../../shared/ui/loaded.tsx';
import { useGetCustomerAddressQuery, useListCustomerAddressesQuery } from './addresses.api.ts';

interface Choice {
  readonly userId: number;
  readonly addressId: number;
}

const shape = () => v.object({ userId: keptWhole(), addressId: keptWhole() });

/** For the order that is being made in this tab. */
const chosen = createStored<Choice, 'tab'>('deliverTo', shape, { area: 'tab', perPerson: true });

/** Has this order brought to another address than the default one; null to the default one again. */
export const chooseAddress = (choice: Choice | null): void => chosen.write(choice);

interface DeliveryAddress {
  readonly address: CustomerAddress | null;
  /** The server has said that there is none yet. */
  readonly isMissing: boolean;
  readonly reading: Reading<CustomerAddress>;
}

/**
 * Where things are brought to the signed-in person: the address that was chosen for this order, else the default one (PLACE-5).
 * Nothing for visitors.
 * @param isAsked whether anybody needs to know
 */
export function useDeliveryAddress(isAsked = true): DeliveryAddress {
  const { user } = useSession();
  const isRead = isAsked && user !== null;
  const choice = ownedBy(user?.id ?? null, chosen.use());
  const all = useListCustomerAddressesQuery(undefined, { skip: !isRead || choice === null });
  const results = choice === null ? [] : all.currentData?.results;
  const isByDefault = results?.length === 0;
  const byDefault = useGetCustomerAddressQuery({ userId: user?.id ?? 0 }, { skip: !isRead || !isByDefault });
  if (!isByDefault) {
    // The chosen one may be gone meanwhile: the default one comes first.
    const currentData = results?.find(({ id }) => id === choice?.addressId) ?? results?.[0];
    return { address: currentData ?? null, isMissing: false, reading: { ...all, currentData } };
  }
  const isMissing = isAbsent(byDefault.error);
  return {
    // After the address was removed elsewhere the last one read is no longer true.
    address: isMissing ? null : (byDefault.currentData ?? null),
    isMissing,
    reading: byDefault,
  };
}

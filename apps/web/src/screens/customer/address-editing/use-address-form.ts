import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import * as v from 'valibot';
import { placeOf, usePlaceTexts } from '../../../entities/addresses/place-fields.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession, useUserId } from '../../../shared/session/use-session.ts';
import { createStored, ownedBy } from '../../../shared/storage/stored.ts';

export type AddressFormState = ReturnType<typeof useAddressForm>;

/** A stored address as the form begins with it. */
export const valuesOf = (address: Partial<CustomerAddress>) => ({
  address_name: address.address_name ?? '',
  first_name: address.first_name ?? '',
  last_name: address.last_name ?? '',
  ...placeOf(address),
});

/** What a person fills in; the region is the same for everybody (PLACE-2). */
export function useAddressForm(address: CustomerAddress | null) {
  const { t } = useTranslation('checkout');
  const { t: ofAddresses } = useTranslation('addresses');
  const texts = usePlaceTexts();
  const { user } = useSession();
  // The stored address, or what is known of the person anyway.
  const known: Partial<CustomerAddress> = address ?? {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    telephone_number: user?.telephone ?? '',
  };
  return useContractForm('addresses', 'addAnotherAddress', {
    initialValues: valuesOf(known),
    labels: {
      address_name: ofAddresses('name'),
      first_name: t('address.first_name'),
      last_name: t('address.last_name'),
      ...texts.labels,
    },
    messages: texts.messages,
    missing: texts.missing,
  });
}

const shape = () =>
  v.object({
    userId: v.pipe(v.number(), v.safeInteger()),
    /** Which address is being changed; null for a first one. */
    addressId: v.nullable(v.pipe(v.number(), v.safeInteger())),
    values: v.record(v.string(), v.string()),
    /** The version that they were typed against; the version of the site before kept none. */
    lastRead: v.optional(v.string()),
  });

const stored = createStored('address', shape, { area: 'tab', perPerson: true });

/** What is typed survives a reload of the page; saved, discarded or left for another page it is done with. */
export function useKeptAddress(
  { setValues, isDirty, values }: AddressFormState,
  addressId: number | null,
  lastRead: RefObject<string>,
): void {
  const userId = useUserId();

  // Before the person sees the form without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form opens, and when it is left
  useLayoutEffect(() => {
    const kept = ownedBy(userId, stored.read());
    if (kept?.addressId === addressId) {
      setValues(kept.values);
      lastRead.current = kept.lastRead ?? lastRead.current;
    }
    // A reload does not come here.
    return () => stored.write(null);
  }, []);

  const hasChanges = isDirty();
  useEffect(() => {
    stored.write(hasChanges ? { userId, addressId, values, lastRead: lastRead.current } : null);
  }, [userId, addressId, hasChanges, values, lastRead]);
}

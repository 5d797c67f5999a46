import { useEffect, useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { useUserId } from '../../shared/session/use-session.ts';
import { createStored, ownedBy } from '../../shared/storage/stored.ts';
import type { AddressFormState } from './use-address-form.ts';

const shape = () =>
  z.object({
    userId: z.int(),
    /** Which address is being changed; null for a first one. */
    addressId: z.nullable(z.int()),
    values: z.record(z.string(), z.string()),
  });

const stored = createStored('address', shape, { area: 'tab', perPerson: true });

/** What is typed survives a reload of the page; saved, discarded or left for another page it is done with. */
export function useKeptAddress({ setValues, isDirty, values }: AddressFormState, addressId: number | null): void {
  const userId = useUserId();

  // Before the person sees the form without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form opens, and when it is left
  useLayoutEffect(() => {
    const kept = ownedBy(userId, stored.read());
    if (kept?.addressId === addressId) setValues(kept.values);
    // A reload does not come here.
    return () => stored.write(null);
  }, []);

  const hasChanges = isDirty();
  useEffect(() => {
    stored.write(hasChanges ? { userId, addressId, values } : null);
  }, [userId, addressId, hasChanges, values]);
}

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import * as v from 'valibot';
import { useUserId } from '../../../shared/session/use-session.ts';
import { createStored, ownedBy } from '../../../shared/storage/stored.ts';
import type { AddressFormState } from './use-address-form.ts';

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

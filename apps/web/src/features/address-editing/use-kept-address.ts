import { remembered } from '@mercadito/domain/remembered';
import { useEffect, useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { useUserId } from '../../shared/session/use-session.ts';
import { createTabMemory } from '../../shared/storage/tab-memory.ts';
import type { AddressFormState } from './use-address-form.ts';

const shape = remembered(() =>
  z.object({
    userId: z.int(),
    /** Which address is being changed; null for a first one. */
    addressId: z.nullable(z.int()),
    values: z.record(z.string(), z.string()),
  }),
);

const memory = createTabMemory('address', shape);

/** What is typed survives a reload of the page; saved, discarded or left for another page it is done with. */
export function useKeptAddress({ setValues, isDirty, values }: AddressFormState, addressId: number | null): void {
  const userId = useUserId();

  // Before the person sees the form without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form opens, and when it is left
  useLayoutEffect(() => {
    const kept = memory.read(userId);
    if (kept?.addressId === addressId) setValues(kept.values);
    // A reload does not come here.
    return () => memory.remember(null);
  }, []);

  const hasChanges = isDirty();
  useEffect(() => {
    memory.remember(hasChanges ? { userId, addressId, values } : null);
  }, [userId, addressId, hasChanges, values]);
}

import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { type AddressKey, setAddress } from './addresses.queries.ts';
import { lockOwnAddress } from './own-address.ts';
import { type SeenProposal, takeProposal } from './place-proposals.queries.ts';

/**
 * Makes what a driver has proposed the exact place of an address (PLACE-9).
 * @throws 404 for an address that is not this person's, and where another place or none is proposed by now
 */
export async function acceptProposal(db: Db, key: AddressKey, seen: SeenProposal, now: Date): Promise<void> {
  await lockOwnAddress(db, key);
  const place = await takeProposal(db, key.id, seen);
  if (!place) throw notFound('Proposal');
  await setAddress(db, key, place, now);
  record(db, { type: 'address.updated', userId: key.userId, addressId: key.id });
}

/** @throws 404 for an address that is not this person's, and where another place or none is proposed by now */
export async function declineProposal(db: Db, key: AddressKey, seen: SeenProposal): Promise<void> {
  await lockOwnAddress(db, key);
  if (!(await takeProposal(db, key.id, seen))) throw notFound('Proposal');
  record(db, { type: 'address.updated', userId: key.userId, addressId: key.id });
}

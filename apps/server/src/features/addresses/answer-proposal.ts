import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { lockAddress, setAddress } from './addresses.queries.ts';
import { type SeenProposal, takeProposal } from './place-proposals.queries.ts';

interface Key {
  readonly id: number;
  readonly userId: number;
}

/**
 * Makes what a driver has proposed the exact place of an address (PLACE-9).
 * @throws 404 for an address that is not this person's, and where another place or none is proposed by now
 */
export async function acceptProposal(db: Db, key: Key, seen: SeenProposal, now: Date): Promise<void> {
  if (!(await lockAddress(db, key))) throw notFound('Address');
  const place = await takeProposal(db, key.id, seen);
  if (!place) throw notFound('Proposal');
  await setAddress(db, key, place, now);
  record(db, { type: 'address.updated', userId: key.userId, addressId: key.id });
}

/** @throws 404 for an address that is not this person's, and where another place or none is proposed by now */
export async function declineProposal(db: Db, key: Key, seen: SeenProposal): Promise<void> {
  if (!(await lockAddress(db, key))) throw notFound('Address');
  if (!(await takeProposal(db, key.id, seen))) throw notFound('Proposal');
  record(db, { type: 'address.updated', userId: key.userId, addressId: key.id });
}

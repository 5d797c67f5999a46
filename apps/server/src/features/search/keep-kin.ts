import { MOST_OWN_KIN, ownKinKey } from '@mercadito/domain/search/kin/own-kin';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound, taken } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { deleteKin, insertKin, lockKin, lookAtKin } from './kin.queries.ts';

/**
 * Adds names of one thing to those that a search knows (SEARCH-9).
 * @throws 409 `names_taken` for a line that is there already, `too_many_names` beyond what a search reads
 */
export async function addKin(transaction: Db, names: string, now: Date): Promise<number> {
  const key = ownKinKey(names);
  await lockKin(transaction);
  const { count, isThere } = await lookAtKin(transaction, key);
  if (isThere) throw taken('names', 'These names are there already.');
  if (count >= MOST_OWN_KIN) throw conflict('too_many_names', 'There are as many names as a search can know.');
  const id = await insertKin(transaction, names, key, now);
  recordChange(transaction, { kind: 'changeKin', id, before: null, after: { names } });
  record(transaction, { type: 'search_kin.changed' });
  return id;
}

/**
 * Removes names of one thing that an Admin has added (SEARCH-9).
 * @throws 404 when there are none
 */
export async function removeKin(transaction: Db, id: number): Promise<void> {
  const removed = await deleteKin(transaction, id);
  if (!removed) throw notFound('Names');
  recordChange(transaction, { kind: 'changeKin', id, before: { names: removed.names }, after: null });
  record(transaction, { type: 'search_kin.changed' });
}

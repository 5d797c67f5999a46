import type { Cash } from '@mercadito/domain/cash/cash';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';

/** The driver, held until the transaction ends: what is collected, paid and handed in comes one after the other. */
export function lockDriver(transaction: Db, driverId: number) {
  return transaction
    .selectFrom('drivers')
    .select(['id', 'user_id'])
    .where('id', '=', driverId)
    .forUpdate()
    .executeTakeFirst();
}

const selectHandIns = (db: Db) =>
  db
    .selectFrom('hand_ins')
    .innerJoin('drivers', 'drivers.id', 'hand_ins.driver_id')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .leftJoin('users as accepters', 'accepters.id', 'hand_ins.accepted_by')
    .select(['hand_ins.id', 'hand_ins.driver_id', 'hand_ins.given_at', 'hand_ins.accepted_at', 'hand_ins.reason'])
    .select(['hand_ins.said_mxn_cents', 'hand_ins.said_usd_cents', 'hand_ins.taken_by'])
    .select(['hand_ins.counted_mxn_cents', 'hand_ins.counted_usd_cents'])
    .select(['users.first_name', 'users.last_name'])
    .select(['accepters.first_name as accepter_first_name', 'accepters.last_name as accepter_last_name']);

export type HandInRow = Awaited<ReturnType<ReturnType<typeof selectHandIns>['executeTakeFirstOrThrow']>>;

/** Waiting ones first, newest first, as the index of `hand_ins` has it. */
const OPEN_NEWEST: Ordering = {
  first: sql<boolean>`(hand_ins.accepted_at is null)`,
  key: sql<string>`hand_ins.given_at`,
  kind: 'instant',
  id: sql<number>`hand_ins.id`,
  direction: 'desc',
};

export const listHandIns = (db: Db, request: PageRequest) => pagedBy(selectHandIns(db), OPEN_NEWEST, request).execute();

export async function countHandIns(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('hand_ins')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A driver's last ones, newest first. */
export const listHandInsOf = (db: Db, driverId: number, most: number): Promise<HandInRow[]> =>
  selectHandIns(db).where('hand_ins.driver_id', '=', driverId).orderBy('hand_ins.id', 'desc').limit(most).execute();

export const findHandIn = (db: Db, handInId: number): Promise<HandInRow | undefined> =>
  selectHandIns(db).where('hand_ins.id', '=', handInId).executeTakeFirst();

interface NewHandIn {
  readonly driverId: number;
  readonly said: Cash;
  readonly takenBy: number | null;
  readonly now: Date;
}

/** Keeps what is given of a driver's cash; answers its id. */
export async function insertHandIn(db: Db, { driverId, said, takenBy, now }: NewHandIn): Promise<number> {
  const { id } = await db
    .insertInto('hand_ins')
    .values({
      driver_id: driverId,
      given_at: now.toISOString(),
      said_mxn_cents: said.mxnCents,
      said_usd_cents: said.usdCents,
      taken_by: takenBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A hand-in with its driver, held until the transaction ends. */
export function lockHandIn(transaction: Db, handInId: number) {
  return transaction
    .selectFrom('hand_ins')
    .innerJoin('drivers', 'drivers.id', 'hand_ins.driver_id')
    .select(['hand_ins.id', 'hand_ins.driver_id', 'drivers.user_id', 'hand_ins.accepted_at', 'hand_ins.reason'])
    .select(['hand_ins.said_mxn_cents', 'hand_ins.said_usd_cents'])
    .select(['hand_ins.counted_mxn_cents', 'hand_ins.counted_usd_cents'])
    .where('hand_ins.id', '=', handInId)
    .forUpdate('hand_ins')
    .executeTakeFirst();
}

/** Notes what an Admin has counted; call it under the hand-in's lock. */
export async function setAccepted(
  transaction: Db,
  handInId: number,
  { counted, reason, by, now }: { counted: Cash; reason: string; by: number; now: Date },
): Promise<void> {
  await transaction
    .updateTable('hand_ins')
    .set({
      accepted_at: now.toISOString(),
      accepted_by: by,
      counted_mxn_cents: counted.mxnCents,
      counted_usd_cents: counted.usdCents,
      reason,
    })
    .where('id', '=', handInId)
    .execute();
}

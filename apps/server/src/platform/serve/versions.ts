import type { Problem } from '@mercadito/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import { changedMeanwhile } from '../problems/errors.ts';

type Fact = NonNullable<Problem['facts']>[string];

const isFact = (value: unknown): value is Fact =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Of what stands there the single values, as facts; what is a list or has parts is read again by whoever needs it. */
const factsOf = (current: object): Record<string, Fact> =>
  Object.fromEntries(Object.entries(current).filter((entry): entry is [string, Fact] => isFact(entry[1])));

/**
 * Refuses to write over what somebody has written since the caller read it (CALL-14). The shape, for every thing that has
 * an `updated_at`: the answer shows it (`instant`), the write takes it back (`lastRead` of the contracts' `common.ts`),
 *
 * ```ts
 * const before = await lockThing(transaction, id); // its `updated_at` too, under the lock that the write needs anyway
 * await refuseEditConflict(before, form.updated_at, () => showThing(transaction, id));
 * await setThing(transaction, id, { ...columns, updated_at: newVersion(now) });
 * ```
 *
 * @param row the thing under its lock
 * @param lastRead the `updated_at` that the caller has read; without it nothing is compared
 * @param current the answer that shows the thing as it is now; asked for only when it is newer
 * @throws 409 `changed_meanwhile`, whose facts are `updated_at` and the single values of `current`, by the answer's names
 */
export async function refuseEditConflict(
  row: { readonly updated_at: string },
  lastRead: string | undefined,
  current: () => object | Promise<object>,
): Promise<void> {
  if (lastRead === undefined || Date.parse(row.updated_at) <= Date.parse(lastRead)) return;
  throw changedMeanwhile({ ...factsOf(await current()), updated_at: row.updated_at });
}

/**
 * What a write puts into `updated_at`: now, but in any case later than what stands there, so that two writes of one moment,
 * or of two machines whose clocks differ, are two versions.
 * @param column with its table, where a statement has more of that name: `company_abouts.updated_at`
 */
export const newVersion = (now: Date, column = 'updated_at'): RawBuilder<string> =>
  sql<string>`greatest(${now.toISOString()}::timestamptz(3), ${sql.ref(column)} + interval '1 millisecond')`;

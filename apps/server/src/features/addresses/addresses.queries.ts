import { PLACE_PARTS } from '@mercadito/contracts/place';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import { proposalOfAddress } from './place-proposals.queries.ts';
import type { Pin } from './stored-pin.ts';

/** What a person's form says of an address. */
export type AddressFields = Readonly<
  Record<'name' | 'first_name' | 'last_name' | (typeof PLACE_PARTS)[number], string>
>;

/** An address, and whose it has to be. */
export interface AddressKey {
  readonly id: number;
  readonly userId: number;
}

const COLUMNS = [
  'id',
  'person_id as user',
  'first_name',
  'last_name',
  ...PLACE_PARTS,
  'updated_at',
  'name as address_name',
  sql<boolean>`user_id is not null`.as('is_default'),
  'latitude_micros',
  'longitude_micros',
  'pin_accuracy_m',
  sql<boolean>`exists (select from gate_photos where address_id = customer_addresses.id)`.as('has_photo'),
  proposalOfAddress.as('proposal'),
] as const;

/** The default one. */
export function findAddressOfUser(db: Db, userId: number) {
  return db.selectFrom('customer_addresses').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

export type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddressOfUser>>>;

const ofPerson = (db: Db, { id, userId }: AddressKey) =>
  db.selectFrom('customer_addresses').where('id', '=', id).where('person_id', '=', userId);

/** Undefined when the address is not this person's. */
export function findAddress(db: Db, key: AddressKey): Promise<AddressRow | undefined> {
  return ofPerson(db, key).select(COLUMNS).executeTakeFirst();
}

/** The default one first. */
export function listAddresses(db: Db, userId: number): Promise<AddressRow[]> {
  return db
    .selectFrom('customer_addresses')
    .select(COLUMNS)
    .where('person_id', '=', userId)
    .orderBy(sql<SqlBool>`user_id is null`)
    .orderBy('id')
    .execute();
}

/** Undefined when the person has an address already. */
export function insertFirstAddress(
  transaction: Db,
  userId: number,
  fields: AddressFields,
  now: Date,
): Promise<AddressRow | undefined> {
  const present = transaction.selectFrom('customer_addresses').select('id').where('user_id', '=', userId);
  const own = { user_id: userId, person_id: userId, updated_at: now.toISOString() };
  const row = unlessThere({ ...fields, ...own }, present);
  return transaction
    .insertInto('customer_addresses')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('user_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function insertFurtherAddress(
  transaction: Db,
  userId: number,
  fields: AddressFields,
  now: Date,
): Promise<AddressRow> {
  return transaction
    .insertInto('customer_addresses')
    .values({ ...fields, user_id: null, person_id: userId, updated_at: now.toISOString() })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** An address's place and version, under the lock that a change of it needs; undefined when the address is not this person's. */
export function lockAddress(transaction: Db, key: AddressKey) {
  return ofPerson(transaction, key).select(['neighborhood', 'updated_at']).forNoKeyUpdate().executeTakeFirst();
}

/** Call it under the address's lock. With another house the database lets go of exact place, photo and proposal (PLACE-6, PLACE-8, PLACE-9). */
export async function setAddress(
  transaction: Db,
  { id, userId }: AddressKey,
  fields: Partial<AddressFields & Pin>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('customer_addresses')
    .set({ ...fields, updated_at: newVersion(now) })
    .where('id', '=', id)
    .where('person_id', '=', userId)
    .execute();
}

/** In two statements: the one default of a person is never two, not within a statement either. */
export async function setDefault(transaction: Db, { id, userId }: AddressKey): Promise<void> {
  const addresses = transaction.updateTable('customer_addresses');
  await addresses.set({ user_id: null }).where('user_id', '=', userId).where('id', '!=', id).execute();
  await addresses.set({ user_id: userId }).where('id', '=', id).where('person_id', '=', userId).execute();
}

/** Whether the deleted one was the default; undefined when the address is not this person's. */
export async function deleteAddress(transaction: Db, { id, userId }: AddressKey): Promise<boolean | undefined> {
  const deleted = await transaction
    .deleteFrom('customer_addresses')
    .where('id', '=', id)
    .where('person_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return deleted && deleted.user_id !== null;
}

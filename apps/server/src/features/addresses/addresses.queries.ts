import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { PLACE_PARTS } from '@mercadito/contracts/place';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { newVersion } from '../../platform/serve/versions.ts';

type AddressFields = Omit<CustomerAddress, 'id' | 'user' | 'updated_at'>;

const COLUMNS = ['id', 'user_id as user', 'first_name', 'last_name', ...PLACE_PARTS, 'updated_at'] as const;

export function findAddressOfUser(db: Db, userId: number): Promise<CustomerAddress | undefined> {
  return db.selectFrom('customer_addresses').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/** Undefined when the person has an address already. */
export function insertAddress(
  transaction: Db,
  userId: number,
  fields: AddressFields,
  now: Date,
): Promise<CustomerAddress | undefined> {
  const present = transaction.selectFrom('customer_addresses').select('id').where('user_id', '=', userId);
  const row = unlessThere({ ...fields, user_id: userId, updated_at: now.toISOString() }, present);
  return transaction
    .insertInto('customer_addresses')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('user_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Where an address is and its version, under the lock that a change of it needs; undefined when the address is not this person's. */
export function lockAddress(transaction: Db, key: { id: number; userId: number }) {
  return transaction
    .selectFrom('customer_addresses')
    .select(['neighborhood', 'updated_at'])
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Undefined when the address is not this person's. */
export function setAddress(
  transaction: Db,
  key: { id: number; userId: number },
  fields: Partial<AddressFields>,
  now: Date,
): Promise<CustomerAddress | undefined> {
  return transaction
    .updateTable('customer_addresses')
    .set({ ...fields, updated_at: newVersion(now) })
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

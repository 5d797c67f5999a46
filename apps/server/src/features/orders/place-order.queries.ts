import type { Insertable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** The person and their own address, to be copied into an order; undefined for an address that is not theirs. */
export function findRecipient(db: Db, userId: number, addressId: number) {
  return db
    .selectFrom('customer_addresses')
    .innerJoin('users', 'users.id', 'customer_addresses.person_id')
    .leftJoin('gate_photos', 'gate_photos.address_id', 'customer_addresses.id')
    .select([
      'users.username',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
      'customer_addresses.first_name',
      'customer_addresses.last_name',
      'customer_addresses.postal_code',
      'customer_addresses.country',
      'customer_addresses.state',
      'customer_addresses.municipality',
      'customer_addresses.neighborhood',
      'customer_addresses.exterior_number',
      'customer_addresses.interior_number',
      'customer_addresses.street_1',
      'customer_addresses.street_2',
      'customer_addresses.telephone_number',
      'customer_addresses.additional_instructions',
      'customer_addresses.latitude_micros',
      'customer_addresses.longitude_micros',
      'gate_photos.id as gate_photo_id',
      'customer_addresses.id as address_id',
    ])
    .where('customer_addresses.id', '=', addressId)
    .where('customer_addresses.person_id', '=', userId)
    .executeTakeFirst();
}

/** Where drivers pick up from these businesses; one without an address is missing. */
export function listPickUps(db: Db, companyIds: readonly number[]) {
  return db
    .selectFrom('company_addresses')
    .select([
      'company_id',
      'neighborhood',
      'street_1',
      'street_2',
      'exterior_number',
      'interior_number',
      'telephone_number',
      'additional_instructions',
    ])
    .where('company_id', 'in', companyIds)
    .execute();
}

export type PickUp = Awaited<ReturnType<typeof listPickUps>>[number];

export function insertOrder(transaction: Db, order: Insertable<Tables['orders']>) {
  return transaction.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
}

/** Answers the ids of the new rows by the ids of their businesses. */
export async function insertOrderCompanies(
  transaction: Db,
  companies: readonly (Insertable<Tables['order_companies']> & { company_id: number })[],
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await transaction
    .insertInto('order_companies')
    .values(companies)
    .returning(['id', 'company_id'])
    .execute();
  return new Map(rows.map((row) => [row.company_id, row.id]));
}

/** Answers the new ids in the order of the items: one INSERT numbers its VALUES from first to last. */
export async function insertOrderItems(
  transaction: Db,
  items: readonly Insertable<Tables['order_items']>[],
): Promise<number[]> {
  const rows = await transaction.insertInto('order_items').values(items).returning('id').execute();
  return rows.map((row) => row.id).sort((one, other) => one - other);
}

export async function insertOrderItemAttributes(
  transaction: Db,
  attributes: readonly Insertable<Tables['order_item_attributes']>[],
): Promise<void> {
  if (attributes.length > 0) await transaction.insertInto('order_item_attributes').values(attributes).execute();
}

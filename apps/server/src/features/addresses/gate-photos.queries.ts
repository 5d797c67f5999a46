import type { Db } from '../../database/connection.ts';
import type { AddressKey } from './addresses.queries.ts';

/** The photo of an address's gate; undefined for none, and for an address that is not this person's. */
export function findPhotoOfAddress(db: Db, { id, userId }: AddressKey) {
  return db
    .selectFrom('gate_photos')
    .innerJoin('customer_addresses', 'customer_addresses.id', 'gate_photos.address_id')
    .select('gate_photos.webp')
    .where('customer_addresses.id', '=', id)
    .where('customer_addresses.person_id', '=', userId)
    .executeTakeFirst();
}

/** As an order refers to it; whoever asks has made sure that it may be seen. */
export function findGatePhoto(db: Db, id: number) {
  return db.selectFrom('gate_photos').select('webp').where('id', '=', id).executeTakeFirst();
}

/** The database deletes it where no order needs it any more. */
export async function takePhotoAway(transaction: Db, addressId: number): Promise<void> {
  await transaction.updateTable('gate_photos').set({ address_id: null }).where('address_id', '=', addressId).execute();
}

export async function insertPhoto(transaction: Db, addressId: number, webp: string): Promise<void> {
  await transaction.insertInto('gate_photos').values({ address_id: addressId, webp }).execute();
}

import type { DeliveryFees } from '@mercadito/domain/town/delivery-fees';
import type { Town } from '@mercadito/domain/town/town';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';

/** The town and its version. */
export interface StoredTown extends Town {
  readonly updated_at: string;
}

const COLUMNS = [
  'product_name as productName',
  'brand_name as brandName',
  'time_zone as timeZone',
  'state',
  'municipality',
  'contacts',
  'classifieds_url as classifiedsUrl',
  'places',
  'delivery_hours as deliveryHours',
  'delivery_fees as deliveryFees',
  'confirms_orders as confirmsOrders',
  'drivers_pay_shops as driversPayShops',
  'accent',
  'about',
  'membership_cost as membershipCost',
  'updated_at',
] as const;

type Row = Omit<StoredTown, 'contacts' | 'places' | 'deliveryHours' | 'deliveryFees' | 'about' | 'membershipCost'> &
  Record<'contacts' | 'places' | 'deliveryFees' | 'about' | 'membershipCost', object> & {
    deliveryHours: object | null;
  };

// Written by this feature alone, as the contract has it.
const townOfRow = (row: Row): StoredTown => row as StoredTown;

const columnsOf = (town: Town) => ({
  product_name: town.productName,
  brand_name: town.brandName,
  time_zone: town.timeZone,
  state: town.state,
  municipality: town.municipality,
  contacts: JSON.stringify(town.contacts),
  classifieds_url: town.classifiedsUrl,
  places: JSON.stringify(town.places),
  delivery_hours: town.deliveryHours && JSON.stringify(town.deliveryHours),
  delivery_fees: JSON.stringify(town.deliveryFees),
  confirms_orders: town.confirmsOrders,
  drivers_pay_shops: town.driversPayShops,
  accent: town.accent,
  about: JSON.stringify(town.about),
  membership_cost: JSON.stringify(town.membershipCost),
});

const stored = (db: Db) => db.selectFrom('town').select(COLUMNS);

/** What bringing an order costs now, within the statement that asks for it. */
export const DELIVERY_FEES = sql<DeliveryFees>`(select delivery_fees from town)`;

/** Whether doubtful orders are confirmed first, within the statement that asks for it. */
export const CONFIRMS_ORDERS = sql<boolean>`(select confirms_orders from town)`;

/** Whether drivers pay the shops, within the statement that asks for it. */
export const DRIVERS_PAY_SHOPS = sql<boolean>`(select drivers_pay_shops from town)`;

/** Whether they are until the transaction ends: an Admin who switches it off comes before or after. */
export async function holdConfirming(transaction: Db): Promise<boolean> {
  const town = transaction.selectFrom('town').select('confirms_orders').forShare();
  return (await town.executeTakeFirstOrThrow()).confirms_orders;
}

/** There since the first start. */
export const requireTown = async (db: Db): Promise<StoredTown> => townOfRow(await stored(db).executeTakeFirstOrThrow());

/** Keeps what a town begins with, unless one of the processes that start at once has. */
export async function insertTown(db: Db, town: Town): Promise<void> {
  await db
    .insertInto('town')
    .values(columnsOf(town))
    .onConflict((conflicting) => conflicting.column('id').doNothing())
    .execute();
}

/** The town, held until the transaction ends: two Admins change it one after the other. */
export async function lockTown(transaction: Db): Promise<StoredTown> {
  return townOfRow(await stored(transaction).forUpdate().executeTakeFirstOrThrow());
}

export async function setTown(transaction: Db, town: Town, now: Date): Promise<StoredTown> {
  const row = await transaction
    .updateTable('town')
    .set({ ...columnsOf(town), updated_at: newVersion(now) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return townOfRow(row);
}

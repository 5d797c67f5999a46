import type { FactsId, FactsWith } from '@mercadito/domain/messages/message-facts';
import { orderCode } from '@mercadito/domain/orders/order-code';
import type { Db } from '../../database/connection.ts';

type Find<Id extends FactsId> = (db: Db, id: number) => Promise<FactsWith<Id> | null>;

const findOrder: Find<'orderId'> = async (db, id) => {
  const row = await db
    .selectFrom('orders')
    .leftJoin('drivers', 'drivers.id', 'orders.driver_id')
    .leftJoin('users as person', 'person.id', 'drivers.user_id')
    .select(['orders.transaction_id', 'orders.status', 'orders.awaits_confirmation', 'orders.on_way_at'])
    .select('person.first_name as driver')
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { transaction_id: transactionId, status, awaits_confirmation: awaitsConfirmation, on_way_at, driver } = row;
  const number = orderCode(transactionId);
  const isOnWay = on_way_at !== null;
  return { order: { transactionId, number, status, awaitsConfirmation, isOnWay, driver: driver || null } };
};

const findPart: Find<'orderCompanyId'> = async (db, id) => {
  const row = await db
    .selectFrom('order_companies')
    .select(['company_name', 'ready_at', 'picked_up_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { company_name: business, ready_at, picked_up_at } = row;
  return { part: { business, isReady: ready_at !== null, isPickedUp: picked_up_at !== null } };
};

const findItem: Find<'itemId'> = async (db, id) => {
  const item = await db.selectFrom('order_items').select(['name', 'status']).where('id', '=', id).executeTakeFirst();
  return item ? { item } : null;
};

const findBusiness: Find<'companyId'> = async (db, id) => {
  const business = await db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  return business ? { business } : null;
};

const findProduct: Find<'productId'> = async (db, id) => {
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'company_id as businessId', 'is_available as isAvailable'])
    .where('id', '=', id)
    .executeTakeFirst();
  return product ? { product } : null;
};

const findAnnouncement: Find<'announcementId'> = async (db, id) => {
  const row = await db
    .selectFrom('announcements')
    .select(['title_es', 'text_es', 'title_en', 'text_en'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { title_es, text_es, title_en, text_en } = row;
  return { announcement: { es: { title: title_es, text: text_es }, en: { title: title_en, text: text_en } } };
};

const findHandIn: Find<'handInId'> = async (db, id) => {
  const row = await db
    .selectFrom('hand_ins')
    .innerJoin('drivers', 'drivers.id', 'hand_ins.driver_id')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .select(['users.first_name as driver', 'hand_ins.said_mxn_cents', 'hand_ins.said_usd_cents'])
    .select(['hand_ins.accepted_at', 'hand_ins.counted_mxn_cents', 'hand_ins.counted_usd_cents'])
    .where('hand_ins.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const isAsSaid = row.counted_mxn_cents === row.said_mxn_cents && row.counted_usd_cents === row.said_usd_cents;
  return { handIn: { driver: row.driver, isAccepted: row.accepted_at !== null, isAsSaid } };
};

/** How what an event names is looked up, by the id that it carries. */
const FINDS: { readonly [Id in FactsId]: Find<Id> } = {
  orderId: findOrder,
  orderCompanyId: findPart,
  itemId: findItem,
  companyId: findBusiness,
  productId: findProduct,
  announcementId: findAnnouncement,
  handInId: findHandIn,
};

/** What is known now of the things that an event names; null where one of them is gone. */
export async function findFacts(db: Db, event: object): Promise<object | null> {
  let facts: object = {};
  for (const [id, find] of Object.entries(FINDS)) {
    const value = event[id as keyof typeof event] as number | undefined;
    if (value === undefined) continue;
    const found = await find(db, value);
    if (!found) return null;
    facts = { ...facts, ...found };
  }
  return facts;
}

import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';

/** In the words of the index of dues that are open. */
const IS_OPEN = sql<SqlBool>`shop_dues.owed_cents <> shop_dues.paid_cents`;

/** What is not on the road: there, what was paid for goods is what they are worth. */
const HAS_ENDED = sql<SqlBool>`orders.status not in ('pending', 'shipped')`;

const selectOpen = (db: Db) =>
  db
    .selectFrom('shop_dues')
    .innerJoin('order_companies', 'order_companies.id', 'shop_dues.order_company_id')
    .innerJoin('orders', 'orders.id', 'order_companies.order_id')
    .where(IS_OPEN)
    .where(HAS_ENDED);

const PART = ['shop_dues.order_company_id', 'shop_dues.paid_cents', 'shop_dues.brought_at'] as const;
const ORDER_OF_PART = ['orders.transaction_id', 'orders.status', 'order_companies.total_cents'] as const;

const BY_NAME: Ordering = {
  key: sql<string>`companies.name`,
  kind: 'text',
  id: sql<number>`companies.id`,
  direction: 'asc',
};

const ofOwed = (db: Db) =>
  db
    .selectFrom('companies')
    .where(({ exists }) =>
      exists(selectOpen(db).where(sql<SqlBool>`shop_dues.company_id = companies.id`).select(PART)),
    );

/** The businesses that are there and owed something, by name. */
export const listOwedShops = (db: Db, page: PageRequest) =>
  pagedBy(ofOwed(db).select(['companies.id', 'companies.name']), BY_NAME, page).execute();

export type OwedShopRow = Awaited<ReturnType<typeof listOwedShops>>[number];

export async function countOwedShops(db: Db): Promise<number> {
  const { count } = await ofOwed(db)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The open parts of these businesses, each business's oldest first: no more of one is read than is listed. */
export async function listOpenDues(db: Db, companyIds: readonly number[], most: number) {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom('companies')
    .innerJoinLateral(
      selectOpen(db)
        .select(PART)
        .select(ORDER_OF_PART)
        .where(sql<SqlBool>`shop_dues.company_id = companies.id`)
        .orderBy('shop_dues.order_company_id')
        .limit(most)
        .as('due'),
      (join) => join.onTrue(),
    )
    .select('companies.id as company_id')
    .select(['due.order_company_id', 'due.paid_cents', 'due.brought_at'])
    .select(['due.transaction_id', 'due.status', 'due.total_cents'])
    .where('companies.id', 'in', [...companyIds])
    .orderBy('companies.id')
    .orderBy('due.order_company_id')
    .execute();
}

export type OpenDueRow = Omit<Awaited<ReturnType<typeof listOpenDues>>[number], 'company_id'>;

/** The open parts of businesses that are gone, with the names that their orders keep; oldest first. */
export const listDuesOfGone = (db: Db, most: number) =>
  selectOpen(db)
    .select(PART)
    .select(ORDER_OF_PART)
    .select('order_companies.company_name')
    .where('shop_dues.company_id', 'is', null)
    .orderBy('shop_dues.order_company_id')
    .limit(most)
    .execute();

/** What is still open of a business, MXN cents: of years it may be more than an integer of the database holds. */
export async function sumOpenDues(db: Db, companyId: number): Promise<number> {
  const { cents } = await selectOpen(db)
    .select(sql<number>`coalesce(sum(shop_dues.owed_cents - shop_dues.paid_cents), 0)::float8`.as('cents'))
    .where('shop_dues.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return cents;
}

/** The open ones of these parts of a business, held until the transaction ends, in the order of their numbers. */
export async function lockOpenDues(transaction: Db, companyId: number | null, partIds: readonly number[]) {
  await transaction
    .selectFrom('shop_dues')
    .select('order_company_id')
    .where('company_id', 'is not distinct from', companyId)
    .where('order_company_id', 'in', [...partIds])
    .orderBy('order_company_id')
    .forUpdate()
    .execute();
  // Only now: whoever was before has written what is owed.
  return selectOpen(transaction)
    .select([
      'shop_dues.order_company_id as id',
      'orders.status',
      'shop_dues.paid_cents',
      'order_companies.total_cents',
    ])
    .where('shop_dues.company_id', 'is not distinct from', companyId)
    .where('shop_dues.order_company_id', 'in', [...partIds])
    .orderBy('shop_dues.order_company_id')
    .execute();
}

interface NewPayment {
  readonly companyId: number | null;
  /** Null where an Admin pays. */
  readonly driverId: number | null;
  readonly by: number;
  readonly at: Date;
  /** MXN cents of each part; less than nothing is taken back. */
  readonly parts: readonly { readonly id: number; readonly cents: number }[];
}

/** Keeps a payment and counts it to the dues of its parts; answers its id. */
export async function insertPayment(
  transaction: Db,
  { companyId, driverId, by, at, parts }: NewPayment,
): Promise<number> {
  const { id } = await transaction
    .insertInto('shop_payments')
    .values({ company_id: companyId, driver_id: driverId, paid_by: by, paid_at: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = parts.map((part) => ({ payment_id: id, order_company_id: part.id, amount_cents: part.cents }));
  await transaction.insertInto('shop_payment_parts').values(rows).execute();
  await transaction
    .insertInto('shop_dues')
    .values(parts.map((part) => ({ order_company_id: part.id, company_id: companyId, paid_cents: part.cents })))
    .onConflict((due) =>
      due.column('order_company_id').doUpdateSet((row) => ({
        paid_cents: sql<number>`shop_dues.paid_cents + ${row.ref('excluded.paid_cents')}`,
      })),
    )
    .execute();
  return id;
}

/** What a driver has paid for a part of an order since last taking it, less what was taken back, MXN cents. */
export async function sumPaidByDriver(db: Db, driverId: number, orderCompanyId: number): Promise<number> {
  // What was paid in an earlier round stays with the shop, whatever is ticked in this one.
  const taken = sql<string>`coalesce((
    select max(event.created_at) from order_events as event
    join order_companies as part on part.order_id = event.order_id and part.id = ${orderCompanyId}
    where event.driver_id = ${driverId} and event.kind in ('claimed', 'assigned')), '-infinity')`;
  const { cents } = await db
    .selectFrom('shop_payment_parts')
    .innerJoin('shop_payments', 'shop_payments.id', 'shop_payment_parts.payment_id')
    .select(sql<number>`coalesce(sum(shop_payment_parts.amount_cents), 0)::integer`.as('cents'))
    .where('shop_payment_parts.order_company_id', '=', orderCompanyId)
    .where('shop_payments.driver_id', '=', driverId)
    .where('shop_payments.paid_at', '>=', taken)
    .executeTakeFirstOrThrow();
  return cents;
}

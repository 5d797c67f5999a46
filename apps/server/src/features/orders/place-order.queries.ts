import { type Insertable, sql } from 'kysely';
import { type Statements, withAll } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { deletingLines } from '../cart/index.ts';
import { OWNER } from '../taking-orders/index.ts';
import { awaitingDriver } from './tell-waiting.job.ts';

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

/** These businesses' owners at this moment, and where drivers pick up: nothing for one without an address. */
export function listSellers(db: Db, companyIds: readonly number[]) {
  return db
    .selectFrom('companies')
    .leftJoin('company_addresses', 'company_addresses.company_id', 'companies.id')
    .select([
      'companies.id',
      OWNER.as('owner'),
      'company_addresses.neighborhood',
      'company_addresses.street_1',
      'company_addresses.street_2',
      'company_addresses.exterior_number',
      'company_addresses.interior_number',
      'company_addresses.telephone_number',
      'company_addresses.additional_instructions',
    ])
    .where('companies.id', 'in', companyIds)
    .execute();
}

export type Seller = Awaited<ReturnType<typeof listSellers>>[number];

type Row<Table extends keyof Tables, Known extends keyof Insertable<Tables[Table]>> = Omit<
  Insertable<Tables[Table]>,
  Known
>;

/** An order as it is written, each of its rows without the ids that it is given by the others. */
export interface NewOrder {
  readonly order: Insertable<Tables['orders']> & { readonly user_id: number };
  readonly companies: readonly (Row<'order_companies', 'order_id'> & { readonly company_id: number })[];
  /** In the order in which they stand in the cart. */
  readonly items: readonly {
    readonly companyId: number;
    readonly item: Row<'order_items', 'order_id' | 'order_company_id'>;
    readonly attributes: readonly Row<'order_item_attributes', 'order_item_id'>[];
  }[];
  readonly placedBy: number;
  readonly at: Date;
  /** The lines of the cart that it was. */
  readonly lineIds: readonly number[];
}

/** The columns that rows of one kind have, as they are called or as `row` has them. */
const columnsOf = (rows: readonly object[], of = '') =>
  sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(`${of}${name}`)));

/** Rows of a table out of JSON as `row`, each with its place from 1 on; what is no column of it stands in `sent`. */
const rowsOf = (table: string, rows: readonly object[]) => sql`
  jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as each (sent, place)
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, sent) as row`;

/**
 * Writes an order with its parts, notes it in its timeline, takes its lines out of the cart, and has it looked at when it may be late:
 * one statement, however many lines there are.
 * @returns its id
 */
export async function insertOrder(transaction: Db, placed: NewOrder): Promise<number> {
  const { order, companies, placedBy, at, lineIds } = placed;
  const items = placed.items.map(({ item }) => item);
  const ofCompanies = placed.items.map(({ companyId, item }) => ({ ...item, of_company: companyId }));
  const chosen = placed.items.flatMap(({ attributes }) => attributes);
  const ofItems = placed.items.flatMap(({ attributes }, index) =>
    attributes.map((attribute) => ({ ...attribute, of_item: index + 1 })),
  );
  const parts: Statements = {
    placed: sql`${transaction.insertInto('orders').values(order).returning('id')}`,
    noted: sql`
      insert into order_events (order_id, kind, to_status, actor_id, created_at)
      select id, 'placed', 'pending', ${placedBy}::integer, ${at.toISOString()}::timestamptz from placed`,
    sellers: sql`
      insert into order_companies (order_id, ${columnsOf(companies)})
      select placed.id, ${columnsOf(companies, 'row.')} from placed, ${rowsOf('order_companies', companies)}
      returning id, company_id`,
    // An insert numbers what it is given from first to last.
    items: sql`
      insert into order_items (order_id, order_company_id, ${columnsOf(items)})
      select placed.id, sellers.id, ${columnsOf(items, 'row.')}
      from placed, ${rowsOf('order_items', ofCompanies)}
        join sellers on sellers.company_id = (sent ->> 'of_company')::integer
      order by place
      returning id`,
    ...(chosen.length > 0 && {
      chosen: sql`
        insert into order_item_attributes (order_item_id, ${columnsOf(chosen)})
        select item.id, ${columnsOf(chosen, 'row.')}
        from ${rowsOf('order_item_attributes', ofItems)}
          join (select id, row_number() over (order by id) as number from items) as item
            on item.number = (sent ->> 'of_item')::integer
        order by place`,
    }),
    taken: sql`${deletingLines(transaction, order.user_id, lineIds)}`,
    ...awaitingDriver(sql`select id from placed`, at),
  };
  const { rows } = await sql<{ id: number }>`${withAll(parts)} select id from placed`.execute(transaction);
  return rows[0]?.id ?? 0;
}

import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/connection.ts';

/** Columns of a table that a row is copied with, each as it is unless told otherwise. */
export async function columnsOf(db: Db, table: string, otherwise: Readonly<Record<string, string>>) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = '' order by attnum`.execute(db);
  const names = rows.map(({ name }) => name);
  return {
    names: names.join(', '),
    values: names.map((name) => otherwise[name] ?? `model.${name}`).join(', '),
  };
}

/** What differs between an order and its copies, in the words of SQL, `n` being the number of each. */
interface Copies {
  readonly order: number;
  readonly count: number;
  readonly otherwise: Readonly<Record<string, string>>;
}

/** One statement that makes so many orders like one, with all their parts, and answers how they are called. */
export async function copiesOfOrder(db: Db, { order, count, otherwise }: Copies): Promise<string> {
  const orders = await columnsOf(db, 'orders', {
    transaction_id: `upper(substr(md5(random()::text || n), 1, 12))`,
    address_id: 'null',
    ...otherwise,
  });
  const shops = await columnsOf(db, 'order_companies', { order_id: 'made.id' });
  const items = await columnsOf(db, 'order_items', { order_id: 'shops.order_id', order_company_id: 'shops.id' });
  const events = await columnsOf(db, 'order_events', { order_id: 'made.id' });
  return `
    with made as (
      insert into orders (${orders.names}) select ${orders.values}
      from orders as model, generate_series(1, ${count}) as n where model.id = ${order} returning id, transaction_id
    ), shops as (
      insert into order_companies (${shops.names}) select ${shops.values}
      from order_companies as model, made where model.order_id = ${order} returning id, order_id
    ), items as (
      insert into order_items (${items.names}) select ${items.values}
      from order_items as model, shops where model.order_id = ${order}
    ), events as (
      insert into order_events (${events.names}) select ${events.values}
      from order_events as model, made where model.order_id = ${order}
    ) select id, transaction_id from made`;
}

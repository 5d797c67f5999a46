// Started by killed-while-ordering.test.ts: says what it found in the database, then orders without end, saying each thing
// before it does it and after it is done. Output to a pipe is synchronous: what was said before a kill has been said.
import { randomUUID } from 'node:crypto';
import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/connection.ts';
import { anAddress, goods } from './carts.ts';
import { type Buyer, checkout } from './orders.ts';
import { aCustomer } from './people.ts';
import { good } from './shops.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

/** An order that was asked for; whoever does not hear the answer asks again with the same key. */
export interface Intent {
  readonly key: string;
  readonly buyer: Buyer;
}

/** What the process says, a line each. */
export type Said =
  | {
      readonly said: 'found';
      readonly orders: readonly string[];
      readonly faults: readonly string[];
      readonly pieces: number;
    }
  | ({ readonly said: 'ordering' } & Intent)
  | { readonly said: 'ordered'; readonly key: string; readonly transactionId: string }
  | { readonly said: 'adding' | 'added' };

const BUYERS = 4;
const STOCK = 1_000_000;

const say = (said: Said): void => console.log(JSON.stringify(said));

/** What must hold of every order and of the shop's stock; a row for each that does not. */
const FAULTS = sql<{ fault: string }>`
  select 'an order without its parts: ' || transaction_id as fault from orders
  where not exists (select from order_items where order_id = orders.id)
    or order_total_cents <> (select sum(item_total_cents) from order_items where order_id = orders.id)
    or order_total_cents <> (select sum(total_cents) from order_companies where order_id = orders.id)
    or 1 <> (select count(*) from order_events where order_id = orders.id and kind = 'placed')
    or 1 <> (select count(*) from idempotency_keys where response -> 'body' ->> 'transaction_id' = transaction_id)
  union all
  select 'a key of something that was not done to its end' from idempotency_keys where status is null
  union all
  select 'not one line in the audit an order' where
    (select count(*) from audit_log where action = 'createOrder') <> (select count(*) from orders)
  union all
  select 'stock that is not what was sold' from products
  where stock <> ${STOCK} - (select coalesce(sum(count), 0) from order_items where stock_taken)`;

async function look({ db }: TestApp): Promise<Said> {
  const orders = await db.selectFrom('orders').select('transaction_id').execute();
  const faults = (await FAULTS.execute(db)).rows.map(({ fault }) => fault);
  const { rows } = await sql<{ pieces: number }>`
    select (select coalesce(sum(count), 0) from order_items) + (select coalesce(sum(count), 0) from cart_items) as pieces
    `.execute(db);
  return {
    said: 'found',
    orders: orders.map(({ transaction_id }) => transaction_id),
    faults,
    pieces: rows[0]?.pieces ?? 0,
  };
}

async function order(test: TestApp, { key, buyer }: Intent): Promise<void> {
  say({ said: 'ordering', key, buyer });
  const { transaction_id: transactionId } = good(await test.call(createOrder, checkout(buyer), buyer.token, key));
  say({ said: 'ordered', key, transactionId });
}

async function orderWithoutEnd(test: TestApp, product_id: number): Promise<never> {
  // Each process makes its own: names of people are counted in one process only.
  const person = await aCustomer(test, `buyer-${randomUUID()}`);
  const buyer = { ...person, addressId: await anAddress(test, person) };
  for (;;) {
    say({ said: 'adding' });
    good(await test.call(addCartItem, { product_id }, buyer.token));
    say({ said: 'added' });
    await order(test, { key: randomUUID(), buyer });
  }
}

async function start(unanswered = '[]'): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const test = await createTestAppOn(database, config.dataDir);
  for (const intent of JSON.parse(unanswered) as Intent[]) await order(test, intent);
  const product = await database.db.selectFrom('products').select('id').executeTakeFirst();
  const id = product?.id ?? (await goods(test, { quantity_manage: true, stock: STOCK, price_cents: 5 }));
  say(await look(test));
  await Promise.all(Array.from({ length: BUYERS }, () => orderWithoutEnd(test, id)));
}

if (import.meta.main) await start(process.argv[2]);

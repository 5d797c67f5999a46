// Started by killed-while-telling.test.ts: orders of which people are told, and says so of each; or tells of all that is left,
// and says what it found. Output to a pipe is synchronous: what was said before a kill has been said.
import { randomUUID } from 'node:crypto';
import tls from 'node:tls';
import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { subscribePush } from '@mercadito/contracts/push';
import { sql } from 'kysely';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/connection.ts';
import { anAddress, goods } from './carts.ts';
import { checkout } from './orders.ts';
import { aCustomer, aDriver, type Person } from './people.ts';
import type { Device } from './push-service.ts';
import { aShopWithAddress, good } from './shops.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

/** What the process is told. */
export interface Telling {
  readonly pushHost: string;
  readonly certificate: string;
  /** The devices of the shop's owner and of the drivers, in this order. */
  readonly subscriptions: readonly Device['subscription'][];
  /** How many orders it makes; without any it finishes what is left. */
  readonly orders: number;
}

/** What the process says, a line each. */
export type Said =
  | { readonly said: 'ordered' }
  | {
      readonly said: 'found';
      readonly orders: number;
      readonly faults: readonly string[];
      /** The entries of those whom each device belongs to. */
      readonly entries: readonly (readonly number[])[];
    };

const say = (said: Said): void => console.log(JSON.stringify(said));

/** Of every order everybody is told once, and it was pushed; a row for each that was not, and for what is left over. */
const FAULTS = sql<{ fault: string }>`
  select 'told ' || count(entry.id) || ' times of ' || transaction_id as fault
  from orders cross join (select distinct user_id as id from push_subscriptions join tokens on tokens.id = token_id) as person
    left join inbox_entries as entry on entry.user_id = person.id and (entry.event ->> 'orderId')::integer = orders.id
      and entry.event ->> 'type' = 'order.placed'
  group by transaction_id, person.id having count(entry.id) <> 1
  union all
  select 'not pushed: ' || entry.id from inbox_entries as entry
    join tokens on tokens.user_id = entry.user_id join push_subscriptions on token_id = tokens.id
  where pushed_at is null
  union all
  select 'a job is left: ' || name || ' ' || state from jobs.job where name in ('message.spread', 'message.push')
  union all
  select 'a message is left' from outgoing_messages`;

const peopleWithDevices = async ({ db }: TestApp): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select tokens.user_id as id from push_subscriptions join tokens on tokens.id = token_id order by token_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

async function look(test: TestApp): Promise<Said> {
  const { db } = test;
  const faults = (await FAULTS.execute(db)).rows.map(({ fault }) => fault);
  const entries: number[][] = [];
  for (const user of await peopleWithDevices(test)) {
    const rows = await db.selectFrom('inbox_entries').select('id').where('user_id', '=', user).orderBy('id').execute();
    entries.push(rows.map(({ id }) => id));
  }
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return { said: 'found', orders, faults, entries };
}

/** A shop, and those who are told of its orders, on their devices. */
async function open(test: TestApp, { subscriptions }: Telling): Promise<number> {
  const owner = await aShopWithAddress(test);
  const product = await goods(test, { company_id: owner.companyId });
  const people: Person[] = [owner];
  while (people.length < subscriptions.length) people.push(await aDriver(test));
  for (const [index, subscription] of subscriptions.entries()) {
    good(await test.call(subscribePush, subscription, people[index]?.token ?? ''));
  }
  return product;
}

/** Time passes: jobs of dead processes are tried again, and what failed is due. */
async function goOn({ app, db }: TestApp): Promise<void> {
  await sql`update jobs.job set started_on = now() - interval '3 minutes' where state = 'active'`.execute(db);
  await app.jobs.look();
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
  await app.jobs.look();
}

async function order(test: TestApp, product_id: number, count: number): Promise<void> {
  // Each process makes its own: names of people are counted in one process only.
  const person = await aCustomer(test, `buyer-${randomUUID()}`);
  const buyer = { ...person, addressId: await anAddress(test, person) };
  for (let made = 0; made < count; made += 1) {
    good(await test.call(addCartItem, { product_id }, buyer.token));
    good(await test.call(createOrder, checkout(buyer), buyer.token));
    say({ said: 'ordered' });
  }
}

const LEFT = sql<{ left: number }>`
  select (select count(*) from outgoing_messages) + (select count(*) from jobs.job where name in ('message.spread', 'message.push'))
    as left`;

// What has not moved for so long never will.
const MOST_STILL = 100;

async function finish(test: TestApp): Promise<void> {
  const left = async () => (await LEFT.execute(test.db)).rows[0]?.left ?? 0;
  let still = 0;
  for (let before = await left(), now = before; now > 0 && still < MOST_STILL; before = now, now = await left()) {
    still = now < before ? 0 : still + 1;
    // Nothing is under way in any other process: what stands still was begun by one that is dead.
    if (still > 0) await goOn(test);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function start(telling: Telling): Promise<void> {
  tls.setDefaultCACertificates([...tls.getCACertificates(), telling.certificate]);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const test = await createTestAppOn(database, config.dataDir, { PUSH_HOSTS: telling.pushHost });
  const found = await database.db.selectFrom('products').select('id').executeTakeFirst();
  const product = found?.id ?? (await open(test, telling));
  await goOn(test);
  if (telling.orders > 0) return order(test, product, telling.orders);
  await finish(test);
  say(await look(test));
}

if (import.meta.main) {
  // Whoever started it kills it.
  setInterval(() => undefined, 1_000);
  await start(JSON.parse(process.argv[2] ?? ''));
}

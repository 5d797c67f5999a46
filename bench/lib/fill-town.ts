import { addCartItem } from '@mercadito/contracts/cart';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/connection.ts';
import { WITHOUT_TIME_LIMIT } from '../../apps/server/src/database/prepared-statements.ts';
import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import type { Buyer } from '../../apps/server/test/orders.ts';
import type { Person } from '../../apps/server/test/people.ts';
import type { TestApp } from '../../apps/server/test/test-app.ts';
import { columnsOf, copiesOfOrder } from './copied-orders.ts';

// Started by `npm run bench` in the tree of each version that it measures: fills a town with so many goods, all else in proportion, and
// says what there is to ask for. What is many is a copy of one that calls have made.

process.env.TEST_ENGINE = 'postgres';
const { createTestApp } = await import('../../apps/server/test/test-app.ts');
const { fillWithGoods } = await import('../../apps/server/test/many-goods.ts');
const { aBuyer, checkout } = await import('../../apps/server/test/orders.ts');
const { aDriver, PASSWORD } = await import('../../apps/server/test/people.ts');
const { good } = await import('../../apps/server/test/shops.ts');

/** Who can be signed in as, by what stands before their number in their token; of a token only the hash is kept. */
export interface People {
  readonly first: number;
  readonly count: number;
}

/** Drivers, and the id of the first as a driver. */
type Drivers = People & { readonly driver: number };

/** An order that nobody has taken. */
interface Pending {
  readonly id: number;
  readonly transaction_id: string;
}

/** What there is to ask for in a town that was filled. */
export interface Filled {
  readonly database: string;
  readonly password: string;
  readonly products: { readonly first: number; readonly count: number };
  readonly shop: number;
  readonly buyers: People;
  readonly addresses: { readonly first: number };
  readonly drivers: Drivers;
  /** Each with an order in hand. */
  readonly holders: Drivers;
  readonly owners: readonly { readonly userId: number; readonly companyId: number; readonly productId: number }[];
  /** That others are like. */
  readonly model: { readonly order: number };
  /** What stands before the number of a buyer, who is called so; from one. */
  readonly usernames: string;
  readonly pending: readonly Pending[];
  readonly ended: { readonly first: number; readonly count: number };
}

const GOODS_OF_A_BUYER = 5;
const FEWEST_BUYERS = 3_000;
/** Each is told of each order. */
const DRIVERS = 40;
/** More than are claimed and delivered in a long run. */
const PENDING = 20_000;
/** Cancelled ones: pgbench takes and ends them, since nobody else does anything with those. */
const ENDED = 2_000;
const GOODS_OF_A_PAST_ORDER = 2;
const OWNERS = 10;

/** Writes rows that are right as they are, however long it takes: neither triggers nor keys look at them. */
const quickly = <T>(db: Db, write: (transaction: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (transaction) => {
    await sql.raw(WITHOUT_TIME_LIMIT).execute(transaction);
    await sql`set local session_replication_role = replica`.execute(transaction);
    return write(transaction);
  });

/** So many people like one, each with a session. Answers the id of the first; the others follow it. */
async function addPeopleLike(db: Db, { userId }: Person, count: number): Promise<number> {
  const columns = await columnsOf(db, 'users', {
    username: `'bench-' || ${userId} || '-' || n`,
    email: `'bench-' || ${userId} || '-' || n || '@example.org'`,
  });
  const { rows } = await sql<{ first: number }>`
    with made as (
      insert into users (${sql.raw(columns.names)}) select ${sql.raw(columns.values)}
      from users as model, generate_series(1, ${count}::integer) as n where model.id = ${userId} order by n returning id
    ), sessions as (
      insert into tokens (hash, user_id, expires_at)
      select encode(sha256(('session-of-the-bench-' || id)::bytea), 'hex'), id, now() + interval '1 day' from made
    ) select min(id) as first from made`.execute(db);
  return Number(rows[0]?.first);
}

async function addAddressesLike(db: Db, { addressId }: Buyer, buyers: People): Promise<number> {
  const columns = await columnsOf(db, 'customer_addresses', { user_id: 'n', person_id: 'n' });
  const { rows } = await sql<{ first: number }>`
    with made as (
      insert into customer_addresses (${sql.raw(columns.names)}) select ${sql.raw(columns.values)}
      from customer_addresses as model, generate_series(${buyers.first}::integer, ${buyers.first + buyers.count - 1}::integer) as n
      where model.id = ${addressId} order by n returning id
    ) select min(id) as first from made`.execute(db);
  return Number(rows[0]?.first);
}

/** So many orders like one, of all buyers by turns. */
async function addOrdersLike(
  db: Db,
  { id: order }: Pick<Pending, 'id'>,
  count: number,
  otherwise: Readonly<Record<string, string>>,
): Promise<Pending[]> {
  const text = await copiesOfOrder(db, { order, count, otherwise });
  return quickly(db, async (transaction) => (await sql.raw<Pending>(text).execute(transaction)).rows);
}

async function anOrder(town: TestApp, products: readonly number[]): Promise<{ id: number; transactionId: string }> {
  const buyer = await aBuyer(town);
  for (const product_id of products) good(await town.call(addCartItem, { product_id }, buyer.token));
  const { transaction_id: transactionId } = good(await town.call(createOrder, checkout(buyer), buyer.token));
  const { id } = await town.db
    .selectFrom('orders')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return { id, transactionId };
}

/** Of a million goods it takes minutes: longer than the server lets a statement run, and than it waits for one. */
const vacuum = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql.raw(WITHOUT_TIME_LIMIT).execute(connection);
    await sql.raw('set statement_timeout = 0').execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
  });

async function fill(count: number): Promise<Filled> {
  const town = await createTestApp();
  const { db } = town;
  town.clock.now = new Date();
  const { companyId } = await fillWithGoods(town, count);
  const { rows } = await sql<{ first: number; database: string }>`
    select min(id) as first, current_database() as database from products`.execute(db);
  const [{ first, database } = { first: 0, database: '' }] = rows;
  const owners = await sql<Filled['owners'][number]>`
    with owners as (
      select companies.owner_id as "userId", companies.id as "companyId",
        (select min(id) from products where company_id = companies.id) as "productId"
      from companies where exists (select from products where company_id = companies.id) order by companies.id desc limit ${OWNERS}
    ), sessions as (
      insert into tokens (hash, user_id, expires_at)
      select encode(sha256(('session-of-the-bench-' || "userId")::bytea), 'hex'), "userId", now() + interval '1 day' from owners
    ) select * from owners`.execute(db);
  const buyer = await aBuyer(town);
  const buyers = { first: 0, count: Math.max(FEWEST_BUYERS, Math.ceil(count / GOODS_OF_A_BUYER)) };
  buyers.first = await quickly(db, (transaction) => addPeopleLike(transaction, buyer, buyers.count));
  const addresses = { first: await quickly(db, (transaction) => addAddressesLike(transaction, buyer, buyers)) };
  const driver = await aDriver(town);
  const firstDriver = await addPeopleLike(db, driver, 2 * DRIVERS);
  const made = await sql<{ id: number }>`
    insert into drivers (user_id, availability_status)
    select ${firstDriver} + n, case when n < ${DRIVERS} then 'available' else 'unavailable' end
    from generate_series(0, ${2 * DRIVERS - 1}::integer) as n order by n returning id`.execute(db);
  const driversFrom = (at: number): Drivers => ({
    ...{ first: firstDriver + at, count: DRIVERS, driver: Number(made.rows[at]?.id) },
  });
  const [drivers, holders] = [driversFrom(0), driversFrom(DRIVERS)];
  const goods = [0, 1, 2].map((n) => first + n);
  const past = await anOrder(town, goods);
  await sql`update orders set status = 'delivered', driver_id = ${driver.driverId}, shipped_at = now(), delivered_at = now()
    where id = ${past.id}`.execute(db);
  const byTurns = { user_id: `${buyers.first} + n % ${buyers.count}` };
  const ago = { created_at: `model.created_at - n * interval '1 minute'` };
  await addOrdersLike(db, past, Math.ceil(count / GOODS_OF_A_PAST_ORDER), { ...byTurns, ...ago });
  const held = await anOrder(town, goods);
  const claim = { driver_id: driver.driverId, transaction_id: held.transactionId };
  good(await town.call(claimOrder, claim, driver.token));
  await addOrdersLike(db, held, DRIVERS, { ...byTurns, driver_id: `${holders.driver} + n - 1` });
  const model = await anOrder(town, goods);
  // Of those that wait for long an Admin is told.
  const soon = { created_at: `now() + interval '1 hour'` };
  const pending = await addOrdersLike(db, model, PENDING, { ...byTurns, ...soon });
  const ended = await addOrdersLike(db, model, ENDED, { ...byTurns, status: `'cancelled'` });
  const last = buyers.first + buyers.count - 1;
  await quickly(db, (transaction) =>
    sql`insert into carts (user_id) select n from generate_series(${buyers.first}::integer, ${last}::integer) as n`.execute(
      transaction,
    ),
  );
  await vacuum(db);
  return {
    ...{
      database,
      password: PASSWORD,
      products: { first, count },
      shop: companyId,
      buyers,
      addresses,
      drivers,
      holders,
    },
    ...{
      owners: owners.rows,
      model: { order: model.id },
      usernames: `bench-${buyer.userId}-`,
      ended: { first: Math.min(...ended.map(({ id }) => id)), count: ENDED },
      pending,
    },
  };
}

const filled = JSON.stringify(await fill(Number(process.argv[2])));
// The server that is measured is another one, on the same database: this one leaves it as it is.
process.stdout.write(filled, () => process.exit());

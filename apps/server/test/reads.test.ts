import { setAddressPhoto } from '@mercadito/contracts/addresses';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { shareOrder } from '@mercadito/contracts/orders/sharing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routePathOf } from '../src/platform/serve/serve.ts';
import { findAllContracts } from './all-contracts.ts';
import { fingerprint } from './fingerprint.ts';
import { ownInput } from './own-input.ts';
import type { Person } from './people.ts';
import { aPicture, good } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { BUSINESS_WRITES } from './writes/business.writes.ts';
import { createTown } from './writes/town.ts';
import type { Write } from './writes/write.ts';

// A stream stays open, and has no other data than the names of reads.
const contracts = (await findAllContracts())
  .map(({ contract }) => contract)
  .filter(({ name }) => name !== 'streamEvents');
const reads = contracts.filter(({ method }) => method === 'GET');
const writes = contracts.filter(({ method }) => method !== 'GET');

const TOLD = [
  'adding an about page',
  'adding a contact entry',
  'adding social networks',
  "adding a business's address",
];

let app: TestApp;
let people: readonly Person[];
/** What is there to be read, under the names of the contracts' fields. */
let found: Record<string, unknown>;
let before: string;
beforeAll(async () => {
  app = await createTestApp();
  const town = await createTown(app);
  for (const what of TOLD) {
    const { contract, prepare } = BUSINESS_WRITES[what] as Write;
    const { by, send } = await prepare(town);
    good(await app.callWrongly(contract, send, by?.token));
  }
  await town.service();
  const { product_id, option_id } = (await town.option()).option;
  const { addressId } = town.customer;
  good(await app.call(setAddressPhoto, { addressId, photo: aPicture() }, town.customer.token));
  const { transaction_id, order_item_id } = await town.shippedOrder();
  const order = { transaction_id, transactionId: transaction_id, current_order: transaction_id, order_item_id };
  const { secret } = good(await app.call(shareOrder, { transaction_id }, town.customer.token));
  found = { ...town.own, ...order, addressId, product_id, option_id, secret };
  people = [town.customer, town.owner, town.driver, town.admin];
  before = await fingerprint(app);
});
afterAll(() => app.close());

/** How a read is answered, each time by the database anew, to everybody in turn. */
async function statusesOf(contract: AnyEndpoint): Promise<number[]> {
  const statuses: number[] = [];
  for (const person of people) {
    statuses.push((await app.call(contract, { ...ownInput(contract, person), ...found }, person.token)).status);
  }
  return statuses;
}

test.each(reads)('$name changes nothing, whoever reads', async (contract: AnyEndpoint) => {
  expect(await statusesOf(contract)).toContain(200);
  expect(await fingerprint(app)).toBe(before);
});

test('no write can be made by a GET', async () => {
  const { token } = people.at(-1) ?? {};
  for (const contract of writes) {
    const url = routePathOf(contract).replace(/:\w+/g, '1');
    await app.app.inject({ url, query: { id: '1' }, headers: { authorization: `Token ${token}` } });
  }
  expect(await fingerprint(app)).toBe(before);
});

test('every read goes on where a newer version adds a column to every table beside this one', async () => {
  const before = new Map<AnyEndpoint, number[]>();
  // From now on each of their statements is prepared.
  for (const contract of reads) before.set(contract, await statusesOf(contract));
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(app.db);
  for (const { name } of tables.rows) {
    await sql`alter table ${sql.table(name)} add column added_later integer`.execute(app.db);
  }
  for (const [contract, statuses] of before) {
    expect([contract.name, await statusesOf(contract)]).toEqual([contract.name, statuses]);
  }
}, 120_000);

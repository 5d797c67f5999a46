import { getCompany } from '@mercadito/contracts/companies';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';
import { isSeenByVisitors } from '@mercadito/domain/events/unseen-events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findAllContracts } from './all-contracts.ts';
import { anotherProcess } from './another-process.ts';
import { testEngine } from './database/test-database.ts';
import { ownInput } from './own-input.ts';
import { ORIGIN } from './passkeys.ts';
import { aShop, good } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { WRITES } from './writes/all-writes.ts';
import { createTown, type Town } from './writes/town.ts';
import type { Write } from './writes/write.ts';

let app: TestApp;
let town: Town;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: ORIGIN }, { keepsAnswers: true });
  town = await createTown(app);
});
afterAll(() => app.close());

/** What visitors may read. */
const reads = (await findAllContracts())
  .map(({ contract }): AnyEndpoint => contract)
  .filter(
    ({ method, access, mediaType }) => method === 'GET' && access.subject === 'anyone' && mediaType === undefined,
  );

/** All that visitors read of these things, by call. What a search finds is counted later, and kept for nobody. */
async function readAll(things: object): Promise<unknown> {
  const readOne = async (contract: AnyEndpoint) => {
    const input = { ...ownInput(contract, town.owner), ...things, search: '' };
    const { status, body } = await app.callWrongly(contract, input);
    return [contract.name, { status, body }] as const;
  };
  return Object.fromEntries(await Promise.all(reads.map(readOne)));
}

const unseen = Object.entries(WRITES).filter(([, { events }]) => !events.some((type) => isSeenByVisitors({ type })));

test.each(unseen)('%s leaves what visitors have read as it was (CALL-22)', async (_what, write) => {
  const { by, send } = await write.prepare(town);
  const things = { ...town.own, ...send };
  // What it needs was made ready past the calls.
  app.app.keptAnswers.end();
  await readAll(things);
  good(await app.callWrongly(write.contract, send, by?.token));
  const kept = await readAll(things);
  app.app.keptAnswers.end();
  expect(kept).toEqual(await readAll(things));
});

test('a visitor is given what another one has read, for a second (CALL-22)', async () => {
  const { companyId } = await aShop(app, { name: 'Antes' });
  const nameRead = async () => good(await app.call(getCompany, { companyId })).name;
  const names = [await nameRead()];
  // Past the calls, so that nobody hears of it.
  await sql`update companies set name = 'Despues' where id = ${companyId}`.execute(app.db);
  names.push(await nameRead());
  app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  expect([...names, await nameRead()]).toEqual(['Antes', 'Antes', 'Despues']);
});

test('whoever reads after a write finds what was written, at once where it was written (CALL-22)', async () => {
  const shop = await aShop(app, { name: 'Antes' });
  const nameRead = async () => good(await app.call(getCompany, { companyId: shop.companyId })).name;
  const before = await nameRead();
  const { prepare, contract } = WRITES['changing a business'] as Write;
  const { send } = await prepare(town);
  good(await app.callWrongly(contract, { ...send, companyId: shop.companyId, name: 'Despues' }, shop.token));
  expect([before, await nameRead()]).toEqual(['Antes', 'Despues']);
});

test.runIf(testEngine === 'postgres')('and within a second on another process (CALL-22)', async () => {
  const other = await anotherProcess(app, { keepsAnswers: true });
  onTestFinished(other.close);
  const { companyId } = await aShop(app, { name: 'Antes' });
  const nameRead = async () => good(await other.call(getCompany, { companyId })).name;
  const before = await nameRead();
  await sql`update companies set name = 'Despues' where id = ${companyId}`.execute(app.db);
  app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  expect([before, await nameRead()]).toEqual(['Antes', 'Despues']);
});

test('what visitors read goes by its tag, and is sent once to whoever has it (CALL-22)', async () => {
  const url = requestOf(getCompany, { companyId: town.shop.companyId }).path;
  const first = await app.app.inject({ url });
  expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding, authorization' });
  const again = await app.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('what somebody is answered with a token is theirs alone (CALL-22)', async () => {
  const { headers } = await app.call(getCompany, { companyId: town.shop.companyId }, town.customer.token);
  expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
});

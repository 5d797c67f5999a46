import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blockPerson, getUser, login } from '@mercadito/contracts/accounts';
import { suspendCompany } from '@mercadito/contracts/companies';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import { migrateWithin, readMigrations } from '../src/database/migrate.ts';
import { checkCopy, moveTown, refuseNewer } from '../src/features/copies/index.ts';
import { deleteAccounts } from '../src/features/privacy/index.ts';
import { goods } from './carts.ts';
import { fingerprint } from './fingerprint.ts';
import type { House } from './house.ts';
import { aFullCart, aPendingOrder, checkout } from './orders.ts';
import { aCustomer, anAdmin, PASSWORD } from './people.ts';
import { onPostgres } from './races.ts';
import { aProduct, aShop, good } from './shops.ts';
import type { TestApp } from './test-app.ts';
import { aDirectory, anEmptyHouse, configOf, copied, openTown, PASSPHRASE, restored } from './town-copies.ts';

// Databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** A town with a picture, an order and what is still to be done. */
async function aTown(house: House): Promise<TestApp> {
  const town = await openTown(house);
  await aProduct(town, await aShop(town), { name: 'Piñón tostado' });
  await aPendingOrder(town, await goods(town, { quantity_manage: true, stock: 9 }), 2);
  // Tomorrow's sweep waits.
  await town.app.jobs.look();
  return town;
}

const picturesIn = async ({ dataDir }: House): Promise<string[]> =>
  (await readdir(join(dataDir, 'pictures'), { recursive: true })).filter((name) => name.endsWith('.webp')).sort();

/** What a copy brings back, and no session: those have ended. The words of searches are counted anew, and the clock of jobs goes on meanwhile. */
const NOT_LASTING =
  /\b(tokens|account_links|order_shares|passkey_challenges|push_subscriptions|search_\w+|jobs\.version):\S*/g;
const lasting = async (town: TestApp): Promise<string> => (await fingerprint(town)).replaceAll(NOT_LASTING, '');

test('a town that was copied while it was open and restored elsewhere is the same, but for its sessions (BACKUP-1, BACKUP-4)', async () => {
  const house = await anEmptyHouse();
  const before = await aTown(house);
  const all = await lasting(before);
  const file = await copied(house);
  await before.close();

  const elsewhere = await anEmptyHouse();
  expect(await restored(file, elsewhere)).toMatchObject({ takenAgain: 0 });
  const after = await openTown(elsewhere);
  expect(await lasting(after)).toBe(all);
  expect(await picturesIn(elsewhere)).toEqual(await picturesIn(house));
  const { products } = good(await after.call(listHomeProducts, { search: 'pinom' }));
  expect(products.results.map(({ name }) => name)).toEqual(['Piñón tostado']);
  expect((await after.app.inject({ url: products.results[0]?.photo ?? '' })).statusCode).toBe(200);
  expect(await after.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  await aPendingOrder(after);
});

test('a copy that is made while people order is of one moment, with every order that was there before (BACKUP-1)', async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const productId = await goods(town, { quantity_manage: true, stock: 50 });
  const early = (await aPendingOrder(town, productId)).transactionId;
  const buyers = [];
  for (let each = 0; each < 6; each += 1) buyers.push(await aFullCart(town, productId));
  const [file] = await Promise.all([
    copied(house),
    ...buyers.map((buyer) => town.call(createOrder, checkout(buyer), buyer.token)),
  ]);
  await town.close();

  const elsewhere = await anEmptyHouse();
  await restored(file, elsewhere);
  const after = await openTown(elsewhere);
  const orders = await after.db.selectFrom('orders').select(['id', 'transaction_id']).execute();
  const { stock } = await after.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const items = await after.db.selectFrom('order_items').select('order_id').execute();
  expect(orders.map(({ transaction_id }) => transaction_id)).toContain(early);
  expect([stock, items.length]).toEqual([50 - orders.length, orders.length]);
});

test('a copy that was cut, altered or is sealed for another key is refused (BACKUP-2)', async () => {
  const house = await anEmptyHouse();
  const town = await aTown(house);
  const file = await copied(house);
  await town.close();
  const whole = await readFile(file);
  const asIs = (change: (bytes: Buffer) => Buffer) => async (): Promise<unknown> => {
    const other = await open(file, 'w');
    await other.writeFile(change(Buffer.from(whole))).finally(() => other.close());
    return checkCopy(file, { passphrase: PASSPHRASE });
  };
  for (const length of [0, 100, whole.length - 1, whole.length - 70_000]) {
    await expect(asIs((bytes) => bytes.subarray(0, length))).rejects.toThrow(
      /was cut or altered|sealed for another key/,
    );
  }
  for (const place of [300, whole.length >> 1, whole.length - 5]) {
    const altered = (bytes: Buffer) => {
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      return bytes;
    };
    await expect(asIs(altered)).rejects.toThrow(/was cut or altered|sealed for another key/);
  }
  await asIs((bytes) => bytes)();
  await expect(checkCopy(file, { passphrase: 'another one, as long as this' })).rejects.toThrow(
    'sealed for another key',
  );
  const header = { migrations: [...(await readMigrations()), { name: '9999-from-tomorrow', checksum: '' }] };
  await expect(refuseNewer(header)).rejects.toThrow(/made by a newer version.*9999-from-tomorrow/);
});

test('where people live nothing is restored unless they may be replaced, nor below a server that runs (BACKUP-3)', async () => {
  const house = await anEmptyHouse();
  const town = await aTown(house);
  const file = await copied(house);
  await expect(restored(file, house, true)).rejects.toThrow(
    /server has this database open.*"mercadito.*" from \S.* since 20\d\d-.* pg_terminate_backend\(\d+\)|is in use by/,
  );
  const late = await aCustomer(town);
  await town.close();
  await expect(restored(file, house)).rejects.toThrow('add --replace');
  await restored(file, house, true);
  const after = await openTown(house);
  expect(await after.db.selectFrom('users').select('id').where('id', '=', late.userId).execute()).toEqual([]);
});

test('who was deleted since does not come back with a copy (BACKUP-5, PRIVACY-6)', async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const { buyer, transactionId } = await aPendingOrder(town);
  const [admin, owner] = [await anAdmin(town), await aShop(town)];
  const file = await copied(house);
  const late = await aShop(town);
  const reason = 'Sold what she had not.';
  for (const { companyId = 0 } of [owner, late])
    good(await town.call(suspendCompany, { companyId, reason }, admin.token));
  for (const { userId } of [buyer, late]) good(await town.call(blockPerson, { userId, reason }, admin.token));
  await town.db.updateTable('orders').set({ status: 'cancelled' }).execute();
  await sql`update users set deletion_at = now() - interval '1 second'
    where id in (${buyer.userId}, ${owner.userId})`.execute(town.db);
  const { services, log, jobs } = town.app;
  await deleteAccounts.run({}, { services, log, signal: AbortSignal.timeout(60_000) });
  // An event of the write has woken the job.
  await jobs.look();
  await vi.waitFor(async () => {
    expect(await town.db.selectFrom('journal_entries').select('id').where('kept_at', 'is', null).execute()).toEqual([]);
  }, 60_000);
  await town.close();

  expect(await restored(file, house, true)).toMatchObject({ takenAgain: 3 });
  const after = await openTown(house);
  const people = after.db
    .selectFrom('users')
    .select(['username', 'email', 'first_name'])
    .where('id', '=', buyer.userId);
  const gone = { username: `(${buyer.userId})`, email: expect.stringMatching(/@deleted\.invalid$/), first_name: '—' };
  expect(await people.execute()).toEqual([gone]);
  expect(await after.db.selectFrom('customer_addresses').select('id').execute()).toEqual([]);
  const orders = after.db.selectFrom('orders').select(['transaction_id', 'telephone_number', 'instruction']);
  const nobodys = { transaction_id: transactionId, telephone_number: '+520000000000', instruction: '' };
  expect(await orders.execute()).toEqual([nobodys]);
  const entries = await after.db.selectFrom('journal_entries').select(['kind', 'facts']).execute();
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['company', 'person', 'person_gone']));
  expect(JSON.stringify(entries)).not.toContain(reason);
});

test('who has taken the deletion back since the copy has another week to do so again (BACKUP-4)', async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const person = await aCustomer(town);
  await sql`update users set deletion_at = now() - interval '1 second' where id = ${person.userId}`.execute(town.db);
  const file = await copied(house);
  await town.close();
  await restored(file, house, true);
  const after = await openTown(house);
  const { services, log } = after.app;
  await deleteAccounts.run({}, { services, log, signal: AbortSignal.timeout(60_000) });
  const { rows } = await sql<{ is_later: boolean; deleted_at: string | null }>`
    select deletion_at > now() + interval '6 days 23 hours' as is_later, deleted_at from users
    where id = ${person.userId}`.execute(after.db);
  expect(rows).toEqual([{ is_later: true, deleted_at: null }]);
});

test('who was thrown out, and what was taken from people since, does not come back with a copy (BACKUP-5)', async () => {
  const house = await anEmptyHouse();
  const copies = { BACKUP_DIR: await aDirectory() };
  const town = await openTown(house);
  Object.assign(town.app.services.config.copies, configOf(house, copies).copies);
  const [admin, formerAdmin] = [await anAdmin(town), await anAdmin(town)];
  const [thrownOut, letIn] = [await aCustomer(town, 'echado'), await aCustomer(town)];
  const shop = await aShop(town);
  const file = await copied(house);

  const block = (userId: number) => town.call(blockPerson, { userId, reason: 'Two orders were refused.' }, admin.token);
  good(await block(thrownOut.userId));
  good(await block(letIn.userId));
  await town.db
    .updateTable('users')
    .set({ blocked_at: null, block_reason: null, blocked_by: null })
    .where('id', '=', letIn.userId)
    .execute();
  await town.db.updateTable('users').set({ role: 'User' }).where('id', '=', formerAdmin.userId).execute();
  await town.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', letIn.userId).execute();
  good(
    await town.call(suspendCompany, { companyId: shop.companyId ?? 0, reason: 'Sold what it had not.' }, admin.token),
  );
  // An event of the write has woken the job.
  await town.app.jobs.look();
  await vi.waitFor(async () => {
    expect(await town.db.selectFrom('journal_entries').select('id').where('kept_at', 'is', null).execute()).toEqual([]);
  }, 60_000);
  await town.close();
  // All of the machine is lost but the copies.
  await rm(join(house.dataDir, 'journal.ndjson'));

  const elsewhere = await anEmptyHouse();
  expect(await restored(file, elsewhere, false, copies)).toMatchObject({ takenAgain: 4 });
  const after = await openTown(elsewhere);
  const again = await after.call(login, { username: 'echado', password: PASSWORD });
  expect([again.status, again.body]).toMatchObject([403, { code: 'account_blocked' }]);
  const people = await after.db.selectFrom('users').select(['id', 'role', 'blocked_at']).orderBy('id').execute();
  const roleOf = (id: number) => people.find((person) => person.id === id)?.role;
  expect([admin, formerAdmin, letIn].map(({ userId }) => roleOf(userId))).toEqual(['Admin', 'User', 'User']);
  expect(people.find(({ id }) => id === letIn.userId)?.blocked_at).toBeNull();
  const company = after.db.selectFrom('companies').select('suspended_at').where('id', '=', shop.companyId);
  expect((await company.executeTakeFirstOrThrow()).suspended_at).not.toBeNull();
  expect((await after.call(getUser, {}, admin.token)).status).toBe(401);
  // What was done again is known from now on: a later copy has it.
  expect((await after.db.selectFrom('journal_entries').select('id').execute()).length).toBeGreaterThan(4);
});

test('a copy of an older version is brought to this one when it is restored (BACKUP-3)', async () => {
  const old = await anEmptyHouse();
  const { length } = await readMigrations();
  const database = await openDatabase({ ...old, inThisThread: true });
  await database.db.transaction().execute(async (transaction) => {
    // Of an embedded one the newest is there already.
    await sql`drop schema if exists jobs cascade`.execute(transaction);
    await sql`drop schema public cascade`.execute(transaction);
    await sql`create schema public`.execute(transaction);
    await migrateWithin(transaction, length - 5);
    await sql`insert into zones (name, name_en) values ('Of old', 'Of old')`.execute(transaction);
  });
  await database.close();
  const file = await copied(old);
  const house = await anEmptyHouse();
  await restored(file, house);
  const town = await openTown(house);
  expect(await town.db.selectFrom('zones').select('name').where('name', '=', 'Of old').execute()).toHaveLength(1);
  expect(await town.db.selectFrom('migrations').select('name').execute()).toHaveLength(length);
});

test.runIf(onPostgres)(
  'a town moves from the embedded engine to PostgreSQL and back, sessions and all (BACKUP-7)',
  async () => {
    const embedded = await anEmptyHouse('embedded');
    const town = await aTown(embedded);
    const all = await fingerprint(town);
    await town.close();
    const { databaseUrl } = await anEmptyHouse();
    await moveTown(configOf(embedded), databaseUrl, { mayReplace: false });
    const moved = { ...embedded, databaseUrl };
    const there = await openTown(moved);
    expect(await fingerprint(there)).toBe(all);
    await there.close();

    await expect(moveTown(configOf(moved), undefined, { mayReplace: false })).rejects.toThrow('add --replace');
    await moveTown(configOf(moved), undefined, { mayReplace: true });
    expect(await fingerprint(await openTown(embedded))).toBe(all);
  },
);

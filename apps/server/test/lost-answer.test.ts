import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadProfileImage } from '@mercadito/contracts/companies';
import { createOrder } from '@mercadito/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import { type CuttableLine, openLine } from './database/cuttable-line.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { aFullCart, checkout } from './orders.ts';
import { onPostgres } from './races.ts';
import { aPicture, aShop, good } from './shops.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

// The embedded engine has no line that could be lost.
describe.runIf(onPostgres)('a connection lost between a commit and its answer', () => {
  let fixture: TestDatabase;
  let line: CuttableLine;
  let app: TestApp;
  let closeAll: () => Promise<void>;
  beforeAll(async () => {
    fixture = await createTestDatabase();
    line = await openLine(fixture.databaseUrl ?? '');
    const database = await openDatabase({ databaseUrl: line.url, dataDir: ':memory:', log: () => undefined });
    const dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
    app = await createTestAppOn(database, dataDir);
    closeAll = async () => {
      await app.close();
      await database.close();
      await line.close();
      await fixture.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => closeAll());

  test('takes no picture away that the database knows', async () => {
    const shop = await aShop(app);
    line.loseAnswerTo('commit');
    const upload = { company_id: shop.companyId, profileImage: aPicture() };
    const { status, headers } = await app.call(uploadProfileImage, upload, shop.token);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    const [known] = await fixture.database.db.selectFrom('images').select('hash').execute();
    expect(await readdir(app.app.services.pictures.directory)).toEqual([known?.hash]);
    good(await app.call(uploadProfileImage, upload, shop.token));
  });

  test('orders once, whoever asks again with the same key', async () => {
    const buyer = await aFullCart(app);
    const key = randomUUID();
    line.loseAnswerTo('commit');
    expect((await app.call(createOrder, checkout(buyer), buyer.token, key)).status).toBe(503);
    const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token, key));
    const orders = await fixture.database.db.selectFrom('orders').select('transaction_id').execute();
    expect(orders).toEqual([{ transaction_id }]);
  });
});

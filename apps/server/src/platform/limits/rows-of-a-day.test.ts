import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import type { RateClass } from '@mercadito/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAllContracts } from '../../../test/all-contracts.ts';
import { aShippedOrder } from '../../../test/orders.ts';
import { aProduct, aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Viewer } from '../serve/actor.ts';
import { createLimits } from './limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = 86_400;

/** The limits of a process that has just begun, and a write of a person that leaves so many rows. */
function aDay() {
  const limits = createLimits({ config: { ...app.config, rateLimits: true }, now: () => app.clock.now });
  const request = { ip: '192.0.2.1' } as FastifyRequest;
  const write = (rows: number, { rate = 'write' as RateClass, userId = 1 } = {}) =>
    limits.countAccepted(rate, request, { userId } as Viewer, async (tellRows) => tellRows(rows));
  const refuse = (rows: number) =>
    limits.countAccepted('write', request, { userId: 1 } as Viewer, async (tellRows) => {
      if (rows > 0) tellRows(rows);
      throw new Error('no');
    });
  return { write, refuse };
}

const used = { status: 429, retryAfterSeconds: DAY };

test('a person leaves so many rows on record in a day, refused writes not counted, and reads on', async () => {
  const { write, refuse } = aDay();
  for (let at = 0; at < 100; at += 1) await expect(refuse(0)).rejects.toThrow('no');
  for (let at = 0; at < 20_000; at += 1) await write(at % 2);
  await expect(write(1)).rejects.toMatchObject(used);
  await write(0, { rate: 'read' });
  await write(1, { userId: 2 });
});

test('a write takes as many of a day as it has left, the last one beyond what there was (CALL-20)', async () => {
  const { write } = aDay();
  for (let at = 0; at < 10; at += 1) await write(2_000);
  await expect(write(1)).rejects.toMatchObject(used);
});

test('an error that has left rows takes them too', async () => {
  const { write, refuse } = aDay();
  await expect(refuse(20_000)).rejects.toThrow('no');
  await expect(write(1)).rejects.toMatchObject(used);
});

test('who has used up the day signs out, ends sessions and passkeys, changes and confirms the password, has own data and the account deleted, and tells of orders in hand and brought; no more (CALL-20)', async () => {
  const { write } = aDay();
  await write(20_000);
  const open: string[] = [];
  for (const { contract } of await findAllContracts()) {
    if (contract.rate === 'read') continue;
    await write(1, { rate: contract.rate }).then(
      () => open.push(contract.name),
      () => undefined,
    );
  }
  expect(open.sort()).toEqual([
    ...[
      'askForDeletion',
      'beginPasskey',
      'beginPasskeyConfirmation',
      'changeItemStatus',
      'changePassword',
      'confirmByPasskey',
      'confirmPassword',
      'deletePasskey',
      'exportOwnData',
      'finishDelivery',
      'logout',
    ],
    ...['proposePlace', 'revokeAllSessions', 'revokeSession', 'setOnWay', 'setPickedUp', 'takeBackDeletion'],
  ]);
});

test('what is told of orders in hand has a day of its own, and signing out has none', async () => {
  const { write } = aDay();
  await write(20_000, { rate: 'active-delivery' });
  await expect(write(1, { rate: 'active-delivery' })).rejects.toMatchObject(used);
  await write(1);
  for (let at = 0; at < 3; at += 1) await write(20_000, { rate: 'session' });
});

/** How many rows each write says that it has left, and how many there are more than before. */
async function rowsLeftBy(write: () => Promise<unknown>) {
  const told: number[] = [];
  const counted = vi
    .spyOn(app.app.limits, 'countAccepted')
    .mockImplementation((_rate, _request, _viewer, work) => work((rows) => told.push(rows)));
  const count = async () =>
    (
      await app.db
        .selectFrom('audit_log')
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  await write();
  counted.mockRestore();
  return { told, left: (await count()) - before };
}

test('a change of many products tells each row, and told again under its key or without an effect none', async () => {
  const shop = await aShop(app);
  const { id } = await aProduct(app, shop, { price: 100 });
  const columns = sql.raw('company_id, category_id, name, description, price_cents');
  await sql`insert into products (${columns})
    select ${columns} from products, generate_series(1, 449) where id = ${id}`.execute(app.db);
  const raise = async () => {
    const form = { companyId: shop.companyId, all: true, price_percent: 10 };
    good(await app.call(changeProducts, form, shop.token, 'raised-only-once'));
  };
  expect(await rowsLeftBy(raise)).toEqual({ told: [451], left: 451 });
  expect(await rowsLeftBy(raise)).toEqual({ told: [0], left: 0 });
});

test('an error that lasts tells the row that it has left', async () => {
  const order = await aShippedOrder(app);
  const outcome = { transaction_id: order.transactionId, driver_id: order.driver.driverId, delivery_successful: true };
  const guess = async () => {
    const { status } = await app.call(finishDelivery, { ...outcome, keyword: 'not-this-one' }, order.driver.token);
    expect(status).toBe(409);
  };
  expect(await rowsLeftBy(guess)).toEqual({ told: [1], left: 1 });
});

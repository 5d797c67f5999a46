import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../test/event-client.ts';
import { aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { NOTICES, type Notice } from '../../platform/record/notices.ts';
import { tellOfEnded } from './index.ts';

const HOUR_MS = 3_600_000;
// No job tells it to nobody: behind it nothing of what was sent before is still to come.
const MARK = { user: 0 };

let app: TestApp;
let told: Notice[];
let stopListening: () => Promise<void>;
beforeEach(async () => {
  app = await createTestApp();
  told = [];
  stopListening = await app.app.services.database.listen(NOTICES, (payload) => told.push(JSON.parse(payload)));
});
afterEach(async () => {
  await stopListening();
  await app.close();
});

/** A business whose owner's membership ends so many hours from now by the database's clock. */
async function aShopUntil(hours: number): Promise<void> {
  const { userId } = await aShop(app);
  const until = new Date(Date.now() + hours * HOUR_MS).toISOString();
  await app.db.updateTable('users').set({ subscription_until: until }).where('id', '=', userId).execute();
}

const heardUntilNow = async (): Promise<Notice[]> => {
  await notify(app, MARK, []);
  await vi.waitFor(() => expect(told.at(-1)?.audience).toEqual(MARK), 20_000);
  return told.splice(0).slice(0, -1);
};

/** The night comes; answers who was told what in it. */
async function tellings(): Promise<Notice[]> {
  await heardUntilNow();
  const { services, log } = app.app;
  await tellOfEnded.run({}, { services, log, signal: AbortSignal.timeout(60_000) });
  return heardUntilNow();
}

test.each([
  ['an hour', 1],
  // In autumn a night comes after 25.
  ['a day of 25 hours', 24.9],
])('everybody hears in the night that a membership of an owner has ended %s ago (SELLING-6)', async (_, hours) => {
  await aShopUntil(-hours);
  const [notice, ...others] = await tellings();
  expect([notice?.audience, notice?.tags.toSorted(), others]).toEqual([
    'everybody',
    ['Cart', 'Companies', 'Products', 'ProductsHome'],
    [],
  ]);
});

test('nobody hears of one that runs, nor again of one that ended two days before (SELLING-6)', async () => {
  await aShopUntil(1);
  await aShopUntil(-47);
  expect(await tellings()).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngine } from '../../../test/database/test-database.ts';
import { buffersOf, fillWithGoods, readsOfGoods } from '../../../test/many-goods.ts';
import type { Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const PRODUCTS = 20_000;
/** Blocks of 8 kB, wherever they are read from. */
const MOST_BUFFERS = 3_000;
/** Of six words nothing has all, and ways to leave some out are tried; at a million goods it is twice that. */
const MOST_OF_SIX_WORDS = 550;

let town: TestApp;
let shop: Shop;
beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  town = await createTestApp();
  shop = await fillWithGoods(town, PRODUCTS);
}, 300_000);
afterAll(() => town?.close());

const NAMES_OF_NONE = 'in the town: bota vaquera pan dulce silla pino';

const reads = readsOfGoods(
  () => town,
  () => shop,
);

// Blocks are counted by PostgreSQL alone.
describe.runIf(testEngine === 'postgres')('of 20,000 goods each list reads a bounded number of blocks (LIST-8)', () => {
  test.each(reads)('%s', async (_what, read) => {
    expect(Math.min(await buffersOf(town.db, read), await buffersOf(town.db, read))).toBeLessThanOrEqual(MOST_BUFFERS);
  });

  test('six words that no goods have together are looked up once for each way to leave some out', async () => {
    const read = reads.find(([what]) => what === NAMES_OF_NONE)?.[1] ?? expect.fail('nobody asks for it');
    const buffers = Math.min(await buffersOf(town.db, read), await buffersOf(town.db, read));
    expect(buffers).toBeLessThanOrEqual(MOST_OF_SIX_WORDS);
  });

  test('what no goods have together is found out from the index alone, names of several words too', async () => {
    const read = reads.find(([what]) => what === NAMES_OF_NONE)?.[1] ?? expect.fail('nobody asks for it');
    expect(Math.min(await buffersOf(town.db, read, 'goods'), await buffersOf(town.db, read, 'goods'))).toBe(0);
  });
});

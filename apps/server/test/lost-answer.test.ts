import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { uploadProfileImage } from '@mercadito/contracts/companies';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPictureName } from '../src/platform/pictures/picture-files.ts';
import { type AppOnLine, createAppOnLine } from './app-on-line.ts';
import { aFullCart, checkout } from './orders.ts';
import { onPostgres } from './races.ts';
import { aPicture, aShopJustBegun, good } from './shops.ts';

// The embedded engine has no line that could be lost.
describe.runIf(onPostgres)('a connection lost between a commit and its answer', () => {
  let app: AppOnLine;
  beforeAll(async () => {
    app = await createAppOnLine();
  });
  afterAll(() => app.close());

  test('takes no picture away that the database knows', async () => {
    const shop = await aShopJustBegun(app);
    app.line.loseAnswerTo('commit');
    const upload = { company_id: shop.companyId, profileImage: aPicture() };
    const { status, headers } = await app.call(uploadProfileImage, upload, shop.token);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    const [known] = await app.behindLine.selectFrom('images').select('hash').execute();
    expect((await readdir(app.app.services.pictures.directory)).filter(isPictureName)).toEqual([known?.hash]);
    good(await app.call(uploadProfileImage, upload, shop.token));
  });

  test('orders once, whoever asks again with the same key', async () => {
    const buyer = await aFullCart(app);
    const key = randomUUID();
    app.line.loseAnswerTo('commit');
    expect((await app.call(createOrder, checkout(buyer), buyer.token, key)).status).toBe(503);
    const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token, key));
    const orders = await app.behindLine.selectFrom('orders').select('transaction_id').execute();
    expect(orders).toEqual([{ transaction_id }]);
  });
});

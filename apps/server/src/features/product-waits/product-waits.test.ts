import { importCatalog } from '@mercadito/contracts/catalog-csv';
import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { awaitProduct, getProductWait, stopAwaitingProduct } from '@mercadito/contracts/product-waits';
import { updateProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { catalogFile } from '../../../test/catalog-files.ts';
import { inboxOf } from '../../../test/messages.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOOK_FOR_RETURNED } from '../../platform/messages/awaited-products.ts';
import { tellOfReturn } from './index.ts';

const BACK = 'What you were waiting for is back';

let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  app = await createTestApp();
  shop = await aShopWithAddress(app);
});
afterEach(() => app.close());

const aProduct = (fields: Parameters<typeof goods>[1] = {}) => goods(app, { company_id: shop.companyId, ...fields });
const soldOut = () => aProduct({ quantity_manage: true, stock: 0 });
const awaits = (person: Person, productId: number) => app.call(awaitProduct, { productId }, person.token);
const isWaiting = async (person: Person, productId: number) =>
  good(await app.call(getProductWait, { productId }, person.token)).is_waiting;
const stockUp = (productId: number, stock: number) =>
  app.call(updateProduct, { productId, company: shop.companyId, stock }, shop.token);

/** People who wait for it, one after the other. */
async function waiters(productId: number, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const person = await aCustomer(app);
    expect(good(await awaits(person, productId)).is_waiting).toBe(true);
    people.push(person);
  }
  return people;
}

/** Does what was left to look for after the commits until now; how often that was. */
async function look(): Promise<number> {
  const { rows } = await sql<{ company_id: number }>`
    delete from jobs.job where name = ${LOOK_FOR_RETURNED} returning (data ->> 'company_id')::int as company_id`.execute(
    app.db,
  );
  const { services, log } = app.app;
  for (const payload of rows) await tellOfReturn.run(payload, { services, log, signal: AbortSignal.timeout(60_000) });
  return rows.length;
}

/** How often each of them has heard that it is back. */
const heardBy = async (people: readonly Person[]): Promise<number[]> => {
  const counts: number[] = [];
  for (const person of people) counts.push((await inboxOf(app, person)).filter((title) => title === BACK).length);
  return counts;
};

describe('who waits for a sold-out product (MESSAGE-14)', () => {
  test('is among as many as there are pieces, the longest waiting first, and hears it once', async () => {
    const productId = await soldOut();
    const people = await waiters(productId, 3);
    good(await stockUp(productId, 2));
    await look();
    // Once more without anything new.
    good(await app.call(updateProduct, { productId, company: shop.companyId, price: 5 }, shop.token));
    await look();
    expect(await heardBy(people)).toEqual([1, 1, 0]);
    expect(await isWaiting(people[0] as Person, productId)).toBe(false);
  });

  test('comes next when it was sold out and is back again', async () => {
    const productId = await soldOut();
    const people = await waiters(productId, 2);
    for (const stock of [1, 0, 1]) {
      good(await stockUp(productId, stock));
      await look();
    }
    expect(await heardBy(people)).toEqual([1, 1]);
  });

  test('hears nothing once they have said so, nor waits for what can be bought', async () => {
    const productId = await soldOut();
    const [person] = (await waiters(productId, 1)) as [Person];
    good(await app.call(stopAwaitingProduct, { productId }, person.token));
    good(await stockUp(productId, 5));
    await look();
    expect(await heardBy([person])).toEqual([0]);
    expect(good(await awaits(person, productId)).is_waiting).toBe(false);
  });

  test('of what is hidden there is nothing to wait for', async () => {
    const productId = await aProduct({ published: false, available: false });
    expect((await awaits(await aCustomer(app), productId)).status).toBe(404);
  });

  test('costs no job where nobody waits', async () => {
    const productId = await soldOut();
    good(await stockUp(productId, 5));
    expect(await look()).toBe(0);
  });
});

describe('that it can be bought again is seen', () => {
  const BY: Record<string, (productId: number) => Promise<unknown>> = {
    'by the form': (productId) =>
      app.call(updateProduct, { productId, company: shop.companyId, available: true }, shop.token),
    'by the table': (productId) =>
      app.call(changeProducts, { companyId: shop.companyId, ids: [productId], available: true }, shop.token),
    'by the file': (productId) =>
      app.call(importCatalog, catalogFile(shop, `Id,Disponible\n${productId},Sí`), shop.token),
  };

  test.each(Object.keys(BY))('%s (MESSAGE-14)', async (by) => {
    const productId = await aProduct({ available: false });
    const people = await waiters(productId, 2);
    await BY[by]?.(productId);
    await look();
    expect(await heardBy(people)).toEqual([1, 1]);
  });

  test('when an order of the last piece is cancelled (MESSAGE-14)', async () => {
    const productId = await aProduct({ quantity_manage: true, stock: 1 });
    const buyer = await aFullCart(app, productId);
    const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
    const people = await waiters(productId, 2);
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    await look();
    expect(await heardBy(people)).toEqual([1, 0]);
  });

  test('only where it can be seen by them: a draft stays one (MESSAGE-14)', async () => {
    const productId = await soldOut();
    const people = await waiters(productId, 1);
    await change(app, productId, { published: false });
    good(await stockUp(productId, 5));
    await look();
    expect(await heardBy(people)).toEqual([0]);
  });
});

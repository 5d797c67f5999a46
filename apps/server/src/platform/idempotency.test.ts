import { addCartItem } from '@mercadito/contracts/cart';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goods } from '../../test/carts.ts';
import { aCustomer, type Person } from '../../test/people.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';

let app: TestApp;
let person: Person;
beforeEach(async () => {
  app = await createTestApp();
  person = await aCustomer(app, 'lola');
});
afterEach(() => app.close());

/** The first answers are kept by the database's own time. */
const sweepAfter = (days: number) => sweepIdempotencyKeys(app.db, new Date(Date.now() + days * 86_400_000));

test('the first answer is kept for a month', async () => {
  const product_id = await goods(app);
  await app.call(addCartItem, { product_id }, person.token, 'the-first-tap');
  expect(await sweepAfter(29)).toBe(0);
  expect(await sweepAfter(31)).toBe(1);
});

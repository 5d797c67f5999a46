import { addCartItem, getCart, removeCartItem } from '@mercadito/contracts/cart';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import { change, goods } from './carts.ts';
import type { Answer } from './client.ts';
import { testEngine } from './database/test-database.ts';
import { aFullCart, type Buyer, checkout } from './orders.ts';
import type { aDriver, Person } from './people.ts';
import { good } from './shops.ts';
import type { TestApp } from './test-app.ts';

/** How often each race is run: some rounds in every test run, a thousand before a release. */
export const ROUNDS = Number(process.env.RACE_ROUNDS ?? 20);
/** Races need several connections; the embedded engine has one and cannot lose. */
export const onPostgres = testEngine === 'postgres';

type Driver = Awaited<ReturnType<typeof aDriver>>;

/** Opens every connection of the pool, so that no runner waits for its own. */
export const warmUp = (test: TestApp) =>
  Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.01)`.execute(test.db)));

export const several = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

export const won = <T>(answers: readonly Answer<T>[]): Answer<T>[] => answers.filter(({ status }) => status < 300);

/** The customer sends one more order. */
export async function oneMoreOrder(test: TestApp, buyer: Buyer, productId: number): Promise<string> {
  good(await test.call(addCartItem, { product_id: productId }, buyer.token));
  return good(await test.call(createOrder, checkout(buyer), buyer.token)).transaction_id;
}

/**
 * Asks until it is heard how it ended. On a machine that is busy otherwise whoever waits for another's lock is turned away after a
 * second, which says nothing of the race: they ask again, as every client does.
 */
export async function heard<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await ask();
  return answer.status === 503 ? heard(ask) : answer;
}

/**
 * All drivers claim one order at once; whoever got it delivers it, so that the next round begins without an active delivery.
 */
export async function raceForOrder(test: TestApp, drivers: readonly Driver[], transaction_id: string) {
  const claims = drivers.map((driver) => ({ driver_id: driver.driverId, transaction_id }));
  const answers = await Promise.all(
    claims.map((claim, at) => heard(() => test.call(claimOrder, claim, drivers[at]?.token))),
  );
  await Promise.all(
    claims
      .filter((_, at) => answers[at]?.status === 200)
      .map((claim) => {
        const token = drivers.find(({ driverId }) => driverId === claim.driver_id)?.token;
        return test.call(finishDelivery, { ...claim, delivery_successful: true }, token);
      }),
  );
  return answers;
}

/** A hundred taps at once on a product of which thirty fit; answers how many were taken and every total that was read. */
export async function raceForRoom(test: TestApp, person: Person, productId: number) {
  const path = { userId: person.userId };
  const totals: number[] = [];
  const read = async () => {
    const { status, body } = await test.call(getCart, path, person.token);
    // On a machine that is busy otherwise a read may be turned away, which says nothing about the total.
    if (status === 200) totals.push(body.total_cost);
  };
  const taps = several(100, () => heard(() => test.call(addCartItem, { product_id: productId }, person.token)));
  const [answers] = await Promise.all([taps, several(10, read)]);
  await read();
  const { cart } = (await test.call(getCart, path, person.token)).body;
  for (const { id } of cart.flatMap(({ items }) => items)) {
    await test.call(removeCartItem, { item_id: id }, person.token);
  }
  return { taken: won(answers).length, highest: Math.max(...totals) };
}

/** A product of 333.33, of which thirty pieces are 9,999.90. */
export const aThirtieth = (test: TestApp) => goods(test, { price_cents: 333_33 });

/** Buyers who each have one piece of a product in the cart. */
export const buyersOf = (test: TestApp, productId: number, count: number): Promise<Buyer[]> =>
  several(count, () => aFullCart(test, productId));

/** Everybody orders at once while there are ten pieces; answers how many were sold and how many are left. */
export async function raceForStock(test: TestApp, buyers: readonly Buyer[], productId: number) {
  await change(test, productId, { stock: 10 });
  const orderFor = (buyer: Buyer) => heard(() => test.call(createOrder, checkout(buyer), buyer.token));
  const answers = await Promise.all(buyers.map(orderFor));
  const { stock } = await test.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return { answers, sold: won(answers).length, left: stock };
}

/** One cart, twenty times sent at once. */
export async function raceForCart(test: TestApp, buyer: Buyer, productId: number, keyOf: (at: number) => string) {
  good(await test.call(addCartItem, { product_id: productId }, buyer.token));
  return several(20, (at) => heard(() => test.call(createOrder, checkout(buyer), buyer.token, keyOf(at))));
}

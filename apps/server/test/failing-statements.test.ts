import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { changePassword, resetPassword, signUp } from '@mercadito/contracts/accounts';
import { addCartItem, synchronizeCart } from '@mercadito/contracts/cart';
import { uploadProfileImage } from '@mercadito/contracts/companies';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { changeItemStatus } from '@mercadito/contracts/deliveries/in-hand';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { createProduct, deleteProduct, updateProduct } from '@mercadito/contracts/products';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { createService } from '@mercadito/contracts/services';
import { updateSettings } from '@mercadito/contracts/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, goods } from './carts.ts';
import { type FailingApp, whileCommitsFail, withFailingStatements } from './failing-statements.ts';
import { fingerprint } from './fingerprint.ts';
import { aFullCart, aPendingOrder, aShippedOrder, checkout } from './orders.ts';
import { aCustomer, aDriver, anAdmin, PASSWORD, type Person } from './people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let failing: FailingApp;
let shop: Shop;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  failing = await withFailingStatements(app);
  shop = await aShop(app);
  admin = await anAdmin(app);
});
afterAll(async () => {
  await failing.close();
  await app.close();
});

interface Write {
  readonly contract: AnyEndpoint;
  readonly input: Record<string, unknown>;
  readonly token?: string | undefined;
}

let rate = 10;
const anotherRate = (): number => {
  rate += 0.25;
  return rate;
};
const counted = () => goods(app, { quantity_manage: true, stock: 9 });

/** A cart over two shops, with options and pieces that are counted. */
async function aCartOfManyKinds() {
  const buyer = await aFullCart(app, await counted(), 2);
  const product_id = await goods(app);
  const { attributes } = await anOption(app, product_id, { required: true });
  good(await app.call(addCartItem, { product_id, attribute_values: [attributes[1]] }, buyer.token));
  return buyer;
}

function aService() {
  const fields = {
    name: 'Repairs',
    contact_phone: '+526361234567',
    category_id: 1,
    description: 'Of all',
    zones_ids: '1,2',
  };
  return { company_id: shop.companyId, ...fields, photo: aPicture() };
}

const anItemOf = async (transactionId: string): Promise<number> => {
  const items = app.db.selectFrom('order_items').innerJoin('orders', 'orders.id', 'order_items.order_id');
  const { id } = await items
    .select('order_items.id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return id;
};

/** The writes that matter most, each ready to be made. */
const WRITES: Record<string, () => Promise<Write>> = {
  'sending an order': async () => {
    const buyer = await aCartOfManyKinds();
    return { contract: createOrder, input: checkout(buyer), token: buyer.token };
  },
  'cancelling an order': async () => {
    const { buyer, transactionId } = await aPendingOrder(app, await counted(), 2);
    return { contract: cancelOrder, input: { transaction_id: transactionId }, token: buyer.token };
  },
  'declining an order': async () => {
    const { transactionId } = await aPendingOrder(app, await counted(), 2);
    const input = { transaction_id: transactionId, cancellation_reason: 'Closed today' };
    return { contract: declineOrder, input, token: admin.token };
  },
  'claiming an order': async () => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const input = { driver_id: driver.driverId, transaction_id: transactionId };
    return { contract: claimOrder, input, token: driver.token };
  },
  'assigning an order': async () => {
    const { transactionId } = await aPendingOrder(app);
    const input = { driverId: (await aDriver(app)).driverId, transactionId };
    return { contract: assignOrder, input, token: admin.token };
  },
  'saying that an item is not there': async () => {
    const { driver, transactionId } = await aShippedOrder(app, await counted(), 2);
    const place = { driver_id: driver.driverId, transaction_id: transactionId };
    const input = { ...place, order_item_id: await anItemOf(transactionId), status_item: 'not_found' };
    return { contract: changeItemStatus, input, token: driver.token };
  },
  'finishing a delivery': async () => {
    const { driver, transactionId } = await aShippedOrder(app);
    const input = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    return { contract: finishDelivery, input, token: driver.token };
  },
  'filling a cart': async () => {
    const product_id = await goods(app);
    const { attributes } = await anOption(app, product_id);
    const input = { product_id, attribute_values: [attributes[0]], count: 2 };
    return { contract: addCartItem, input, token: (await aCustomer(app)).token };
  },
  'taking a cart over': async () => {
    const cart_items = [
      { product_id: await goods(app), count: 2 },
      { product_id: await goods(app), count: 3 },
    ];
    return { contract: synchronizeCart, input: { cart_items }, token: (await aCustomer(app)).token };
  },
  'adding a product with its pictures': async () => {
    const fields = { name: 'Queso', description: 'Fresh', price: 10, category: 1, subscription: true };
    const pictures = { photo: aPicture(), files: [aPicture(), aPicture()] };
    return { contract: createProduct, input: { company: shop.companyId, ...fields, ...pictures }, token: shop.token };
  },
  'changing a product': async () => {
    const { id } = await aProduct(app, shop);
    const input = { productId: id, company: shop.companyId, subscription_active: true, is_pin: true, price: 5 };
    return { contract: updateProduct, input, token: shop.token };
  },
  'deleting a product': async () => {
    const { id } = await aProduct(app, shop, { subscription: true, files: [aPicture()] });
    return { contract: deleteProduct, input: { productId: id, company_id: shop.companyId }, token: shop.token };
  },
  'setting a picture': async () => {
    const input = { company_id: shop.companyId, profileImage: aPicture() };
    return { contract: uploadProfileImage, input, token: shop.token };
  },
  'offering a service': async () => ({ contract: createService, input: aService(), token: shop.token }),
  'reviewing a business': async () => {
    const input = { companyId: shop.companyId, rating: 4, comment: 'Friendly' };
    return { contract: createCompanyReview, input, token: (await aCustomer(app)).token };
  },
  'reviewing a product': async () => {
    const input = { productId: await goods(app), rating: 5, comment: 'Fresh' };
    return { contract: createProductReview, input, token: (await aCustomer(app)).token };
  },
  'changing the exchange rate': async () => {
    await goods(app, { currency: 'USD' });
    return { contract: updateSettings, input: { usd_mxn_value: anotherRate() }, token: admin.token };
  },
  'opening an account': async () => {
    const username = `late-${randomUUID().slice(0, 8)}`;
    const names = { username, first_name: 'Ana', last_name: 'Ruiz', email: `${username}@example.com` };
    return { contract: signUp, input: { ...names, password: PASSWORD } };
  },
  'changing a password': async () => {
    const input = { current_password: PASSWORD, new_password: 'another-good-password' };
    return { contract: changePassword, input, token: (await aCustomer(app)).token };
  },
  'resetting a password': async () => {
    const { userId } = await aCustomer(app);
    return { contract: resetPassword, input: { userId }, token: admin.token };
  },
};

/** All there is: every row of every table, and every picture on the disk. */
async function everything(): Promise<string> {
  const pictures = await readdir(app.app.services.pictures.directory);
  return `${await fingerprint(app)} ${pictures.sort().join(' ')}`;
}

/** Every picture on the disk is known to the database. */
async function expectNoOrphans(): Promise<void> {
  const known = await app.db.selectFrom('images').select('hash').execute();
  expect(await readdir(app.app.services.pictures.directory)).toHaveLength(known.length);
}

/** Makes the write with its first statement failing, then its second …, until none is left; answers how many there were. */
async function failEach(prepare: () => Promise<Write>): Promise<number> {
  const { contract, input, token } = await prepare();
  const before = await everything();
  // One key for all: what failed must not be remembered as done.
  const key = randomUUID();
  for (let n = 1; ; n += 1) {
    failing.failAt(n, new Error('A statement fails'));
    const { status } = await failing.call(contract, input, token, key);
    if (!failing.hasFailed()) {
      expect(status).toBe(contract.status);
      return n - 1;
    }
    expect([n, status]).toEqual([n, 500]);
    expect([n, await everything()]).toEqual([n, before]);
  }
}

/** Makes the write while the last of its statements loses a race: all of it has to be done again. */
async function loseLast(prepare: () => Promise<Write>, statements: number): Promise<void> {
  const { contract, input, token } = await prepare();
  const countAudited = async () => {
    const rows = await app.db.selectFrom('audit_log').select('id').where('action', '=', contract.name).execute();
    return rows.length;
  };
  const before = await countAudited();
  failing.failAt(statements, Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  const { status } = await failing.call(contract, input, token);
  expect([failing.hasFailed(), status, (await countAudited()) - before]).toEqual([true, contract.status, 1]);
}

describe.each(Object.entries(WRITES))('%s', (_what, prepare) => {
  test('leaves nothing behind whichever of its statements fails, and is done once after a lost race', async () => {
    const statements = await failEach(prepare);
    expect(statements).toBeGreaterThan(2);
    await loseLast(prepare, statements);
    await expectNoOrphans();
  });

  test('leaves nothing behind when the commit fails', async () => {
    const { contract, input, token } = await prepare();
    const before = await everything();
    const { status } = await whileCommitsFail(app, () => app.call(contract, input, token));
    expect(status).toBe(500);
    expect(await everything()).toBe(before);
  });
});

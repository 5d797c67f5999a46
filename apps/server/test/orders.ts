import { addCartItem } from '@mercadito/contracts/cart';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { anAddress, goods } from './carts.ts';
import { aCustomer, aDriver, type Person } from './people.ts';
import { good } from './shops.ts';
import type { TestApp } from './test-app.ts';

/** Somebody who can order: signed in, with an address. */
export async function aBuyer(test: TestApp): Promise<Person & { addressId: number }> {
  const person = await aCustomer(test);
  return { ...person, addressId: await anAddress(test, person) };
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

export const checkout = (buyer: Buyer) => ({
  user: buyer.userId,
  user_address: buyer.addressId,
  load_type: 'light' as const,
  instruction: 'Ring twice',
  alternate_number: '',
  delivery_password: 'mango',
});

/** A customer with pieces of a product in the cart, ready to order. */
export async function aFullCart(test: TestApp, productId?: number, count = 1): Promise<Buyer> {
  const buyer = await aBuyer(test);
  good(await test.call(addCartItem, { product_id: productId ?? (await goods(test)), count }, buyer.token));
  return buyer;
}

/** An order that waits in the queue. */
export async function aPendingOrder(
  test: TestApp,
  productId?: number,
  count = 1,
): Promise<{ buyer: Buyer; transactionId: string }> {
  const buyer = await aFullCart(test, productId, count);
  const { transaction_id } = good(await test.call(createOrder, checkout(buyer), buyer.token));
  return { buyer, transactionId: transaction_id };
}

/** An active delivery and the driver who holds it. */
export async function aShippedOrder(test: TestApp, productId?: number, count = 1) {
  const order = await aPendingOrder(test, productId, count);
  const driver = await aDriver(test);
  const claim = { driver_id: driver.driverId, transaction_id: order.transactionId };
  good(await test.call(claimOrder, claim, driver.token));
  return { ...order, driver };
}

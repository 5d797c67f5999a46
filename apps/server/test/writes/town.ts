import { addCartItem } from '@mercadito/contracts/cart';
import { proposePlace } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { createProductOption } from '@mercadito/contracts/product-options';
import { createService } from '@mercadito/contracts/services';
import { sql } from 'kysely';
import type { Audience } from '../../src/platform/record/notices.ts';
import { goods } from '../carts.ts';
import { aBuyer, checkout } from '../orders.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../people.ts';
import { aPicture, aShopWithAddress, good } from '../shops.ts';
import type { TestApp } from '../test-app.ts';

const PHONE = '+526361234567';
export const PLACE = { neighborhood: 'Galeana', street_1: 'Hidalgo 1', street_2: 'Morelos', telephone_number: PHONE };

const SERVICE = { name: 'Repairs', contact_phone: PHONE, category_id: 1, description: 'Of all kinds', zones_ids: '1' };

/** Two shops and somebody of each kind, who are told of what happens, and how things are made ready for a write. */
export async function createTown(test: TestApp) {
  const customer = await aBuyer(test);
  const [shop, second] = [await aShopWithAddress(test), await aShopWithAddress(test)];
  // Of drivers on duty there is one who has nothing to do with any order.
  await aDriver(test);
  const people = { customer, owner: shop, driver: await aDriver(test), admin: await anAdmin(test) };
  const { driver } = people;
  const names = new Map<string, string>();
  const name = (audience: Audience, as: string) => names.set(JSON.stringify(audience), as);
  for (const [as, { userId }] of Object.entries(people)) name({ user: userId }, as);
  name({ company: shop.companyId }, 'shop');
  name({ company: second.companyId }, 'second');
  name({ role: 'driver' }, 'drivers');
  name({ role: 'admin' }, 'admins');
  name('everybody', 'everybody');

  /** An id that a statement finds. */
  const findId = async (statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> => {
    const { rows } = await statement.execute(test.db);
    return rows[0]?.id ?? 0;
  };
  const product = (fields: Parameters<typeof goods>[1] = {}) => goods(test, { company_id: shop.companyId, ...fields });
  const own = { company_id: shop.companyId };

  /** The customer's cart holds a piece of each product, and nothing else. */
  const fillCart = async (...productIds: number[]): Promise<void> => {
    await sql`delete from cart_items`.execute(test.db);
    for (const product_id of productIds) good(await test.call(addCartItem, { product_id }, customer.token));
  };
  /** An order of both shops that waits in the queue. */
  const pendingOrder = async (fields: Parameters<typeof goods>[1] = {}): Promise<string> => {
    await fillCart(await product(fields), await goods(test, { company_id: second.companyId }));
    return good(await test.call(createOrder, checkout(customer), customer.token)).transaction_id;
  };
  const deliverAll = () => sql`update orders set status = 'delivered' where status = 'shipped'`.execute(test.db);
  /** An order in the hands of the driver, who holds nothing else. */
  const shippedOrder = async (fields: Parameters<typeof goods>[1] = {}) => {
    await deliverAll();
    const claim = { driver_id: driver.driverId, transaction_id: await pendingOrder(fields) };
    const { order } = good(await test.call(claimOrder, claim, driver.token));
    return { ...claim, order_item_id: order.order_companies[0]?.orderItem[0]?.id ?? 0 };
  };
  const failedOrder = async (): Promise<string> => {
    const { order_item_id: _item, ...order } = await shippedOrder();
    const failed = { ...order, delivery_successful: false, body: 'Nobody there' };
    good(await test.call(finishDelivery, failed, driver.token));
    return order.transaction_id;
  };
  const deliveredOrder = async () => {
    const { order_item_id: _item, ...order } = await shippedOrder();
    good(await test.call(finishDelivery, { ...order, delivery_successful: true }, driver.token));
    return order;
  };
  /** What its driver has found, of an order of the customer's. */
  const proposedPlace = async () => {
    const order = await deliveredOrder();
    good(await test.call(proposePlace, { ...order, where: '30.118312, -107.632047' }, driver.token));
    return { transaction_id: order.transaction_id };
  };
  /** A product with an option and an attribute, as their owner names them. */
  const option = async (group: { is_required?: boolean } = {}) => {
    const place = { ...own, product_id: await product() };
    const fields = { ...place, title: 'Size', ...group, attributes: [{ name: 'Large', price: 5 }] };
    const { id, attributes } = good(await test.call(createProductOption, fields, shop.token));
    return { place, option: { ...place, option_id: id }, attribute_id: attributes[0]?.id ?? 0 };
  };
  const serviceFields = () => ({ ...own, ...SERVICE, photo: aPicture() });

  return {
    ...people,
    test,
    shop,
    second,
    own,
    findId,
    product,
    fillCart,
    deliverAll,
    pendingOrder,
    shippedOrder,
    failedOrder,
    deliveredOrder,
    proposedPlace,
    option,
    serviceFields,
    service: async () => good(await test.call(createService, serviceFields(), shop.token)).id,
    /** Another customer, who is called so from now on. */
    somebody: async (person?: Person): Promise<Person> => {
      const somebody = person ?? (await aCustomer(test));
      name({ user: somebody.userId }, 'somebody');
      return somebody;
    },
    nameOf: (audience: Audience): string => names.get(JSON.stringify(audience)) ?? JSON.stringify(audience),
  };
}

export type Town = Awaited<ReturnType<typeof createTown>>;

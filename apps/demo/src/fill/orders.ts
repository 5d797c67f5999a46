import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { addCartItem } from '@mercadito/contracts/cart';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { changeItemStatus } from '@mercadito/contracts/deliveries/in-hand';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { getProduct } from '@mercadito/contracts/products';
import { people, shops } from '../catalogue/index.ts';
import { type Resident, residentOf, type Town } from './town.ts';

/** How each of the demo's orders ends; the first are the oldest. */
const ENDINGS = [
  'delivered',
  'delivered',
  'delivered',
  'cancelled',
  'delivered',
  'item missing',
  'delivered',
  'declined',
  'delivered',
  'failed',
  'delivered',
  'delivered',
  'requeued',
  'pending',
  'pending',
  'pending',
  'shipped',
  'pending',
  'pending',
] as const;
type Ending = (typeof ENDINGS)[number];

const LOADS = ['light', 'medium', 'light', 'heavy'] as const;
const INSTRUCTIONS = [
  'Favor de tocar fuerte, el timbre no sirve.',
  '',
  'Si no estoy, con la vecina de la casa azul.',
  'Llamar al llegar. El perro está amarrado.',
  '',
];

/** What fits on anybody's kitchen table, by its key in the town. */
const everyday = shops.flatMap(({ key, products }) =>
  products
    .filter(({ currency, price, stock, isAvailable, isMemberOnly }) => {
      return currency === 'MXN' && price <= 900 && isAvailable && !isMemberOnly && (stock === null || stock > 20);
    })
    .map((product) => ({ key: `${key}/${product.name}`, hasOptions: product.options.length > 0 })),
);

/** The first choice of every option that asks for one. */
async function choicesFor({ call }: Resident, id: number): Promise<number[]> {
  const { options } = await call(getProduct, { id });
  const required = options.filter((option) => option.is_required);
  return required.flatMap(({ attributes }) => attributes.find(({ available }) => available)?.id ?? []);
}

async function fillCart(town: Town, customer: Resident, at: number): Promise<void> {
  for (let line = 0; line < 2 + (at % 3); line += 1) {
    const product = everyday[(at * 37 + line * 13) % everyday.length];
    const product_id = town.products.get(product?.key ?? '');
    if (!product || product_id === undefined) throw new Error('The demo orders what it does not sell');
    const attribute_values = product.hasOptions ? await choicesFor(customer, product_id) : [];
    await customer.call(addCartItem, { product_id, attribute_values, count: 1 + (line % 2) });
  }
}

async function sendOrder(town: Town, customer: Resident, at: number): Promise<string> {
  await fillCart(town, customer, at);
  const address = await customer.call(getCustomerAddress, { userId: customer.userId });
  const { word } = await customer.call(getRandomWord, { language: at % 4 === 3 ? 'en' : 'es' });
  const { transaction_id } = await customer.call(createOrder, {
    user_address: address.id,
    load_type: LOADS[at % LOADS.length] ?? 'light',
    instruction: INSTRUCTIONS[at % INSTRUCTIONS.length] ?? '',
    delivery_password: word,
  });
  return transaction_id;
}

async function deliver(driver: Resident, transaction_id: string, ending: Ending): Promise<void> {
  const { id: driver_id } = await driver.call(getDriverProfile, { userId: driver.userId });
  const { order } = await driver.call(claimOrder, { driver_id, transaction_id });
  if (ending === 'shipped') return;
  const item = order.order_companies[0]?.orderItem[0];
  if (ending === 'item missing' && item) {
    const change = { driver_id, transaction_id, order_item_id: item.id, status_item: 'not_found' as const };
    await driver.call(changeItemStatus, change);
  }
  const failed = ending === 'failed' || ending === 'requeued';
  await driver.call(finishDelivery, {
    driver_id,
    transaction_id,
    delivery_successful: !failed,
    body: failed ? 'No había nadie y el teléfono no contesta.' : 'Entregado en la puerta.',
  });
}

async function bringToItsEnd(town: Town, customer: Resident, transaction_id: string, ending: Ending): Promise<void> {
  if (ending === 'pending') return;
  if (ending === 'cancelled') {
    await customer.call(cancelOrder, { transaction_id });
  } else if (ending === 'declined') {
    await town.admin.call(declineOrder, {
      transaction_id,
      cancellation_reason: 'El negocio cerró antes por fiesta patronal.',
    });
  } else {
    await deliver(await residentOf(town, ending === 'shipped' ? 'driver' : 'driver2'), transaction_id, ending);
    if (ending === 'requeued') await town.admin.call(requeueOrder, { transaction_id });
  }
}

/** Orders in every status, oldest first; the demo's customer has some of each, and one more cart that waits. */
export async function fillOrders(town: Town): Promise<void> {
  const others = people.slice(0, 8).map(({ username }) => username);
  for (const [at, ending] of ENDINGS.entries()) {
    const username = at % 2 === 0 || ending === 'shipped' ? 'customer' : (others[at % others.length] ?? 'member');
    const customer = await residentOf(town, username);
    const transactionId = await sendOrder(town, customer, at);
    await bringToItsEnd(town, customer, transactionId, ending);
  }
  await fillCart(town, await residentOf(town, 'customer'), ENDINGS.length);
}

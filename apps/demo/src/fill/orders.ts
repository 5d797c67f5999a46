import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { addCartItem, getCart } from '@mercadito/contracts/cart';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { getProduct } from '@mercadito/contracts/products';
import { shops } from '../catalogue/index.ts';
import { createRandom, type Random } from '../pictures/random.ts';
import { type Ending, planOrders } from './order-plan.ts';
import { CUSTOMERS, DRIVERS } from './people.ts';
import { type Resident, residentOf, type Town } from './town.ts';

const LOADS = ['light', 'light', 'medium', 'heavy'] as const;
const INSTRUCTIONS: readonly [string, ...string[]] = [
  'Favor de tocar fuerte, el timbre no sirve.',
  '',
  'Si no estoy, con la vecina de la casa azul.',
  'Llamar al llegar. El perro está amarrado.',
  '',
];

interface Everyday {
  /** By its key in the town. */
  readonly key: string;
  readonly hasOptions: boolean;
}

/** What fits on anybody's kitchen table, of these shops. */
const everydayOf = (some: typeof shops): readonly [Everyday, ...Everyday[]] => {
  const goods = some.flatMap(({ key, products }) =>
    products
      .filter(({ currency, price, stock, isAvailable, isMemberOnly }) => {
        return currency === 'MXN' && price <= 600 && isAvailable && !isMemberOnly && stock === null;
      })
      .map((product) => ({ key: `${key}/${product.name}`, hasOptions: product.options.length > 0 })),
  );
  const [first, ...others] = goods;
  if (!first) throw new Error('The demo has nothing for every day');
  return [first, ...others];
};

const everyday = everydayOf(shops);
/** The shop of the demo account `owner`: what she sees has to be worth a look. */
const ofOwner = everydayOf(shops.slice(0, 1));
const SHARE_OF_OWNER = 0.75;

/** The first choice of every option that asks for one. */
async function choicesFor({ call }: Resident, id: number): Promise<number[]> {
  const { options } = await call(getProduct, { id });
  const required = options.filter((option) => option.is_required);
  return required.flatMap(({ attributes }) => attributes.find(({ available }) => available)?.id ?? []);
}

async function fillCart(town: Town, customer: Resident, random: Random): Promise<void> {
  const goods = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(everyday));
  if (random.chance(SHARE_OF_OWNER)) goods.push(random.pick(ofOwner), random.pick(ofOwner));
  for (const product of new Set(goods)) {
    const product_id = town.products.get(product.key);
    if (product_id === undefined) throw new Error('The demo orders what it does not sell');
    const attribute_values = product.hasOptions ? await choicesFor(customer, product_id) : [];
    await customer.call(addCartItem, { product_id, attribute_values, count: random.pick([1, 1, 1, 2, 2, 3]) });
  }
}

/** Most leave out what is not there, and want a call about the first thing they chose. */
async function whereMissing({ call, userId }: Resident) {
  const { cart } = await call(getCart, { userId });
  const [first, ...others] = cart.flatMap(({ items }) => items);
  const lines = first && others.length > 0 ? [{ item_id: first.id, if_missing: 'call_me' as const }] : [];
  return { if_missing: 'leave_out' as const, if_missing_lines: lines };
}

async function sendOrder(town: Town, customer: Resident, random: Random): Promise<string> {
  await fillCart(town, customer, random);
  const address = await customer.call(getCustomerAddress, { userId: customer.userId });
  const { word } = await customer.call(getRandomWord, { language: random.chance(0.25) ? 'en' : 'es' });
  const { transaction_id } = await customer.call(createOrder, {
    user_address: address.id,
    load_type: random.pick(LOADS),
    instruction: random.pick(INSTRUCTIONS),
    delivery_password: word,
    ...(await whereMissing(customer)),
  });
  return transaction_id;
}

/** What people pay with, in pesos. */
const NOTE = 100;

const FAILURE = 'No había nadie y el teléfono no contesta.';

/** A driver takes an order and says how it ended; `shipped` leaves it in hand. */
async function deliver(driver: Resident, transaction_id: string, ending: Ending): Promise<void> {
  const { id: driver_id } = await driver.call(getDriverProfile, { userId: driver.userId });
  const { order } = await driver.call(claimOrder, { driver_id, transaction_id });
  if (ending === 'shipped') return;
  let due = order.cash_due ?? 0;
  const item = order.order_companies[0]?.orderItem[0];
  if (ending === 'item missing' && item) {
    const change = { driver_id, transaction_id, order_item_id: item.id, status_item: 'not_found' as const };
    due = (await driver.call(changeItemStatus, change)).cash_due ?? 0;
  }
  const delivery_successful = ending !== 'failed';
  const body = delivery_successful ? 'Entregado en la puerta.' : FAILURE;
  const cash = delivery_successful ? { taken_mxn: Math.ceil(due / NOTE) * NOTE } : {};
  await driver.call(finishDelivery, { driver_id, transaction_id, delivery_successful, body, ...cash });
}

interface Order {
  readonly transaction_id: string;
  readonly customer: Resident;
  readonly driver: Resident;
}

/** What is done with an order for each ending. */
const BRING_TO: Readonly<Record<Ending, (town: Town, order: Order) => Promise<unknown>>> = {
  pending: async () => undefined,
  shipped: (_, { driver, transaction_id }) => deliver(driver, transaction_id, 'shipped'),
  delivered: (_, { driver, transaction_id }) => deliver(driver, transaction_id, 'delivered'),
  'item missing': (_, { driver, transaction_id }) => deliver(driver, transaction_id, 'item missing'),
  failed: (_, { driver, transaction_id }) => deliver(driver, transaction_id, 'failed'),
  cancelled: (_, { customer, transaction_id }) => customer.call(cancelOrder, { transaction_id }),
  declined: ({ admin }, { transaction_id }) =>
    admin.call(declineOrder, { transaction_id, cancellation_reason: 'El negocio cerró antes por fiesta patronal.' }),
  requeued: async ({ admin }, { driver, transaction_id }) => {
    await deliver(driver, transaction_id, 'failed');
    await admin.call(requeueOrder, { transaction_id });
  },
  'delivered later': async (town, order) => {
    await BRING_TO.requeued(town, order);
    await deliver(order.driver, order.transaction_id, 'delivered');
  },
};

/** Whoever drives: the one who has an active delivery at the end takes that one alone. */
const driverOf = (ending: Ending, random: Random): string => (ending === 'shipped' ? 'driver' : random.pick(DRIVERS));

/**
 * Five weeks of orders, oldest first; the demo's customer has some of each kind, and one more cart that waits.
 * @param now when the demo is filled: the plan ends with orders of that day
 * @returns when each is to have been placed, by its number
 */
export async function fillOrders(town: Town, now: Date): Promise<Map<string, Date>> {
  const random = createRandom('who orders what');
  const placed = new Map<string, Date>();
  for (const { ending, placedAt } of planOrders(now, town.app.services.config.timeZone)) {
    const isOfCustomer = ending === 'shipped' || random.chance(0.2);
    const customer = await residentOf(town, isOfCustomer ? 'customer' : random.pick(CUSTOMERS));
    const driver = await residentOf(town, driverOf(ending, random));
    const transaction_id = await sendOrder(town, customer, random);
    await BRING_TO[ending](town, { transaction_id, customer, driver });
    placed.set(transaction_id, placedAt);
  }
  await fillCart(town, await residentOf(town, 'customer'), random);
  return placed;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '@mercadito/contracts/accounts';
import { addCustomerAddress } from '@mercadito/contracts/addresses';
import { addCartItem } from '@mercadito/contracts/cart';
import { listCompanies } from '@mercadito/contracts/companies';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import { chance } from './chance.ts';
import type { Answer, Call } from './http-client.ts';
import type { Visit } from './offer-load.ts';

/** What many shoppers do in a shop, and what they remember of it. */
export interface Shoppers {
  /** One visit: mostly looking, now and then an order. */
  readonly visit: Visit;
  /** One order, where one of them has rested from the last. */
  readonly order: Visit;
  /** Asks once more for each order whose answer never came, then counts. */
  readonly countOrders: () => Promise<{ confirmed: number; lost: number; doubled: number }>;
}

interface Buyer {
  readonly token: string;
  readonly userId: number;
  readonly addressId: number;
  /** The key of an order that was asked for and not answered. */
  unanswered: string | undefined;
  readonly confirmed: Set<string>;
}

const BUYERS = 100;
const SHARE_OF_ORDERS = 0.05;
// A person may order five times a minute.
const REST_MS = 13_000;
const AT_ONCE = 2;

/** People sign up and give their addresses, all through the calls of the server. */
export async function gatherShoppers(call: Call): Promise<Shoppers> {
  const listed = JSON.parse((await call(listHomeProducts, {})).body) as { products: { results: Listed[] } };
  const products = listed.products.results;
  const simple = await withoutEnd(call, products);
  const buyers: Buyer[] = [];
  const join = async (): Promise<void> => {
    while (buyers.length < BUYERS) buyers.push(await aBuyer(call));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, join));
  const rested = [...buyers];
  const looks: [AnyEndpoint, Record<string, unknown>][] = [
    [listHomeProducts, {}],
    [listHomeProducts, { random_order: 2 }],
    [listHomeProducts, { search: 'queso' }],
    [listCompanies, {}],
    ...products.slice(0, 12).map(({ id }): [AnyEndpoint, Record<string, unknown>] => [getProduct, { id }]),
  ];
  const orderOnce: Visit = async (note) => {
    const buyer = rested.shift();
    if (!buyer) return;
    await order(timing(call, note), buyer, oneOf(simple));
    setTimeout(() => rested.push(buyer), REST_MS).unref();
  };
  return {
    visit: async (note) => {
      if (chance() < SHARE_OF_ORDERS && rested.length > 0) return orderOnce(note);
      await timing(call, note)(...oneOf(looks));
    },
    order: orderOnce,
    countOrders: () => countOrders(call, buyers),
  };
}

interface Listed {
  readonly id: number;
  readonly available: boolean;
  readonly has_required_options: boolean;
}

/** Products that need no choice and of which nobody counts the pieces. */
async function withoutEnd(call: Call, products: readonly Listed[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { id } of products.filter((each) => each.available && !each.has_required_options)) {
    const { quantityManage } = JSON.parse((await call(getProduct, { id })).body) as { quantityManage: boolean };
    if (!quantityManage) ids.push(id);
  }
  return ids;
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

const timing =
  (call: Call, note: Parameters<Visit>[0]): Call =>
  async (...args) => {
    const began = performance.now();
    const answer = await call(...args);
    note({ took: performance.now() - began, status: answer.status });
    return answer;
  };

async function aBuyer(call: Call): Promise<Buyer> {
  const username = `load-${randomUUID().slice(0, 12)}`;
  const names = { first_name: 'Ana', last_name: 'Ruiz' };
  const account = { username, ...names, email: `${username}@example.com`, password: randomUUID() };
  const { token, user } = created(await call(signUp, account)) as { token: string; user: { id: number } };
  const place = { neighborhood: 'Galeana', street_1: 'Hidalgo', telephone_number: '+526360001234' };
  const address = { user: user.id, ...names, ...place, additional_instructions: 'Blue door' };
  const { id } = created(await call(addCustomerAddress, address, { token })) as { id: number };
  return { token, userId: user.id, addressId: id, unanswered: undefined, confirmed: new Set() };
}

function created({ status, body }: Answer): unknown {
  if (status !== 201) throw new Error(`A shopper could not be made ready: ${status} ${body}`);
  return JSON.parse(body);
}

/** Asks again for an order that was not answered, or fills the cart and orders. */
async function order(call: Call, buyer: Buyer, product_id: number): Promise<void> {
  const { token } = buyer;
  if (!buyer.unanswered) {
    const { status } = await call(addCartItem, { product_id }, { token, idempotencyKey: randomUUID() });
    if (status !== 201) return;
    buyer.unanswered = randomUUID();
  }
  await send(call, buyer, buyer.unanswered);
}

async function send(call: Call, buyer: Buyer, idempotencyKey: string): Promise<Answer> {
  const { token, userId: user, addressId: user_address } = buyer;
  const form = { user, user_address, load_type: 'light', delivery_password: 'mango' };
  const rest = { instruction: 'Ring twice', alternate_number: '' };
  const answer = await call(createOrder, { ...form, ...rest }, { token, idempotencyKey });
  if (answer.status === 201)
    buyer.confirmed.add((JSON.parse(answer.body) as { transaction_id: string }).transaction_id);
  // Too many, in a moment, or no answer: the same is asked again. Everything else is an answer.
  if (![0, 429, 503].includes(answer.status)) buyer.unanswered = undefined;
  return answer;
}

async function countOrders(call: Call, buyers: readonly Buyer[]) {
  const counts = { confirmed: 0, lost: 0, doubled: 0 };
  for (const buyer of buyers) {
    while (buyer.unanswered) {
      const { headers } = await send(call, buyer, buyer.unanswered);
      if (buyer.unanswered) await pause(1000 * Number(headers['retry-after'] ?? 1));
    }
    const stored = await ordersOf(call, buyer);
    counts.confirmed += buyer.confirmed.size;
    counts.lost += [...buyer.confirmed].filter((id) => !stored.includes(id)).length;
    counts.doubled += stored.filter((id) => !buyer.confirmed.has(id)).length;
  }
  return counts;
}

async function ordersOf(call: Call, { token, userId }: Buyer): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await call(listOrders, { userId, page }, { token });
    const { results, next } = JSON.parse(body) as { results: { transaction_id: string }[]; next: string | null };
    ids.push(...results.map(({ transaction_id }) => transaction_id));
    if (!next) return ids;
  }
}

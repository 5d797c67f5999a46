import { randomUUID } from 'node:crypto';
import { login } from '@mercadito/contracts/accounts';
import { addCartItem } from '@mercadito/contracts/cart';
import { listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import {
  getProduct,
  listCompanyProducts,
  listHomeProducts,
  listRelatedProducts,
  updateProduct,
} from '@mercadito/contracts/products';
import type { TestApp } from '../../apps/server/test/test-app.ts';
import { copiesOfOrder } from './copied-orders.ts';
import type { People } from './fill-town.ts';
import { bareClient, fewestStatements, type Limit, passwordsAlone, sameBytes, sameStatements } from './limits.ts';
import { callRequest, pageRequest } from './line.ts';
import type { Visit } from './measure.ts';
import type { MeasuredTown } from './measured-town.ts';

/** Something that is measured, and the limit beside it. */
export interface Row {
  readonly what: string;
  readonly people: number;
  /** Whether it is asked of the server that keeps answers, while something is written five times a second. */
  readonly isKept?: boolean;
  readonly visits: (town: MeasuredTown) => Visit;
  readonly limit: Limit;
}

type Fields = Readonly<Record<string, unknown>>;
type Asked = (town: MeasuredTown, turn: number) => readonly [AnyEndpoint, Fields];

const PEOPLE = 20;
/** Passwords are checked two at once. */
const WHO_SIGN_IN = 4;
/** Those that a cart of 10,000 pesos has room for. */
const CHEAP_GOODS = 2_000;

const isGood = ({ status }: { readonly status: number }): boolean => status < 300;
const oneOf = (first: number, count: number): number => first + Math.floor(Math.random() * count);
const tokenOf = (userId: number): string => `session-of-the-bench-${userId}`;

const inTurn = (): (() => number) => {
  let turn = -1;
  return () => (turn += 1);
};

/** Buyers of one row alone: what one has in the cart is no other row's. */
const third = ({ first, count }: People, which: 0 | 1 | 2): People => {
  const each = Math.floor(count / 3);
  return { first: first + which * each, count: each };
};

const kept = (what: string, request: (town: MeasuredTown) => string): Row => ({
  what: `${what}, kept`,
  people: PEOPLE,
  isKept: true,
  visits: (town) => async (line) => isGood(await line.ask(request(town))),
  limit: { name: 'node:http', ready: (town) => sameBytes(() => request(town), PEOPLE).ready(town) },
});

const page = (what: string, path: (town: MeasuredTown) => string): Row => ({
  what,
  people: PEOPLE,
  visits: (town) => async (line) => isGood(await line.ask(pageRequest(path(town)))),
  limit: { name: 'node:http', ready: (town) => sameBytes(() => pageRequest(path(town)), PEOPLE).ready(town) },
});

type LimitOfCall = (call: (app: TestApp, town: MeasuredTown) => Promise<unknown>) => Limit;

const read = (what: string, asked: Asked, limit: LimitOfCall = sameStatements): Row => ({
  what,
  people: PEOPLE,
  visits: (town) => {
    const next = inTurn();
    return async (line) => isGood(await line.ask(callRequest(...asked(town, next()))));
  },
  limit: limit((app, town) => app.call(...asked(town, 0))),
});

const homeList: Asked = () => [listHomeProducts, {}];
const oneProduct: Asked = ({ filled }) => [getProduct, { id: filled.products.first }];
const anyProduct: Asked = ({ filled }) => [getProduct, { id: oneOf(filled.products.first, filled.products.count) }];
/** Every tenth product is one of the shop that is asked. */
const TENTH = 10;
const productPage = ({ filled }: MeasuredTown, tenth: number): string =>
  `/product/${filled.shop}/${filled.products.first - 1 + TENTH * tenth}`;
const oneProductPage = (town: MeasuredTown): string => productPage(town, 1);
const anyProductPage = (town: MeasuredTown): string => productPage(town, oneOf(1, town.filled.products.count / TENTH));

const add = (product_id: number, userId: number): string =>
  callRequest(addCartItem, { product_id }, { token: tokenOf(userId), key: randomUUID() });

const aCheapOne = ({ filled }: MeasuredTown): number =>
  oneOf(filled.products.first, Math.min(CHEAP_GOODS, filled.products.count));

const cartAdd: Row = {
  what: 'cart add',
  people: PEOPLE,
  visits: (town) => {
    const next = inTurn();
    const { first, count } = third(town.filled.buyers, 0);
    return async (line) => isGood(await line.ask(add(aCheapOne(town), first + (next() % count))));
  },
  limit: fewestStatements(async (town) => ({ lines: [...choosing(town), ADD], values: {} })),
};

const ADD = `insert into cart_items (user_id, product_id, count) values (:buyer, :product, 1)
  on conflict (user_id, product_id, attribute_key) do update set count = least(cart_items.count + 1, 1000);`.replaceAll(
  /\s+/g,
  ' ',
);

const choosing = ({ filled }: MeasuredTown): string[] => {
  const { first, count } = third(filled.buyers, 2);
  const { products } = filled;
  const last = products.first + Math.min(CHEAP_GOODS, products.count) - 1;
  return [`\\set buyer random(${first}, ${first + count - 1})`, `\\set product random(${products.first}, ${last})`];
};

const order: Row = {
  what: 'three adds and an order',
  people: PEOPLE,
  visits: (town) => {
    const next = inTurn();
    const { buyers, addresses } = town.filled;
    const { first, count } = third(buyers, 1);
    return async (line) => {
      const user = first + (next() % count);
      for (let each = 0; each < 3; each += 1) if (!isGood(await line.ask(add(aCheapOne(town), user)))) return false;
      const form = {
        user,
        user_address: addresses.first + user - buyers.first,
        load_type: 'light',
        delivery_password: 'mango',
      };
      const rest = { instruction: 'Ring twice', alternate_number: '' };
      return isGood(
        await line.ask(callRequest(createOrder, { ...form, ...rest }, { token: tokenOf(user), key: randomUUID() })),
      );
    };
  },
  limit: fewestStatements(async (town) => {
    const [chooseBuyer = '', chooseProduct = ''] = choosing(town);
    const copy = await copiesOfOrder(town.db, {
      ...{ order: town.filled.model.order, count: 1 },
      otherwise: { user_id: ':buyer', created_at: 'now()' },
    });
    const whole = copy.replace(
      'select id, transaction_id',
      ', emptied as (delete from cart_items where user_id = :buyer) select id, transaction_id',
    );
    const adds = Array.from({ length: 3 }, () => [chooseProduct, ADD]).flat();
    return { lines: [chooseBuyer, ...adds, `${whole.replaceAll(/\s+/g, ' ')};`], values: {} };
  }),
};

const TAKE = `with changed as (update orders set status = 'shipped', driver_id = :driver, shipped_at = now(), status_changed_at = now()
    where id = :order returning id)
  insert into order_events (order_id, kind, from_status, to_status, driver_id)
  select id, 'claimed', 'pending', 'shipped', :driver from changed;`;
const END = `with changed as (update orders set status = 'delivered', delivered_at = now(), status_changed_at = now()
    where driver_id = :driver and status = 'shipped' returning id)
  insert into order_events (order_id, kind, from_status, to_status, driver_id)
  select id, 'delivered', 'shipped', 'delivered', :driver from changed;`;

const delivery: Row = {
  what: 'claim and deliver',
  people: PEOPLE,
  visits: (town) => {
    const next = inTurn();
    const { drivers, pending } = town.filled;
    return async (line) => {
      const turn = next();
      const transaction_id = pending[turn]?.transaction_id;
      if (transaction_id === undefined) throw new Error('All orders are delivered: fewer rounds, or more orders');
      const at = turn % drivers.count;
      const input = { driver_id: drivers.driver + at, transaction_id };
      const as = () => ({ token: tokenOf(drivers.first + at), key: randomUUID() });
      const isClaimed = isGood(await line.ask(callRequest(claimOrder, input, as())));
      const ended = { ...input, delivery_successful: true };
      return isClaimed && isGood(await line.ask(callRequest(finishDelivery, ended, as())));
    };
  },
  limit: fewestStatements(async ({ filled }) => ({
    lines: [
      `\\set driver ${filled.drivers.driver} + :client_id`,
      `\\set order random(${filled.ended.first}, ${filled.ended.first + filled.ended.count - 1})`,
      ...[TAKE, END].map((text) => text.replaceAll(/\s+/g, ' ')),
    ],
    values: {},
  })),
};

const driversList: Row = {
  what: "a driver's list",
  people: PEOPLE,
  visits: ({ filled: { holders } }) => {
    const next = inTurn();
    return async (line) => {
      const at = next() % holders.count;
      const token = tokenOf(holders.first + at);
      return isGood(await line.ask(callRequest(listAssignedOrders, { driverId: holders.driver + at }, { token })));
    };
  },
  limit: sameStatements((app, { filled: { holders } }) =>
    app.call(listAssignedOrders, { driverId: holders.driver }, tokenOf(holders.first)),
  ),
};

const signIn: Row = {
  what: 'login',
  people: WHO_SIGN_IN,
  visits: ({ filled }) => {
    const next = inTurn();
    return async (line) => {
      const username = filled.usernames + ((next() % filled.buyers.count) + 1);
      return isGood(await line.ask(callRequest(login, { username, password: filled.password })));
    };
  },
  limit: passwordsAlone,
};

/** All that `npm run bench` measures. */
export const ROWS: readonly Row[] = [
  kept('home list', (town) => callRequest(...homeList(town, 0))),
  kept('product', (town) => callRequest(...oneProduct(town, 0))),
  kept('home page', () => pageRequest('/')),
  kept('product page', (town) => pageRequest(oneProductPage(town))),
  read('home list', homeList, bareClient),
  read('product', anyProduct),
  page('home page', () => '/'),
  page('product page', anyProductPage),
  read("a shop's list", ({ filled }) => [listCompanyProducts, { companyId: filled.shop }]),
  read('search, one word', () => [listHomeProducts, { search: 'queso' }]),
  read('search, two words', () => [listHomeProducts, { search: 'queso rancho' }]),
  read('suggestions', ({ filled }) => [listRelatedProducts, { companyId: filled.shop, search: 'que' }]),
  driversList,
  signIn,
  cartAdd,
  // What people are told of these is done meanwhile, and after it.
  order,
  delivery,
];

/** What an owner writes meanwhile that visitors may see, each time another one. */
export const ownersWrite = ({ filled }: MeasuredTown, turn: number): string => {
  const { userId, companyId, productId } = filled.owners[turn % filled.owners.length] ?? {
    userId: 0,
    companyId: 0,
    productId: 0,
  };
  const input = { company: companyId, productId, description: `Hecho en casa, ${turn}` };
  return callRequest(updateProduct, input, { token: tokenOf(userId), key: randomUUID() });
};

import { addCartItem, removeCartItem, takeOutOfCart } from '@mercadito/contracts/cart';
import { changeProducts, deleteProducts, duplicateProduct } from '@mercadito/contracts/catalog-editing';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requeueOrder } from '@mercadito/contracts/orders/admin';
import { orderAgain } from '@mercadito/contracts/orders/again';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { createProductOption } from '@mercadito/contracts/product-options';
import { deleteProduct, uploadProductImages } from '@mercadito/contracts/products';
import { beforeEach, expect, test } from 'vitest';
import type { SessionState } from '../session/session.slice.ts';
import { createDecisions } from './decisions.ts';

type Input = Readonly<Record<string, unknown>>;

let decisionOf = createDecisions();
const as = () => ({ user: { id: 1 } }) as SessionState;

/** Makes a decision whose answer is lost; answers its key. */
const lose = (endpoint: AnyEndpoint, input: Input) => decisionOf(endpoint, input, as())?.key;
const hear = (endpoint: AnyEndpoint, input: Input, isDone = true) =>
  decisionOf(endpoint, input, as())?.answered(isDone);

// What is not heard of stays until it is: each test has a page of its own.
beforeEach(() => {
  decisionOf = createDecisions();
});

const raise = (ids: number[], price_percent: number) => ({ companyId: 2, ids, price_percent });
const option = (product_id: number, title: string) => ({ company_id: 2, product_id, title });

test('what was not heard keeps its key until it is, whatever the answer', () => {
  const key = lose(changeProducts, raise([31], 10));
  expect(lose(changeProducts, raise([31], 10))).toBe(key);
  hear(changeProducts, raise([31], 10), false);
  expect(lose(changeProducts, raise([31], 10))).not.toBe(key);
});

test.each([
  ['the other of two decisions', changeProducts, raise([31], 10), changeProducts, raise([31, 32], -10)],
  [
    'another value put in its place',
    changeProducts,
    raise([31], 10),
    changeProducts,
    { restore: [{ id: 31, price: 5 }] },
  ],
  [
    'another option of the same product',
    createProductOption,
    option(31, 'Size'),
    createProductOption,
    option(31, 'Color'),
  ],
  [
    'the same order given to another driver',
    assignOrder,
    { driverId: 1, transactionId: 'A' },
    assignOrder,
    { driverId: 2, transactionId: 'A' },
  ],
  [
    'the order back in the queue',
    assignOrder,
    { driverId: 1, transactionId: 'A' },
    requeueOrder,
    { transaction_id: 'A' },
  ],
  [
    'the order brought back',
    claimOrder,
    { driver_id: 1, transaction_id: 'A' },
    finishDelivery,
    { driver_id: 1, transaction_id: 'A' },
  ],
  [
    'the same goods ordered again',
    takeOutOfCart,
    { user: 5, lines: [{ item_id: 9, count: 1 }] },
    orderAgain,
    { transactionId: 'A' },
  ],
  ['what was ordered again taken out', orderAgain, { transactionId: 'A' }, takeOutOfCart, { user: 5, lines: [] }],
  ['the cart ordered', orderAgain, { transactionId: 'A' }, createOrder, { user: 5 }],
  ['a copy deleted', duplicateProduct, { productId: 31, company_id: 2 }, deleteProduct, { productId: 77 }],
  ['copies deleted', duplicateProduct, { productId: 31, company_id: 2 }, deleteProducts, { companyId: 2, ids: [77] }],
  [
    'the line taken out again',
    addCartItem,
    { user: 5, product_id: 31, count: 1 },
    removeCartItem,
    { user: 5, item_id: 9 },
  ],
] as const)('a decision that was not heard is made anew after %s', (_, call, input, later, laterInput) => {
  const key = lose(call, input);
  hear(later, laterInput, false);
  expect(lose(call, input)).toBe(key);
  hear(later, laterInput);
  expect(lose(call, input)).not.toBe(key);
});

const picture = (name: string) => new File(['x'], name, { lastModified: 1 });

test.each([
  ['other products', changeProducts, raise([31], 10), raise([32], 10)],
  ['a preview', changeProducts, raise([31], 10), { ...raise([31], 20), preview: true }],
  ['an option of another product', createProductOption, option(31, 'Size'), option(32, 'Size')],
  [
    'the next picture of the same product',
    uploadProductImages,
    { product_id: 31, uploaded_images: [picture('a')] },
    { product_id: 31, uploaded_images: [picture('b')] },
  ],
] as const)('a decision that was not heard is still the same after %s', (_, call, input, other) => {
  const key = lose(call, input);
  hear(call, other);
  expect(lose(call, input)).toBe(key);
});

test('what is heard of late says nothing of what was decided after it', () => {
  const earlier = decisionOf(changeProducts, raise([31], -10), as());
  const key = lose(changeProducts, raise([31], 10));
  earlier?.answered(true);
  expect(lose(changeProducts, raise([31], 10))).toBe(key);
});

test('what only sets a value is decided anew at each press, heard or not', () => {
  const off = { companyId: 2, ids: [31], available: false };
  const keys = [
    lose(changeProducts, off),
    lose(changeProducts, { ...off, available: true }),
    lose(changeProducts, off),
  ];
  expect(new Set(keys).size).toBe(3);
});

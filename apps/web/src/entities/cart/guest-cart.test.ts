import { afterEach, expect, test, vi } from 'vitest';
import { openTwoTabs } from '../../shared/storage/testing/two-tabs.ts';
import type { GuestLine } from './guest-cart.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lineOf = (productId: number): GuestLine => ({
  productId,
  attributeIds: [],
  companyId: 1,
  companyName: 'La Espiga',
  name: `Pan ${productId}`,
  picture: null,
  count: 1,
  currency: 'MXN',
  priceCents: 1_500,
  discount: 0,
  cargoExtraCents: 0,
  options: [],
  unitCents: 1_500,
  addedUnitCents: 1_500,
  available: true,
  stock: null,
});

/** The visitor's cart as each of two tabs has it. */
async function openBoth() {
  const tabs = openTwoTabs();
  const load = async () => {
    vi.resetModules();
    return await import('./guest-cart.ts');
  };
  const [here, there] = [await load(), await load()];
  const add = (of: typeof here, productId: number) => of.changeGuestLines((lines) => [...lines, lineOf(productId)]);
  const seenBy = (as: typeof tabs.one, of: typeof here) =>
    as(() => of.readGuestCart().lines.map(({ productId }) => productId)).sort();
  return { ...tabs, here, there, add, seenBy };
}

test('what two tabs put into the cart in the same instant is in it, once each', async () => {
  const { one, other, settle, here, there, add, seenBy } = await openBoth();
  one(() => add(here, 1));
  settle();
  one(() => add(here, 2));
  other(() => add(there, 3));
  one(() => add(here, 4));
  settle();
  expect(seenBy(one, here)).toEqual([1, 2, 3, 4]);
  expect(seenBy(other, there)).toEqual([1, 2, 3, 4]);
});

test('pieces that two tabs add to one line in the same instant are counted once each (CART-12)', async () => {
  const { one, other, settle, here, there, add } = await openBoth();
  one(() => add(here, 1));
  settle();
  const another = (of: typeof here) =>
    of.changeGuestLines((lines) => lines.map((line) => ({ ...line, count: line.count + 1 })));
  one(() => another(here));
  other(() => another(there));
  settle();
  expect(one(() => here.readGuestCart().lines[0]?.count)).toBe(3);
  expect(other(() => there.readGuestCart().lines[0]?.count)).toBe(3);
});

test('a cart that another tab has emptied stays empty', async () => {
  const { one, other, settle, here, there, add, seenBy } = await openBoth();
  one(() => add(here, 1));
  settle();
  one(() => add(here, 2));
  other(() => there.changeGuestLines(() => []));
  settle();
  expect(seenBy(other, there)).toEqual([]);
});

test('a line that was put in and taken out again stays out, whatever another tab does meanwhile', async () => {
  const { one, other, settle, here, there, add, seenBy } = await openBoth();
  one(() => add(here, 1));
  one(() => here.changeGuestLines((lines) => lines.filter(({ productId }) => productId !== 1)));
  other(() => add(there, 2));
  settle();
  expect(seenBy(one, here)).toEqual([2]);
  expect(seenBy(other, there)).toEqual([2]);
});

test('however much two tabs put in at once, none of it is doubled', async () => {
  const { one, other, settle, here, there, add, seenBy } = await openBoth();
  const ids = Array.from({ length: 20 }, (_, at) => at + 1);
  for (const id of ids) {
    one(() => add(here, id));
    other(() => add(there, 100 + id));
  }
  settle();
  const all = [...ids, ...ids.map((id) => 100 + id)].sort();
  expect(seenBy(one, here)).toEqual(all);
  expect(seenBy(other, there)).toEqual(all);
});

import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findWrittenAddresses } from './addresses.ts';

const PATHS = ['/', '/cart', '/product/{businessId}/{productId}/'];

const check = (code: string, file = 'apps/web/src/screens/shop/home.tsx'): Promise<string[]> =>
  inTree({ [file]: `export const it = ${code};`, 'apps/server/src/app.ts': '' }, (folder) =>
    findWrittenAddresses(folder, PATHS),
  );

test.each(["'/cart'", '`/product/$' + '{a}/2`', '<Link to="/cart?x=1" />', "'/cart#top'"])(
  '%s is told',
  async (code) => {
    expect(await check(code)).toEqual([expect.stringContaining('home.tsx:1')]);
  },
);

test('an address that the server writes is told', async () => {
  expect(await check("'/cart'", 'apps/server/src/page.ts')).toHaveLength(1);
});

test.each(["'/api/cart'", "'/cartography'", "'/'", "'cart'", '/^\\/cart/'])('%s passes', async (code) => {
  expect(await check(code)).toEqual([]);
});

test('a test may write an address', async () => {
  expect(await check("'/cart'", 'apps/web/src/screens/shop/home.test.tsx')).toEqual([]);
});

import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findAsvsFaults } from './asvs.ts';
import { findDeadReferences } from './documents.ts';
import { findLockFaults } from './lock.ts';
import { findUnnamedColumns } from './named-columns.ts';
import { findProductFaults } from './product-rules.ts';

test('a lock file without a platform, with the address of one network or a part in no single version is told', async () => {
  const packages = {
    'apps/web': { dependencies: { tool: '^1.0.0', other: '1.0.0' } },
    'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' } },
    'node_modules/tool-linux-x64': { resolved: 'https://registry.example/tool.tgz' },
    'node_modules/other': { resolved: 'https://registry.npmjs.org/other/-/other-1.0.0.tgz' },
  };
  const faults = await inTree({ 'package-lock.json': JSON.stringify({ packages }) }, findLockFaults);
  expect(faults).toEqual([
    'tool-win32-x64 is missing from package-lock.json: npm run mend-lock',
    'package-lock.json names a registry of one network: https://registry.example/tool.tgz',
    'package.json of apps/web: tool is given as ^1.0.0, which is no single version',
  ]);
});

test('a requirement that names what is not there, or says nothing, is told', async () => {
  const line = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
  const csv = [
    line('requirement', 'summary', 'applies', 'where', 'test', 'note'),
    line('v5.0.0-1.2.1', 'Held', 'yes', 'held.ts', 'held.test.ts > holds, whatever comes', ''),
    line('v5.0.0-1.2.2', 'Gone', 'yes', 'gone.ts', 'held.test.ts > holds no more', ''),
    line('v5.0.0-1.2.3', 'Silent', 'no', '', '', ''),
    line('v5.0.0-1.2.4', 'Nowhere', 'partly', '', '', 'Half of it.'),
    line('v5.0.0-1.2.5', 'Unproved', 'yes', 'held.ts', '', 'It holds.'),
    line('v5.0.0-1.2.6', 'A document', 'yes', 'held.ts', '', 'It is written. No test: it is a document.'),
  ];
  const tree = {
    'docs/asvs.csv': csv.join('\n'),
    'held.ts': '',
    'held.test.ts': "// holds no more\ntest('holds, whatever comes (CART-1)', () => {});",
  };
  expect(await inTree(tree, findAsvsFaults)).toEqual([
    'docs/asvs.csv: 6 requirements on 6 lines, level 1 has 70',
    'v5.0.0-1.2.2: gone.ts is not there',
    'v5.0.0-1.2.2: held.test.ts has no test "holds no more"',
    'v5.0.0-1.2.3: why it does not hold as a whole is not said',
    'v5.0.0-1.2.4: where it holds is not said',
    'v5.0.0-1.2.5: neither a test nor why there is none is said',
  ]);
});

test('a rule of the product that says nothing, that no test cites or that is there twice is told, and a citation of none', async () => {
  const tree = {
    'docs/product/cart.md': [
      '**CART-1** Cited by a test.',
      '**CART-2** Cited by a comment alone, and by a test that is skipped.',
      '**CART-3**',
      '**CART-4** Cited by a group of tests, with CART-8 beside it.',
      '**CART-1** Again.',
    ].join('\n\n'),
    'apps/web/src/cart.ts': '// CART-2 holds, and CART-9 does not exist; UTF-8 is none of them.',
    'apps/web/src/line.ts': `// Somewhere else (${'spec'} 1 §4).`,
    'apps/web/src/cart.test.ts': [
      "describe.each(all)('%s (CART-4)', () => {",
      "  test.each(all)('holds %s (CART-1, CART-3)', () => say('so (CART-2)'));",
      "  test.skip('holds no more (CART-2)', () => {});",
      "  test('is of a noun that is gone (BASKET-1)', () => {});",
      '});',
    ].join('\n'),
  };
  expect(await inTree(tree, findProductFaults)).toEqual([
    'docs/product/cart.md: CART-1 is there already',
    'docs/product/cart.md: CART-3 says nothing',
    'docs/product/cart.md: CART-2 is cited by the title of no test',
    'apps/web/src/cart.test.ts cites BASKET-1, which docs/product does not have',
    'apps/web/src/cart.ts cites CART-9, which docs/product does not have',
    'apps/web/src/line.ts cites a document that is not in the repository',
    'docs/product/cart.md cites CART-8, which docs/product does not have',
  ]);
});

test('a paragraph with an id that is no rule is told, so that none is left out by its form', async () => {
  const tree = {
    'docs/product/cart.md': '**CART-1** A rule.\n\n| CART-2 | A row. |\n\n- **CART-3** An entry.',
    'apps/web/src/cart.test.ts': "test('holds (CART-1)', () => {});",
  };
  expect(await inTree(tree, findProductFaults)).toEqual([
    'docs/product/cart.md cites CART-2, which docs/product does not have',
    'docs/product/cart.md cites CART-3, which docs/product does not have',
  ]);
});

test('a document that links to a page or heading, or names a file, that is not there is told', async () => {
  const tree = {
    'docs/cart.md': [
      '# Where a cart’s lines are',
      'In `src/cart.ts`, `cart.ts` and `apps/web/src/cart.ts`, not in `src/basket.ts`; `<noun>/cart.ts` and `DATA_DIR/cart.json` are none of ours.',
      '[here](#where-a-carts-lines-are), [there](../README.md), [not there](basket.md), [nor here](#baskets), [out](https://example.com/a.md)',
    ].join('\n'),
    'README.md': '[lines](docs/cart.md#where-a-carts-lines-are), [none](docs/cart.md#baskets)',
    'CHANGELOG.md': '`src/basket.ts` is gone.',
    'apps/web/src/cart.ts': '',
  };
  expect(await inTree(tree, findDeadReferences)).toEqual([
    'README.md: docs/cart.md#baskets is no heading',
    'docs/cart.md: basket.md is not there',
    'docs/cart.md: #baskets is no heading',
    'docs/cart.md: src/basket.ts is not there',
  ]);
});

test('a statement that asks for all columns of a table is told, a product and a count are not', async () => {
  const tree = {
    'apps/server/src/features/orders/orders.queries.ts': [
      "db.selectFrom('orders').selectAll('orders');",
      "db.deleteFrom('orders').returningAll();",
      'sql`select orders.*, 1 from orders`;',
      'sql`update orders set count = 2 * 3 returning *`;',
      'sql`select id, orders.* from orders`;',
      'sql`select 2 * price, count(*) from orders`;',
      "db.selectFrom('orders').select(['id']);",
    ].join('\n'),
  };
  const faults = await inTree(tree, findUnnamedColumns);
  expect(faults.map((fault) => Number(/:(\d+):/.exec(fault)?.[1]))).toEqual([1, 2, 3, 4, 5]);
});

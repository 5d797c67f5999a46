import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTree } from './in-tree.ts';
import { findStaleLists, writeLists } from './written-lists.ts';

const lists = ['packages/contracts/src/contract-files.ts', 'apps/web/src/shared/i18n/catalogs.ts'];
const [contracts, catalogs] = lists as [string, string];
const tree = {
  [contracts]: '',
  [catalogs]: '',
  'packages/contracts/src/orders/company.ts': "export const list = endpoint('list', {});",
  'packages/contracts/src/cart.ts': "export const add = endpoint('add', {});",
  'packages/contracts/src/common.ts': 'export const id = 1;',
  'packages/contracts/src/events.ts': "endpoint('stream', { mediaType: 'text/event-stream' });",
  'apps/web/src/locales/en/cart.json': '{}',
};

test('a list that is not what the files are is told, until it is written', async () => {
  const found = await inTree(tree, async (folder) => {
    const before = await findStaleLists(folder);
    writeLists(folder);
    return [before, await findStaleLists(folder)];
  });
  expect(found).toEqual([lists.map((path) => `${path} is out of date: npm run fix`), []]);
});

test('files without a call of the client are not among the contracts', async () => {
  const text = await inTree(tree, async (folder) => {
    writeLists(folder);
    return readFileSync(join(folder, contracts), 'utf8');
  });
  expect(text.match(/import\('.*'\)/g)).toEqual(["import('./cart.ts')", "import('./orders/company.ts')"]);
});

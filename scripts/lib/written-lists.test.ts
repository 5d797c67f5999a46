import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTree } from './in-tree.ts';
import { writeLists } from './written-lists.ts';

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

test('a list is written that is missing or not what the files are, and no other is touched', async () => {
  const written = await inTree(tree, async (folder) => {
    const writtenAt = () => lists.map((path) => statSync(join(folder, path), { bigint: true }).mtimeNs);
    rmSync(join(folder, contracts));
    writeLists(folder);
    const first = writtenAt();
    writeLists(folder);
    return { first, again: writtenAt(), text: readFileSync(join(folder, catalogs), 'utf8') };
  });
  expect(written.again).toEqual(written.first);
  expect(written.text).toContain('cart: typeof cart;');
});

test('files without a call of the client are not among the contracts', async () => {
  const text = await inTree(tree, async (folder) => {
    writeLists(folder);
    return readFileSync(join(folder, contracts), 'utf8');
  });
  expect(text.match(/import\('.*'\)/g)).toEqual(["import('./cart.ts')", "import('./orders/company.ts')"]);
});

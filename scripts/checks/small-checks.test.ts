import { expect, test } from 'vitest';
import { inTree } from '../parts/in-tree.ts';
import { findLongFiles } from './file-length.ts';
import { findLockFaults } from './lock.ts';

test('a file of 301 lines is told, one of 300 and a long migration are not', async () => {
  const tree = {
    'apps/server/src/long.ts': '\n'.repeat(300).concat('end'),
    'apps/server/src/full.ts': '\n'.repeat(299).concat('end'),
    'apps/server/src/database/migrations/0001.ts': '\n'.repeat(900).concat('end'),
  };
  expect(await inTree(tree, findLongFiles)).toEqual(['apps/server/src/long.ts has 301 lines, 300 are the most']);
});

test('a lock file without a platform, or with the address of one network, is told', async () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' } },
    'node_modules/tool-linux-x64': { resolved: 'https://registry.example/tool.tgz' },
    'node_modules/other': { resolved: 'https://registry.npmjs.org/other/-/other-1.0.0.tgz' },
  };
  const faults = await inTree({ 'package-lock.json': JSON.stringify({ packages }) }, findLockFaults);
  expect(faults).toEqual([
    'tool-win32-x64 is missing from package-lock.json: npm run mend-lock',
    'package-lock.json names a registry of one network: https://registry.example/tool.tgz',
  ]);
});

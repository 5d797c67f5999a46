import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inTree, type Tree } from '../lib/in-tree.ts';
import { inRoot } from '../lib/root.ts';
import { runQuietly } from '../lib/run.ts';

/** Where one of our linters, by the rules of this repository, finds a fault in a small made-up one. */
function faultsIn(tree: Tree, program: string, ...args: string[]): Promise<string[]> {
  return inTree(tree, async (folder) => {
    const { output } = await runQuietly(process.execPath, [inRoot('node_modules', program), ...args], { cwd: folder });
    return [...output.matchAll(/([\w/-]+\.\w+):(\d+):\d+/g)].map((match) => `${match[1]}:${match[2]}`);
  });
}

const findForgotten = (code: string): Promise<string[]> =>
  faultsIn(
    {
      'tsconfig.json': '{ "compilerOptions": { "strict": true, "target": "es2024", "types": [] } }',
      'orders.ts': `declare function save(): Promise<number>;\nexport async function use() {\n${code}\n}`,
    },
    'oxlint/bin/oxlint',
    ...['--type-aware', '--format=unix', '--config', inRoot('.oxlintrc.json')],
  );

test.each([
  'save();',
  'if (Math.random()) save();',
  'if (save()) return;',
  'const saved = save(); if (!saved) throw new Error();',
])('a promise that nobody awaits is told: %s', async (code) => {
  expect(await findForgotten(code)).toEqual(['orders.ts:3']);
});

test('a promise that is awaited, handed on or left alone on purpose passes', async () => {
  expect(await findForgotten('void save(); const saved = await save(); return saved ? save() : 0;')).toEqual([]);
});

test('a file of 301 lines is told, one of 300 and a long migration are not', async () => {
  const lines = (count: number) => `${'// one\n'.repeat(count - 1)}export {};\n`;
  const tree = {
    'apps/server/src/long.ts': lines(301),
    'apps/server/src/full.ts': lines(300),
    'apps/server/src/database/migrations/0001.ts': lines(900),
    'apps/web/src/long.css': `${'/* one */\n'.repeat(300)}a { color: red; }\n`,
    // Beside them, as its exceptions are paths from where it stands.
    'biome.json': readFileSync(inRoot('biome.json'), 'utf8'),
  };
  const args = ['lint', '--vcs-enabled=false'];
  const faults = await faultsIn(tree, '@biomejs/biome/bin/biome', ...args);
  expect(faults).toEqual(['apps/server/src/long.ts:301', 'apps/web/src/long.css:301']);
});

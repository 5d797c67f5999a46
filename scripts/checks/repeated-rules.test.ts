import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findRepeatedRules } from './repeated-rules.ts';

const sheets = {
  'apps/web/src/a.module.css': '.quiet { color: var(--text-quiet); margin: 0; }\n.head { margin: 0; }',
  'apps/web/src/b.module.css':
    '.said { margin: 0;\n  color:  var(--text-quiet); }\n@media print { .head { margin: 0; } }\n.third { color: var(--text-quiet); margin: 0; }',
};

test('rules that say what another says are told where they are more than may be, and a vague name of two sheets', async () => {
  const faults = await inTree(sheets, (folder) => findRepeatedRules(folder, 1));
  expect(faults).toEqual([
    '2 rules repeat another, 1 may (shared/ui/{words,layout,looks,desk}.module.css):',
    'apps/web/src/a.module.css:1 = apps/web/src/b.module.css:1 = apps/web/src/b.module.css:4',
    '.head means 2 things: apps/web/src/a.module.css, apps/web/src/b.module.css',
  ]);
});

test('as many as may be are let be, and the same rule for another kind of screen', async () => {
  const { 'apps/web/src/a.module.css': one } = sheets;
  const other = '@media print { .quiet { color: var(--text-quiet); margin: 0; } }';
  expect(
    await inTree({ 'apps/web/src/a.module.css': one, 'apps/web/src/b.module.css': other }, findRepeatedRules),
  ).toEqual([]);
});

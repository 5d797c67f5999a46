import { expect, test } from 'vitest';
import { inTree, type Tree } from '../lib/in-tree.ts';
import { findUnusedTexts } from './locale-keys.ts';

const told = (key: string): string[] => [`${key}: no screen asks for it`];

function check(texts: object, code: string, others: Tree = {}): Promise<string[]> {
  const area = 'problems' in texts ? 'problems' : 'cart';
  const catalogue = JSON.stringify('problems' in texts ? texts.problems : texts);
  return inTree(
    { [`apps/web/src/locales/en/${area}.json`]: catalogue, 'apps/web/src/screens/cart.tsx': code, ...others },
    findUnusedTexts,
  );
}

const asking = (call: string): string => `const { t } = useTranslation('cart'); const text = ${call};`;

test.each([
  ['a key of its own area', asking("t('line.remove')")],
  ['a key of another, by its name', "useTranslation('shop').t('cart:line.remove');"],
  ['a choice of two', asking("t(isLast ? 'line.remove' : 'line.keep')")],
  ['a beginning that a value completes', asking(`t(\`line.\${what}\`)`)],
  ['a table of keys', "const labels: Record<string, TextKey<'cart'>> = { remove: 'line.remove' };"],
  [
    'a table of keys, by the type of the catalogue',
    "import type c from '../locales/en/cart.json'; const a = 'line.remove';",
  ],
])('%s is used', async (_how, code) => {
  expect(await check({ line: { remove: 'Remove' } }, code)).toEqual([]);
});

test('plural forms are asked for by their one name', async () => {
  expect(await check({ items_one: 'An item', items_other: '{{count}} items' }, asking("t('items')"))).toEqual([]);
});

test.each([
  ['nobody names', asking("t('line.keep')")],
  ['only another area has', "useTranslation('shop').t('line.remove');"],
  ['only a template of another depth would name', asking(`t(\`\${what}\`) + t(\`line.\${what}.help\`)`)],
])('a text that %s is told', async (_how, code) => {
  expect(await check({ line: { remove: 'Remove' } }, code)).toEqual(told('cart:line.remove'));
});

test('the words for a refusal are used as long as the server says it, whatever templates look them up', async () => {
  const problems = { problems: { codes: { in_use: 'In use', long_gone: 'Gone' } } };
  const code = `findText(\`problems:codes.\${data.code}\`);`;
  const server = { 'apps/server/src/platform/problems/errors.ts': "export const inUse = conflict('in_use');" };
  expect(await check(problems, code, server)).toEqual(told('problems:codes.long_gone'));
});

test('screens without a text are a check that sees nothing', async () => {
  expect(await inTree({ 'apps/web/src/app/routes.tsx': '' }, findUnusedTexts)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findUnfilledTexts } from './locale-values.ts';

const check = (
  call: string,
  texts: object = { left_one: '{{count}} of {{name}}', left_other: '{{count}} of {{name}}' },
) =>
  inTree(
    {
      'apps/web/src/locales/en/cart.json': JSON.stringify(texts),
      'apps/web/src/screens/cart.tsx': `const { t } = useTranslation('cart');\nconst text = ${call};`,
    },
    findUnfilledTexts,
  );

test.each([
  ['each value by its name', "t('left', { count: 2, name })"],
  ['values that only the running program knows', "t('left', values) + t('left', { ...values })"],
  ['a key that a value completes', 't(`$' + '{what}`)'],
])('%s is no fault', async (_what, call) => {
  expect(await check(call)).toEqual([]);
});

test.each([
  ['without values', "t('left')"],
  ['without one of them', "t('left', { count: 2 })"],
  ['in the arm of a choice', "t(isLast ? 'left' : 'right')"],
  ['by its name', "textOf('cart:left', { count: 1 })"],
])('a text that is asked for %s is told', async (_how, call) => {
  expect(await check(call)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/screens\/cart\.tsx:2: cart:left lacks .*name$/),
  ]);
});

test('screens without a text are a check that sees nothing', async () => {
  expect(await inTree({ 'apps/web/src/app/routes.tsx': '' }, findUnfilledTexts)).toHaveLength(1);
});

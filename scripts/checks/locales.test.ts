import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findLocaleFaults } from './locales.ts';

const english = 'apps/web/src/locales/en/cart.json';
const spanish = 'apps/web/src/locales/es/cart.json';

test('catalogues with the same keys and placeholders pass, plural forms apart', async () => {
  const tree = {
    [english]: '{ "title": "Cart", "items_one": "{{count}} item", "items_other": "{{count}} items" }',
    [spanish]:
      '{ "title": "Carrito", "items_one": "{{count}} cosa", "items_many": "{{count}} de cosas", "items_other": "{{ count }} cosas" }',
  };
  expect(await inTree(tree, findLocaleFaults)).toEqual([]);
});

test('a missing key is told on the side that lacks it, in JSON as in TypeScript', async () => {
  expect(
    await inTree(
      { [english]: '{ "a": { "b": "x", "c": "y" } }', [spanish]: '{ "a": { "b": "z" } }' },
      findLocaleFaults,
    ),
  ).toEqual(['es cart.json: a c: missing']);
  const modules = {
    'apps/web/src/locales/en/cart.ts': "export default { a: 'x' };",
    'apps/web/src/locales/es/cart.ts': "export default { a: 'z', b: 'y' };",
  };
  expect(await inTree(modules, findLocaleFaults)).toEqual(['en cart.ts: default b: missing']);
});

test('a placeholder or tag that one language lost is told', async () => {
  const tree = { [english]: '{ "a": "{{name}} <bold>x</bold>" }', [spanish]: '{ "a": "x" }' };
  expect(await inTree(tree, findLocaleFaults)).toEqual([
    'es cart.json: a: lacks the placeholder {{name}}',
    'es cart.json: a: lacks the placeholder <bold>',
  ]);
});

test('a form that the grammar of a language asks for is told when it is missing', async () => {
  const tree = {
    [english]: '{ "items_one": "{{count}} item" }',
    [spanish]: '{ "items_one": "{{count}} cosa", "items_other": "{{count}} cosas" }',
  };
  expect(await inTree(tree, findLocaleFaults)).toEqual([
    'en cart.json: items_other: missing',
    'es cart.json: items_many: missing',
  ]);
});

test('a Spanish text that says the English words is told, unless these are names or stand in both languages', async () => {
  const tree = {
    [english]:
      '{ "a": "Save <b>{{name}}</b>", "b": "WhatsApp: {{total}}", "c": "Total", "d_one": "piece", "d_other": "pieces" }',
    [spanish]:
      '{ "a": "Save <b>{{name}}</b>", "b": "WhatsApp: {{total}}", "c": "Total", "d_one": "pieza", "d_many": "pieces", "d_other": "piezas" }',
  };
  const faults = await inTree(tree, findLocaleFaults);
  expect(faults).toEqual([
    'es cart.json: a: as in English, "Save <b>{{name}}</b>" (scripts/checks/locales.ts has names)',
    'es cart.json: d_many: as in English, "pieces" (scripts/checks/locales.ts has names)',
  ]);
});

test("a Spanish article before a time is told: one o'clock has another one", async () => {
  const tree = {
    [english]: '{ "a": "until {{time}}", "b": "from {{time}}" }',
    [spanish]: '{ "a": "hasta las {{time}}", "b": "desde {{time}}" }',
  };
  expect(await inTree(tree, findLocaleFaults)).toEqual(['es cart.json: a: an article before {{time}}']);
});

test('an empty text is told', async () => {
  expect(await inTree({ [english]: '{ "a": "x" }', [spanish]: '{ "a": " " }' }, findLocaleFaults)).toHaveLength(1);
});

test('screens without catalogues fail, a repository without a web passes', async () => {
  expect(await inTree({ 'apps/web/src/app/routes.tsx': '' }, findLocaleFaults)).toHaveLength(2);
  expect(await inTree({ 'README.md': '' }, findLocaleFaults)).toEqual([]);
});

import { expect, test } from 'vitest';
import { shortClassName } from '../../apps/web/vite/short-class-names.ts';
import { inRoot } from './root.ts';

const sheet = inRoot('apps', 'web', 'src', 'shared', 'ui', 'card.module.css');

test('a class has one name in every build, and another than that of another sheet', () => {
  const [inBrowser, onServer] = [shortClassName(), shortClassName()];
  const name = inBrowser('card', sheet);
  expect(onServer('card', `${sheet}?direct`)).toBe(name);
  expect(name).toMatch(/^c[\w-]{4}$/);
  expect(inBrowser('card', sheet.replace('card.module', 'cart.module'))).not.toBe(name);
});

test('two classes that would get one name end the build', () => {
  const nameOf = shortClassName(1);
  expect(() => {
    for (let each = 0; each < 65; each += 1) nameOf(`class${each}`, sheet);
  }).toThrow(/are both called/);
});

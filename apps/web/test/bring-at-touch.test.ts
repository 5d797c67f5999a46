import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringAtTouch } from '../src/app/bring-at-touch.ts';
import type { SiteScreen } from '../src/app/screens.ts';

const bring = vi.fn(async (_screen: SiteScreen) => () => null);
const brought = () => bring.mock.calls.map(([{ name }]) => name);
bringAtTouch(document, { bring });

const link = (id: string): Element => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

beforeEach(() => {
  bring.mockClear();
  document.body.innerHTML = `
    <a id="product" href="/product/3/12"><img id="picture" alt=""></a>
    <a id="elsewhere" href="https://example.com/product/3/12"></a>
    <a id="nowhere" href="/media/picture.webp"></a>
    <button id="button" type="button"></button>`;
});
afterEach(() => vi.restoreAllMocks());

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)(
  'brings the screen of a link at its first %s, and of no other',
  (touch) => {
    fireEvent[touch](link('picture'));
    expect(brought()).toEqual(['product']);
    for (const other of ['elsewhere', 'nowhere', 'button']) fireEvent[touch](link(other));
    expect(brought()).toEqual(['product']);
  },
);

test('brings nothing without a connection, where it would be lost', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerOver(link('product'));
  expect(brought()).toEqual([]);
});

test('a screen that cannot be had is no error before the link is followed', async () => {
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.pointerOver(link('product'));
  await Promise.resolve();
  expect(brought()).toEqual(['product']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from './show-page.ts';

const show = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<ul><li><img alt="" /><a href="/product/1/1" data-grows>Candles</a><a href="/cart">Cart</a></li></ul>';
  document.startViewTransition = ((update: () => void) => update()) as never;
});

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
  show.mockClear();
});

const grown = () => document.querySelector('img')?.style.getPropertyValue('view-transition-name') ?? '';

test.each([
  ['the picture of the card that was tapped', 'a[data-grows]', false, 'picture'],
  ['nothing for who wants no motion', 'a[data-grows]', true, ''],
  ['nothing by a link that is no card', 'a:not([data-grows])', false, ''],
])('into the next page grows %s (LOOK-10)', (_, link, isStill, name) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList);
  document.querySelector<HTMLElement>(link)?.focus();
  showPage(show);
  expect(show).toHaveBeenCalledOnce();
  expect(grown()).toBe(name);
});

test('a browser that knows no transitions shows the page alone', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.querySelector<HTMLElement>('a[data-grows]')?.focus();
  showPage(show);
  expect(show).toHaveBeenCalledOnce();
  expect(grown()).toBe('');
});

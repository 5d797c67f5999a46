import { afterEach, expect, test, vi } from 'vitest';
import { rememberLanguage, translate } from './i18n.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['https:', true],
  ['http:', false],
])('on %s the cookie of the language is kept to encrypted lines: %s', (protocol, isSecure) => {
  vi.stubGlobal('location', { protocol });
  const kept = vi.spyOn(document, 'cookie', 'set');
  rememberLanguage('es');
  expect(kept).toHaveBeenCalledOnce();
  expect(kept.mock.calls[0]?.[0].includes('; secure')).toBe(isSecure);
});

const TEXTS = {
  es: { orders_one: '{{count}} pedido', orders_many: '{{count}} pedidos', orders_other: '{{count}} pedidos' },
  en: { orders_one: '{{count}} order', orders_other: '{{count}} orders' },
};

test.each([
  ['es', 0, '0 pedidos'],
  ['es', 1, '1 pedido'],
  ['es', 2, '2 pedidos'],
  ['es', 1_000_000, '1,000,000 pedidos'],
  ['en', 0, '0 orders'],
  ['en', 1, '1 order'],
  ['en', 2, '2 orders'],
  ['en', 1_000_000, '1,000,000 orders'],
] as const)('in %s, %d is counted as people write it', (language, count, words) => {
  expect(translate(TEXTS[language], 'orders', { count }, language)).toBe(words);
});

test('a number that was written as text stands as it was written', () => {
  expect(translate({ gone: 'Account {{id}}' }, 'gone', { id: '1234' }, 'en')).toBe('Account 1234');
});

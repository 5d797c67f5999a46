import { afterEach, expect, test, vi } from 'vitest';
import { rememberLanguage } from './i18n.ts';

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

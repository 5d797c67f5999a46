import { KEYWORD_ITERATIONS } from '@mercadito/domain/deliveries/keyword';
import { KEYWORD_VECTORS } from '@mercadito/domain/test/keyword-vectors';
import { afterEach, expect, test, vi } from 'vitest';
import { isKeyword } from './use-handover.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(KEYWORD_VECTORS)('“$word” is known by the hash that the server made of it', async ({ word, salt, hash }) => {
  const hashed = { salt, hash, iterations: KEYWORD_ITERATIONS };
  expect(await isKeyword(` ${word.toUpperCase()}`, hashed)).toBe(true);
  expect(await isKeyword('pera', hashed)).toBe(false);
});

test('nothing is said of a keyword that cannot be checked here', async () => {
  expect(await isKeyword('mango', null)).toBeNull();
  const { salt, hash } = KEYWORD_VECTORS[0];
  vi.stubGlobal('crypto', {});
  expect(await isKeyword('mango', { salt, hash, iterations: KEYWORD_ITERATIONS })).toBeNull();
});

import { matchesGlob } from 'node:path';
import { TEXTS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screen';
import { expect, test } from 'vitest';
import { START_FILES, START_PATTERN } from '../../apps/web/vite/start-chunks.ts';

test('the service worker keeps the texts without which no page is shown, in whatever language', () => {
  expect(START_FILES).toEqual(expect.arrayContaining([...TEXTS_OF_EVERY_PAGE]));
});

test('the service worker keeps no file of a screen that is called nearly like one of the start', () => {
  expect(matchesGlob('assets/data-BMh8mYB.js', START_PATTERN)).toBe(true);
  expect(matchesGlob('assets/data-table-Ck6QFRa.js', START_PATTERN)).toBe(false);
});

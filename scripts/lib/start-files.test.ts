import { TEXTS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screen';
import { expect, test } from 'vitest';
import { START_FILES } from '../../apps/web/vite/start-chunks.ts';

test('the service worker keeps the texts without which no page is shown, in whatever language', () => {
  expect(START_FILES).toEqual(expect.arrayContaining([...TEXTS_OF_EVERY_PAGE]));
});

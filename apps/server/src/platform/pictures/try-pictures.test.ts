import { expect, test } from 'vitest';
import type { Database } from '../../database/connection.ts';
import type { PictureFiles, PicturesFault } from './picture-files.ts';
import { tryingPictures } from './try-pictures.ts';

const AWAY: PicturesFault = { code: 'pictures_store', reason: 'away', detail: 'away' };

test('a store is tried three times a minute at most, and nobody who asks waits for it while its last answer is young (PICTURE-14)', async () => {
  const state = { now: 0, tried: 0, answer: Promise.resolve<PicturesFault | undefined>(undefined) };
  const store: Partial<PictureFiles> = {
    fetch: async () => undefined,
    readMark: async () => {
      state.tried += 1;
      const fault = await state.answer;
      if (fault) throw new Error(fault.detail);
      return JSON.stringify({ id: 'embedded', name: 'here' });
    },
    tryWrite: async () => undefined,
  };
  const look = tryingPictures({ engine: 'embedded' } as Database, store as PictureFiles, () => state.now);
  expect(await Promise.all([look(), look()])).toEqual([undefined, undefined]);
  state.now = 19_999;
  await look();
  expect(state.tried).toBe(1);
  const silent = Promise.withResolvers<PicturesFault | undefined>();
  state.answer = silent.promise;
  state.now = 20_000;
  expect(await look()).toBeUndefined();
  expect(state.tried).toBe(2);
  silent.resolve(AWAY);
  await expect.poll(look).toMatchObject({ code: 'pictures_store', detail: 'away' });
  state.answer = Promise.resolve(undefined);
  state.now = 90_000;
  expect(await look(), 'what was said a minute ago is waited for anew').toBeUndefined();
});

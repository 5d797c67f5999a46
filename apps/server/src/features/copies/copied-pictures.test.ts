import { setImmediate as aTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PictureFiles } from '../../platform/pictures/picture-files.ts';
import { putPictures } from './copied-pictures.ts';
import { picturePart } from './copy-format.ts';

test('a picture that its place does not take ends restoring with the reason, once nothing is under way any more (BACKUP-8)', async () => {
  const [refused, slow] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];
  let hasEnded = false;
  const files: Pick<PictureFiles, 'write'> = {
    write: async (hash) => {
      if (hash === refused) throw new Error('takes none');
      for (let turn = 0; turn < 5; turn += 1) await aTurn();
      hasEnded = true;
    },
  };
  async function* parts() {
    for (const hash of [refused, slow]) yield { name: picturePart(hash, 640), bytes: Buffer.from('x') };
    // What is refused meanwhile is somebody's to hear.
    await aTurn();
  }
  await expect(putPictures(files as PictureFiles, parts())).rejects.toThrow('takes none');
  expect(hasEnded).toBe(true);
});

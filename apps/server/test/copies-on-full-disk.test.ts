import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { canMakeDisk, makeDisk } from '../../../scripts/lib/postgres.ts';
import { makeKeys } from '../src/features/copies/keys.ts';
import { writeCopy } from '../src/features/copies/write-copy.ts';
import { aDraft } from './crafted-copies.ts';

// A disk of its own, which only root can make.
const isTried = await canMakeDisk();
vi.setConfig({ testTimeout: 60_000 });

const PICTURES = 20;

// Less than what is packed ahead of the disk, and much more.
test.runIf(isTried).for([100_000, 3_000_000])(
  'a copy with pictures of %i bytes for which a disk has no room is refused in a sentence, and nothing is left of it',
  async (size) => {
    const { folder, remove } = await makeDisk(1);
    onTestFinished(remove);
    await writeFile(join(folder, 'town-of-yesterday.copy'), 'whole');
    const file = join(folder, 'town.copy');
    const { recipient } = await makeKeys();
    let given = 0;
    let hasEnded = false;
    const give: Parameters<typeof writeCopy>[1]['give'] = async (take) => {
      try {
        for (; given < PICTURES; given += 1) {
          await take({ name: `pictures/${String(given).padStart(32, '0')}/320.webp`, bytes: randomBytes(size) });
        }
        return { rows: { 'public.zones': 0 }, sequences: [], missingPictures: [] };
      } finally {
        hasEnded = true;
      }
    };
    await expect(writeCopy(file, { header: aDraft().header, give }, { recipients: [recipient] })).rejects.toThrow(
      `There is no room for the copy: the disk of ${folder} is full.`,
    );
    // Nothing is read on for a copy that is none.
    expect([hasEnded, given < PICTURES || size === 100_000]).toEqual([true, true]);
    expect(await readdir(folder)).toEqual(['town-of-yesterday.copy']);
  },
);

test('a copy into a folder that is not there is refused in a sentence', async () => {
  const { recipient } = await makeKeys();
  const give = async () => ({ rows: {}, sequences: [], missingPictures: [] });
  const folder = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  await rm(folder, { recursive: true });
  const file = join(folder, 'town.copy');
  await expect(writeCopy(file, { header: aDraft().header, give }, { recipients: [recipient] })).rejects.toThrow(
    `${file} cannot be written: ENOENT`,
  );
});

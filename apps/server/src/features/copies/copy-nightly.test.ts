import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aDirectory, anEmptyHouse, configOf, openTown } from '../../../test/town-copies.ts';
import { keepCopy, readLastCopy } from './index.ts';

// Databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const nameOf = (day: string): string => `town-${day}T04-30-00Z.copy`;
// A Monday to its Sunday: with the copy of today these are eight days, of two weeks and two months.
const DAYS = [6, 7, 8, 9, 10, 11, 12].map((day) => `2020-01-${String(day).padStart(2, '0')}`);

/** A town, and where its copies are kept. */
async function aTownThatKeepsCopies() {
  const house = await anEmptyHouse();
  await openTown(house);
  const directory = await aDirectory();
  return { directory, config: configOf(house, { BACKUP_DIR: directory }) };
}

test('a copy is kept beside those of other nights, and the oldest of more than seven days is let go (BACKUP-6)', async () => {
  const { directory, config } = await aTownThatKeepsCopies();
  for (const day of DAYS) await writeFile(join(directory, nameOf(day)), day);
  const { header } = await keepCopy(config);
  const kept = (await readdir(directory)).filter((name) => name.endsWith('.copy')).sort();
  expect(kept).toEqual([...DAYS.slice(1).map(nameOf), expect.stringMatching(/^town-20[2-9]\d-/)]);
  expect(await readLastCopy(config)).toMatchObject({ failure: null, whole: { madeAt: header.madeAt } });
});

test('a night without a copy is written down with its reason, and the newest whole one is still told (BACKUP-6)', async () => {
  const { directory, config } = await aTownThatKeepsCopies();
  const { header } = await keepCopy(config);
  const place = join(directory, 'a-file');
  await writeFile(place, '');
  const broken = { ...config, copies: { ...config.copies, directory: place } };
  await expect(keepCopy(broken)).rejects.toThrow();
  expect(await readLastCopy(config)).toMatchObject({
    failure: expect.stringMatching(/EEXIST|ENOTDIR/),
    whole: { madeAt: header.madeAt },
  });
});

test('where an old copy cannot be let go, the new one is whole all the same (BACKUP-6)', async () => {
  const { directory, config } = await aTownThatKeepsCopies();
  for (const day of DAYS) await mkdir(join(directory, nameOf(day)));
  await expect(keepCopy(config)).rejects.toThrow();
  expect(await readLastCopy(config)).toMatchObject({
    failure: expect.any(String),
    whole: { bytes: expect.any(Number) },
  });
});

import { expect, test } from 'vitest';
import { readKeptVersion } from './lib/kept-version.ts';
import { findReads } from './lib/record-answers.ts';

const { answers, assets, page } = readKeptVersion();

test('this version reads all that the server of the last version answered in the demo', async () => {
  const reads = (await findReads()).filter(({ name }) => name in answers);
  // What has been taken out of the calls since is asked no more.
  expect(reads.length).toBeGreaterThan(40);
  for (const { name, response } of reads) {
    const { error } = response.safeParse(answers[name]);
    expect(error, name).toBeUndefined();
  }
});

test('what is kept of its web is whole', () => {
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => assets[path] === undefined)).toEqual([]);
});

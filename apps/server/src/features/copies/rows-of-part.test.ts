import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countLines, linesOf } from './rows-of-part.ts';

const partOf = (lines: readonly string[]) => ({
  name: 'tables/public.zones/000001.json.gz',
  bytes: gzipSync(lines.join('\n')),
});

test('a part with many middling rows, as versions before made them, is read some rows at once (BACKUP-2)', async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => JSON.stringify([String(at), 'ñ'.repeat(7_000)]));
  const part = partOf(lines);
  expect(await countLines(part)).toBe(5_000);
  let [at, largest] = [0, 0];
  for await (const some of linesOf(part)) {
    expect(some).toEqual(lines.slice(at, at + some.length));
    at += some.length;
    largest = Math.max(largest, some.join('').length);
  }
  expect(at).toBe(5_000);
  expect(largest).toBeLessThan(2 * 1024 * 1024);
});

test('a row larger than what is unpacked at once is read whole, first, amid others or last (BACKUP-2)', async () => {
  const large = JSON.stringify(['2', 'x'.repeat(3 * 1024 * 1024)]);
  for (const lines of [[large], ['["1"]', large, '["3"]'], [large, '["1"]', large], ['["1"]', large]]) {
    const read: string[] = [];
    for await (const some of linesOf(partOf(lines))) read.push(...some);
    expect(read).toEqual(lines);
  }
});

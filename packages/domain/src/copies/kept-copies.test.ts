import { expect, test } from 'vitest';
import { copiesToKeep } from './kept-copies.ts';

const NIGHT = Date.parse('2026-11-26T10:30:00Z');
const nights = (count: number, from = NIGHT) =>
  Array.from({ length: count }, (_, ago) => ({ madeAt: new Date(from - ago * 86_400_000).toISOString() }));
const daysOf = (copies: readonly { readonly madeAt: string }[]) => copies.map(({ madeAt }) => madeAt.slice(0, 10));

test('of the copies of one week all stay (BACKUP-6)', () => {
  expect(copiesToKeep(nights(7))).toHaveLength(7);
});

test('of two years seven days, four weeks and twelve months stay, each by its newest copy (BACKUP-6)', () => {
  expect(daysOf(copiesToKeep(nights(730)))).toEqual([
    ...['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
    ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test('of several copies of a day the newest stays (BACKUP-6)', () => {
  const day = [{ madeAt: '2026-11-26T01:00:00.000Z' }, { madeAt: '2026-11-26T09:00:00.000Z' }];
  expect(copiesToKeep(day)).toEqual([{ madeAt: '2026-11-26T09:00:00.000Z' }]);
});

test('a site that was off for a year keeps what it had (BACKUP-6)', () => {
  const old = nights(7, NIGHT - 365 * 86_400_000);
  expect(copiesToKeep([...old, { madeAt: new Date(NIGHT).toISOString() }])).toHaveLength(7);
});

test('without copies none stays, and what stays stays when it is asked again (BACKUP-6)', () => {
  expect(copiesToKeep([])).toEqual([]);
  const kept = copiesToKeep(nights(400));
  expect(copiesToKeep(kept)).toEqual(kept);
});

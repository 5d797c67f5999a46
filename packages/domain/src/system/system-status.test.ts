import { expect, test } from 'vitest';
import { isNewerVersion, judgeSystem, type SystemFacts } from './system-status.ts';

const GOOD: SystemFacts = {
  fault: null,
  database: { engine: 'postgres' },
  disk: { free_bytes: 40e9, total_bytes: 80e9 },
  clock_ahead_seconds: 0,
  jobs: { failed: 0, retrying: 0, oldest_waiting_seconds: 0 },
  copies: { are_kept: true, hours_old: 9, has_failed: false },
  processes: [{ version: '1.2.0+a' }, { version: '1.2.0+a' }],
  newest_version: '1.2.0',
};

/** What is not good, in words. */
const notGood = (facts: Partial<SystemFacts>): string[] =>
  judgeSystem({ ...GOOD, ...facts })
    .filter(({ level }) => level !== 'good')
    .map(({ part, level, state }) => `${part} ${level} ${state}`);

test('of an installation of which all works nothing is to be done (SYSTEM-1)', () => {
  expect(notGood({})).toEqual([]);
  expect(judgeSystem({ ...GOOD, newest_version: null }).at(-1)).toEqual({
    part: 'version',
    level: 'good',
    state: 'unasked',
  });
});

test.each<[string, Partial<SystemFacts>, string]>([
  ['a database that takes no writes', { fault: 'database' }, 'database act database'],
  ['a database whose disk is full', { fault: 'database_disk' }, 'database act database_disk'],
  ['the embedded database', { database: { engine: 'embedded' } }, 'database look embedded'],
  ['pictures that are missing', { fault: 'pictures' }, 'pictures act pictures'],
  ['pictures that cannot be kept', { fault: 'pictures_disk' }, 'pictures act pictures_disk'],
  ['a store of pictures that is away', { fault: 'pictures_store' }, 'pictures act pictures_store'],
  ['pages that were not built', { fault: 'pages' }, 'pictures act pages'],
  ['less than a gigabyte', { disk: { free_bytes: 1e9 - 1, total_bytes: 80e9 } }, 'disk act full'],
  ['less than five', { disk: { free_bytes: 5e9 - 1, total_bytes: 80e9 } }, 'disk look little'],
  ['a clock 61 s ahead', { clock_ahead_seconds: 61 }, 'clock act wrong'],
  ['a clock 61 s behind', { clock_ahead_seconds: -61 }, 'clock act wrong'],
  ['a job given up', { jobs: { failed: 1, retrying: 0, oldest_waiting_seconds: 0 } }, 'jobs act failed'],
  ['a job tried again', { jobs: { failed: 0, retrying: 1, oldest_waiting_seconds: 0 } }, 'jobs look retrying'],
  [
    'a job that waits for 11 minutes',
    { jobs: { failed: 1, retrying: 0, oldest_waiting_seconds: 660 } },
    'jobs act late',
  ],
  ['no copies', { copies: { are_kept: false, hours_old: null, has_failed: false } }, 'copies look none'],
  ['no copy yet', { copies: { are_kept: true, hours_old: null, has_failed: false } }, 'copies look first'],
  ['a copy that failed', { copies: { are_kept: true, hours_old: 33, has_failed: true } }, 'copies act failed'],
  ['a night without a copy', { copies: { are_kept: true, hours_old: 27, has_failed: false } }, 'copies act old'],
  ['two versions', { processes: [{ version: '1.2.0+a' }, { version: '1.2.0+b' }] }, 'processes look several'],
  ['that nobody answers for people’s data', { has_responsible: false }, 'privacy look unnamed'],
  ['a newer version', { newest_version: '1.10.0' }, 'version look newer'],
])('%s is told (SYSTEM-1)', (_what, facts, told) => {
  expect(notGood(facts)).toEqual([told]);
});

test.each([
  ['1.10.0', '1.9.2', true],
  ['1.9.2', '1.10.0', false],
  ['2.0.0', '1.9.9+abc', true],
  ['1.2.0', '1.2.0+abc', false],
  ['newest', '1.2.0', false],
])('%s after %s: %s (SYSTEM-1)', (one, other, isNewer) => {
  expect(isNewerVersion(one, other)).toBe(isNewer);
});

import { expect, test } from 'vitest';
import type { Db } from '../../database/connection.ts';
import { gatherCounts } from './gather-counts.ts';

const refusedBy = (code: string) => Object.assign(new Error('refused'), { code });

/** What is noted of one person, written to a list that takes no `bad` and, while it is away, nothing. */
function counting() {
  const [written, warnings]: [string[], string[]] = [[], []];
  const state = { isAway: false };
  const app = {
    log: { warn: (_facts: unknown, message: string) => warnings.push(message) },
    services: {
      config: { timeZone: 'America/Chihuahua' },
      database: { db: {} as Db },
      now: () => new Date('2026-03-01T12:00:00Z'),
    },
  };
  const counts = gatherCounts(app as unknown as Parameters<typeof gatherCounts>[0], {
    name: 'what was noted',
    write: async (_db, made) => {
      if (state.isAway) throw refusedBy('57P01');
      if (made.some(({ what }) => what === 'bad')) throw refusedBy('23514');
      written.push(...made.map(({ what }) => what));
    },
  });
  return { counts, written, warnings, state };
}

test('one that the database refuses by its value is dropped with a warning, and keeps no others from being written', async () => {
  const { counts, written, warnings } = counting();
  for (const what of ['first', 'bad', 'last']) counts.note('ana', what);
  await counts.write();
  await counts.stop();
  expect(written).toEqual(['first', 'last']);
  expect(warnings).toEqual(['One of what was noted cannot be written and is left out']);
});

test('what cannot be written by no fault of its own is written later', async () => {
  const { counts, written, state } = counting();
  for (const what of ['first', 'last']) counts.note('ana', what);
  state.isAway = true;
  await counts.write();
  state.isAway = false;
  await counts.stop();
  expect(written).toEqual(['first', 'last']);
});

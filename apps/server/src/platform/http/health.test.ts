import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { createReadiness } from './health.ts';

/** A database that counts what it is asked, and is away when the test says so. */
function aDatabase() {
  const state = { asked: 0, isAway: false, now: 0 };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [
      {
        transformQuery: ({ node }) => {
          state.asked += 1;
          if (state.isAway) throw new Error('away');
          return node;
        },
        transformResult: async ({ result }) => result,
      },
    ],
  });
  return { state, look: createReadiness(db, () => state.now) };
}

test('whether the server is ready is asked once for all who want to know at the same moment', async () => {
  const { state, look } = aDatabase();
  const answers = await Promise.all(Array.from({ length: 100 }, look));
  expect(answers).toEqual(answers.map(() => ({ failed: 0, retrying: 0, oldestWaitingSeconds: 0 })));
  state.now = 999;
  await look();
  expect(state.asked).toBe(1);
});

test('and asked again a moment later, when the database is away and when it is back', async () => {
  const { state, look } = aDatabase();
  const told: boolean[] = [];
  for (const isAway of [false, true, false]) {
    state.isAway = isAway;
    told.push((await look()) !== undefined);
    state.now += 1_000;
  }
  expect(told).toEqual([true, false, true]);
});

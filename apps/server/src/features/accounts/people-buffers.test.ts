import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngine } from '../../../test/database/test-database.ts';
import { buffersOf } from '../../../test/many-goods.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { countPeople, listPeople } from './people.queries.ts';

const PEOPLE = 20_000;
const AT_ONCE = 2_000;
const NOW = new Date('2026-06-10T16:00:00.000Z');
const PAGE = { page: 1, size: 20 };

let app: TestApp;
beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  app = await createTestApp();
  // All in one statement takes longer than one may on a busy machine.
  for (let to = AT_ONCE; to <= PEOPLE; to += AT_ONCE) {
    await sql`
      insert into users (username, first_name, last_name, email, password_hash)
      select 'p-' || n, (array['Ana', 'Luis', 'María'])[1 + n % 3], 'Ruiz ' || substr(md5(n::text), 1, 4), 'p' || n || '@example.org', 'x'
      from generate_series(${to - AT_ONCE + 1}::integer, ${to}::integer) as n`.execute(app.db);
  }
  await sql`vacuum analyze users`.execute(app.db);
}, 120_000);
afterAll(() => app?.close());

// Blocks are counted by PostgreSQL alone.
describe.runIf(testEngine === 'postgres')('of 20,000 people a list reads a bounded number of blocks (LIST-8)', () => {
  test.each([
    ['', 500],
    ['p-12345', 800],
    ['ana ruiz', 3_000],
    ['6361234567', 500],
  ])('searched for %j', async (search, most) => {
    const list = () => buffersOf(app.db, (db) => listPeople(db, { search }, PAGE, NOW));
    const count = () => buffersOf(app.db, (db) => countPeople(db, { search }, NOW));
    expect(Math.min(await list(), await list())).toBeLessThanOrEqual(most);
    expect(Math.min(await count(), await count())).toBeLessThanOrEqual(most);
  });
});

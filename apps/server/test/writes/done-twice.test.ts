import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../passkeys.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { WRITES as ALL } from './all-writes.ts';
import { createTown, type Town } from './town.ts';

const WRITES = Object.entries(ALL).map(([what, write]) => ({ what, name: write.contract.name, write }));

/** What changes with a second call and harms nobody. */
const HARMLESS: Readonly<Record<string, string>> = {
  login: 'each time somebody signs in is a session of its own',
  resetPassword: 'the second one-time password takes the place of the first',
  uploadProfileImage: 'the same picture takes the place of itself',
  uploadBannerImage: 'the same picture takes the place of itself',
  uploadAccountPicture: 'the same picture takes the place of itself',
  uploadAboutImage: 'the same picture takes the place of itself',
  uploadProductPhoto: 'the same picture takes the place of itself',
  shareOrder: 'the second link takes the place of the first',
  updateService: 'the same picture takes the place of itself',
  makeStatusPicture: 'other goods are shown at each asking, in place of those before',
  makeTownPicture: 'other goods are shown at each asking, in place of those before',
};

/** Tables that say that a call was made, and not what it has led to. */
const OF_CALLS = ['audit_log', 'idempotency_keys', 'tokens', 'login_attempts', 'passkey_challenges'];

let app: TestApp;
let town: Town;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: ORIGIN });
  town = await createTown(app);
});
afterAll(() => app.close());

// When a thing was last written is no more of it.
const WITHOUT_ITS_TIME = sql`(to_jsonb(t) - 'updated_at')::text`;

const rowsOnRecord = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit_log`.execute(app.db);
  return rows[0]?.count ?? 0;
};

/** The last id that was given in each table, where ids come to an end. */
async function idsGiven(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, coalesce(last_value, 0)::text as last from pg_sequences
    where schemaname = 'public' and data_type = 'integer'::regtype`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** What stands in each table, in one number. */
async function current(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(app.db);
  const sums = tables
    .filter(({ name }) => !OF_CALLS.includes(name))
    .map(
      ({ name }) =>
        sql`select ${sql.lit(name)} as name, coalesce(sum(hashtext(${WITHOUT_ITS_TIME})), 0)::text as sum from ${sql.table(name)} t`,
    );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

test.each(WRITES)(
  '$name, $what: done twice it does no more and is on record once, or has a key (CALL-8)',
  async ({ name, write }) => {
    const { by, send } = await write.prepare(town);
    const once = await app.callWrongly(write.contract, send, by?.token);
    expect(once.status, JSON.stringify(once.body)).toBe(write.contract.status);
    const before = { ...(await current()), onRecord: await rowsOnRecord() };
    const given = await idsGiven();
    const twice = await app.callWrongly(write.contract, send, by?.token);
    const after: typeof before = { ...(await current()), onRecord: await rowsOnRecord() };
    const changed = Object.entries(after).flatMap(([what, now]) => (now === before[what as 'onRecord'] ? [] : [what]));
    if (!write.contract.idempotent && !HARMLESS[name]) expect(changed).toEqual([]);
    // What is refused for good takes nothing that could run out.
    if (twice.status >= 400) expect(await idsGiven()).toEqual(given);
  },
);

test('every excuse is of a call that is made here', () => {
  const names = new Set(WRITES.map((each) => each.name));
  expect(Object.keys(HARMLESS).filter((name) => !names.has(name))).toEqual([]);
});

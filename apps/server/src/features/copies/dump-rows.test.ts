import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { withSnapshot } from './dump-rows.queries.ts';

// A database made from nothing: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MEGABYTE = 1024 * 1024;
const TABLE = 'public.journal_entries';

test('rows are handed over a megabyte or one row at once, however large some of them are (BACKUP-1)', async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  // Large ones first, many small ones, and large ones again.
  await sql`
    insert into journal_entries (entry, kind, subject_id, subject_created_at, facts)
    select 'entry ' || at, 'person', at, now(), json_build_object('reason', repeat('ñ', letters))
    from generate_series(1, 1220) as at, lateral (select case when at <= 10 or at > 1210 then 700000 else 40 end as letters) as how`.execute(
    database.db,
  );
  const sizes: number[] = [];
  const lines: string[] = [];
  const rows = await withSnapshot(database, ({ dumpRows }) =>
    dumpRows(async ({ name, bytes }) => {
      if (!name.startsWith(`tables/${TABLE}/`)) return;
      const text = gunzipSync(bytes).toString();
      sizes.push(text.length);
      lines.push(...text.split('\n'));
    }),
  );
  expect([rows[TABLE], lines.length]).toEqual([1_220, 1_220]);
  expect(Math.max(...sizes)).toBeLessThan(2 * MEGABYTE);
  expect(new Set(lines.map((line) => JSON.parse(line).find((text: string) => text?.startsWith('entry ')))).size).toBe(
    1_220,
  );
});

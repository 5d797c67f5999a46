// Started by embedded.test.ts: commits 1, 2, 3 … and says each number after its commit; says why when it cannot open, and what
// became of it when it cannot go on. Takes the directory, and how many bytes more each commit writes to the log.
import { sql } from 'kysely';
import { openDatabase } from '../../src/database/connection.ts';
import { isUnavailable } from '../../src/database/transaction.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '' }).catch((error: Error) => {
  console.log(error.message);
  process.exit(1);
});
await sql`create table if not exists numbers (n integer primary key)`.execute(database.db);
const filler = Number(process.argv[3] ?? 0);
const isWritten = sql`pg_logical_emit_message(true, 'filler', repeat('x', ${filler}::integer)) is not null`;
try {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      insert into numbers select coalesce(max(n), 0) + 1 from numbers having ${isWritten} returning n`.execute(
      database.db,
    );
    console.log(rows[0]?.n);
  }
} catch (error) {
  const again = await sql`select 1`.execute(database.db).catch((error: unknown) => isUnavailable(error));
  console.log([isUnavailable(error), again].map((is) => (is === true ? 'unavailable' : 'answered')).join(', then '));
  process.exit(1);
}

// Started by embedded.test.ts: commits 1, 2, 3 … and says each number after its commit; says why when it cannot open.
import { sql } from 'kysely';
import { openDatabase } from '../../src/database/connection.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '' }).catch((error: Error) => {
  console.log(error.message);
  process.exit(1);
});
await sql`create table if not exists numbers (n integer primary key)`.execute(database.db);
for (;;) {
  const { rows } = await sql<{ n: number }>`
    insert into numbers select coalesce(max(n), 0) + 1 from numbers returning n`.execute(database.db);
  console.log(rows[0]?.n);
}

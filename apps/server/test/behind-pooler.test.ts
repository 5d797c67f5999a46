import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import { testEngine } from './database/test-database.ts';
import { useServedPlace } from './operator-command.ts';
import { aPendingOrder } from './orders.ts';
import { aPooler } from './pooler.ts';
import { createTestAppOn } from './test-app.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const PEOPLE = 12;
const CONNECTIONS = 4;

describe.runIf(testEngine === 'postgres')('behind PgBouncer', () => {
  const { place, run } = useServedPlace();
  const databaseUrl = () => place.databaseUrl ?? '';

  // In transaction mode each statement may run on another of two connections; in session mode each has its own.
  test.each([
    ['transaction', 2],
    ['session', CONNECTIONS],
  ] as const)('in %s mode people order at once, and what is told is heard', async (mode, size) => {
    const poolerUrl = await aPooler(databaseUrl(), mode, size);
    const database = await openDatabase({ ...place, poolerUrl, maxConnections: CONNECTIONS });
    const town = await createTestAppOn(database, place.dataDir);
    onTestFinished(() => town.close().then(database.close));
    const orders = await Promise.all(Array.from({ length: PEOPLE }, () => aPendingOrder(town)));
    expect(new Set(orders.map(({ transactionId }) => transactionId)).size).toBe(PEOPLE);
    const heard = Promise.withResolvers<string>();
    await database.listen('behind_pooler', heard.resolve);
    await sql`select pg_notify('behind_pooler', 'an order')`.execute(database.db);
    expect(await heard.promise).toBe('an order');
  });

  test('without the address of PostgreSQL itself, or with one that leads nowhere, the server says what to write', async () => {
    const poolerUrl = await aPooler(databaseUrl(), 'transaction');
    await expect(openDatabase({ ...place, databaseUrl: poolerUrl })).rejects.toThrow(
      /^DATABASE_URL cannot be used: .*It is a pooler: name PostgreSQL itself in DATABASE_DIRECT_URL beside it$/,
    );
    const nowhere = 'postgres://mercadito@127.0.0.1:9/town';
    await expect(openDatabase({ ...place, databaseUrl: nowhere, poolerUrl })).rejects.toThrow(
      /^DATABASE_DIRECT_URL cannot be used: connect ECONNREFUSED/,
    );
  });

  test('a server refuses a pooler that leads to another database than the one it hears', async () => {
    const poolerUrl = await aPooler(databaseUrl(), 'transaction');
    const other = process.env.TEST_DATABASE_URL ?? '';
    const database = await openDatabase({ ...place, databaseUrl: other, poolerUrl });
    onTestFinished(database.close);
    const settings = { DATABASE_URL: poolerUrl, DATABASE_DIRECT_URL: other };
    await expect(createTestAppOn(database, place.dataDir, settings)).rejects.toThrow(/another database/);
  });

  test('the doctor asks for the limits that a pooler takes from nobody, and for one database behind both addresses', async () => {
    const examine = async (poolerUrl: string, direct = databaseUrl()) => {
      const settings = { DATABASE_URL: poolerUrl, DATABASE_DIRECT_URL: direct };
      const { code, said } = await run('doctor', [], { settings });
      return { code, lines: said.split('\n').filter((line) => /^. (Limits|Pooler)/.test(line)) };
    };
    const before = await examine(await aPooler(databaseUrl(), 'transaction'));
    expect(before).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^✗ Limits: .*: alter role mercadito set statement_timeout = 4000; alter role .*reconnect$/,
        ),
        '✓ Pooler: leads to the same database as DATABASE_DIRECT_URL',
      ],
    });
    const name = new URL(databaseUrl()).pathname.slice(1);
    const { db, close } = await openDatabase(place);
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await sql.raw(`alter database ${name} set ${limit} = 4000`).execute(db);
    await close();
    const after = await examine(await aPooler(databaseUrl(), 'transaction'), process.env.TEST_DATABASE_URL);
    expect(after.lines).toEqual([
      '✓ Limits: a connection holds nobody up for long',
      expect.stringMatching(/^✗ Pooler: leads to another database/),
    ]);
  });
});

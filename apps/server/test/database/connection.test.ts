import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../../src/database/connection.ts';
import { inTransaction, isUnavailable, OutcomeUnknown } from '../../src/database/transaction.ts';
import { createTestDatabase, type TestDatabase, testEngine } from './test-database.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

describe('values', () => {
  test('int8 arrives as a number, timestamptz as an ISO string', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as total,
      '2026-01-02 03:04:05.678+00'::timestamptz(3) as at`.execute(fixture.database.db);
    expect(rows).toEqual([{ total: Number.MAX_SAFE_INTEGER, at: '2026-01-02T03:04:05.678Z' }]);
  });

  test('an int8 that a number cannot hold is an error, not a rounding', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(fixture.database.db)).rejects.toThrow(RangeError);
  });
});

test('several statements in one text answer with the rows of all', async () => {
  const { rows } = await sql`begin; select 1 as one; select 2 as one; commit`.execute(fixture.database.db);
  expect(rows).toEqual([{ one: 1 }, { one: 2 }]);
});

describe('listen', () => {
  test('hears what commits, and only that', async () => {
    const { db, listen } = fixture.database;
    const heard: string[] = [];
    const unlisten = await listen('Orders "x"', (payload) => heard.push(payload));
    const notify = (payload: string) => sql`select pg_notify('Orders "x"', ${payload})`;

    await expect(
      db.transaction().execute(async (transaction) => {
        await notify('rolled back').execute(transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction().execute((transaction) => notify('committed').execute(transaction));
    await vi.waitFor(() => expect(heard).toEqual(['committed']));

    await unlisten();
    await notify('after').execute(db);
    await sql`select 1`.execute(db);
    expect(heard).toEqual(['committed']);
  });

  test.runIf(testEngine === 'postgres')('listens again after its connection was cut', async () => {
    const { db, listen } = fixture.database;
    const heard: string[] = [];
    await listen('again', (payload) => heard.push(payload));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'mercadito listen %' and datname = current_database()`.execute(db);
    await vi.waitFor(async () => {
      await sql`select pg_notify('again', 'back')`.execute(db);
      expect(heard).toContain('back');
    }, 5000);
  });
});

test("':memory:' is a database of one's own", async () => {
  const [one, other] = await Promise.all([
    openDatabase({ dataDir: ':memory:' }),
    openDatabase({ dataDir: ':memory:' }),
  ]);
  await sql`create table mine (id integer)`.execute(one.db);
  await expect(sql`select from mine`.execute(other.db)).rejects.toThrow('does not exist');
  await Promise.all([one.close(), other.close()]);
}, 60_000);

describe('transactions', () => {
  test('are done again after a lost race, and given up on any other error', async () => {
    let runs = 0;
    const result = await inTransaction(fixture.database.db, async (transaction) => {
      runs += 1;
      if (runs < 3) await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(transaction);
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);

    runs = 0;
    const failing = inTransaction(fixture.database.db, async (transaction) => {
      runs += 1;
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });

  test('are given up when they lose every race, as something that may go well in a moment', async () => {
    let runs = 0;
    const losing = inTransaction(fixture.database.db, async (transaction) => {
      runs += 1;
      await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(transaction);
    });
    expect(isUnavailable(await losing.catch((error: unknown) => error))).toBe(true);
    expect(runs).toBe(5);
  });

  test.each([
    ['ERROR', false],
    ['PANIC', true],
    ['FATAL', true],
  ])('a commit for which there was no room, said as %s, may have happened: %s', async (severity, isUnknown) => {
    const noRoom = Object.assign(new pg.DatabaseError('No space left on device', 0, 'error'), {
      code: '53100',
      severity,
    });
    const transaction = () => ({
      execute: async (work: (transaction: unknown) => Promise<unknown>) => {
        await work({});
        throw noRoom;
      },
    });
    const committing = inTransaction({ transaction } as unknown as Db, async () => 'done');
    const error = await committing.catch((thrown: unknown) => thrown);
    expect([error instanceof OutcomeUnknown, isUnavailable(error)]).toEqual([isUnknown, true]);
  });

  test('an unreachable server counts as unavailable, a wrong query does not', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    const opening = openDatabase({ databaseUrl, dataDir: ':memory:' });
    const refused = await opening.catch((error: Error) => error.cause);
    expect(isUnavailable(refused)).toBe(true);
    const wrong = await sql`select no_such_column`.execute(fixture.database.db).catch((error: unknown) => error);
    expect(isUnavailable(wrong)).toBe(false);
  });
});

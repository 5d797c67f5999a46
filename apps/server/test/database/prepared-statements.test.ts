import { listCompanies } from '@mercadito/contracts/companies';
import * as contracts from '@mercadito/contracts/products';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/database/connection.ts';
import { PLANNED_ONCE } from '../../src/database/prepared-statements.ts';
import { inTransaction, withinTime } from '../../src/database/transaction.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const readList = (db: Db) => sql`select 'a list' where ${1}::integer = 1`.execute(db);

const one = async <T>(db: Db, query: RawBuilder<T>): Promise<T> => {
  const { rows } = await query.execute(db);
  return rows[0] as T;
};

/** The texts that the connection used last keeps the plans of. */
const prepared = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(app.db);
  return rows.map(({ statement }) => statement);
};

const megabytesOfBackend = async (): Promise<number> => {
  const { bytes } = await one(
    app.db,
    sql<{ bytes: number }>`select sum(total_bytes)::bigint as bytes from pg_backend_memory_contexts`,
  );
  return bytes / 2 ** 20;
};

describe('six hundred searches, each a statement of its own', () => {
  test('take no place from the lists, and leave a connection as large as it was', async () => {
    await readList(app.db);
    const [before, megabytes] = [await prepared(), await megabytesOfBackend()];
    for (let n = 0; n < 600; n += 1) {
      const ways = Array.from(
        { length: 20 },
        (_, way) => sql`select id from products where name like ${`${n} ${way}`}`,
      );
      const found = sql.join(ways, sql` union `);
      await withinTime(app.db, 5_000, (db) => sql`select ${n}::integer as ${sql.ref(`n${n}`)}, (${found})`.execute(db));
    }
    expect(await prepared()).toEqual(before);
    expect((await megabytesOfBackend()) - megabytes).toBeLessThan(5);
    await readList(app.db);
    expect((await prepared()).filter((text) => text.includes('a list'))).toHaveLength(1);
  });

  test('are what the lists of the site make of them', async () => {
    const search = async (length: number) => {
      const text = 'abcdefghijklmnopq'.slice(0, length);
      expect((await app.call(contracts.listHomeProducts, { search: text })).status).toBe(200);
      expect((await app.call(listCompanies, { search: text })).status).toBe(200);
    };
    await search(3);
    const before = await prepared();
    for (let length = 4; length < 12; length += 1) await search(length);
    expect(await prepared()).toEqual(before);
  });
});

test.each([false, true])(
  'one that is planned once keeps a plan for all values among those that are planned anew, whichever are more: %s',
  async (arePlannedOnce) => {
    const plans = await withinTime(
      app.db,
      5_000,
      async (db) => {
        for (const n of [1, 2]) {
          await sql`select ${sql.raw(PLANNED_ONCE)} ${n}::integer as ${sql.ref(`kept${arePlannedOnce}`)}`.execute(db);
          await sql`select ${n}::integer as ${sql.ref(`forgotten${arePlannedOnce}`)}`.execute(db);
        }
        const { rows } = await sql<{ generic: number; custom: number }>`
          select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements
          where statement like ${sql.lit(`%kept${arePlannedOnce}%`)} or statement like ${sql.lit(`%forgotten${arePlannedOnce}%`)}`.execute(
          db,
        );
        return rows;
      },
      arePlannedOnce,
    );
    expect(plans).toEqual([{ generic: 2, custom: 0 }]);
  },
);

describe('the names of prepared statements', () => {
  const numbered = (n: number) => sql<{ n: number }>`select ${n}::integer as ${sql.ref(`n${n}`)}`.execute(app.db);

  test('are five hundred at most on a connection: the one that was not used for longest is given back', async () => {
    const often = () => sql`select ${1}::integer as often`.execute(app.db);
    await often();
    for (let n = 0; n < 520; n += 1) {
      await numbered(n);
      await often();
    }
    const texts = await prepared();
    expect(texts.length).toBeLessThanOrEqual(500);
    expect(texts).toContain('select $1::integer as often');
    expect(texts).toContain('select $1::integer as "n519"');
    expect(texts).not.toContain('select $1::integer as "n0"');
    const { rows } = await numbered(0);
    expect(rows).toEqual([{ n0: 0 }]);
  });

  test('are not given back in a transaction that has failed, whose end is heard all the same', async () => {
    const fails = app.db.transaction().execute(async (transaction) => {
      await sql`select 1 / ${0}::integer`.execute(transaction).catch(() => undefined);
      await sql`select ${1}::integer as after_failure`.execute(transaction);
    });
    await expect(fails).rejects.toThrow('current transaction is aborted');
    expect((await numbered(7)).rows).toEqual([{ n7: 7 }]);
  });
});

describe('a column that is added beside a running server', () => {
  const add = (column: string) => sql`alter table migrations add column ${sql.ref(column)} integer`.execute(app.db);
  const read = (db: Db) => sql<object>`select * from migrations where name > ${''} limit 1`.execute(db);

  test('fails no statement that takes all columns: it is planned anew', async () => {
    await read(app.db);
    await add('later_1');
    const { rows } = await read(app.db);
    expect(rows).toEqual([expect.objectContaining({ later_1: null })]);
  });

  test('fails no transaction either, on however many connections it was prepared', async () => {
    await Promise.all(Array.from({ length: 8 }, () => read(app.db)));
    await add('later_2');
    const inIts = () => inTransaction(app.db, (transaction) => read(transaction));
    const answers = await Promise.all(Array.from({ length: 8 }, inIts));
    expect(answers.flatMap(({ rows }) => rows)).toEqual(
      Array(8).fill(expect.objectContaining({ later_1: null, later_2: null })),
    );
  });

  test('is no reason to do a statement again in a transaction that something was done in', async () => {
    await read(app.db);
    let runs = 0;
    await inTransaction(app.db, async (transaction) => {
      runs += 1;
      await read(transaction);
      if (runs === 1) await sql`alter table migrations add column later_3 integer`.execute(transaction);
      await read(transaction);
    }).catch(() => undefined);
    expect(runs).toBeGreaterThan(1);
  });
});

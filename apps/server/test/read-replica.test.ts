import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCompany, updateCompany } from '@mercadito/contracts/companies';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ownAccount, startPostgres, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../src/database/connection.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { LISTENING } from '../src/database/serving-processes.ts';
import { OF_DATABASE } from '../src/doctor/examine-database.ts';
import { examine } from '../src/doctor/finding.ts';
import { NOTICES } from '../src/platform/record/notices.ts';
import { readForKeeping } from '../src/platform/serve/visitors-answer.ts';
import { testEngine } from './database/test-database.ts';
import { aPooler } from './pooler.ts';
import { followFrom, takeBaseCopy } from './restored-postgres.ts';
import { aShop, good, type Shop } from './shops.ts';
import { aProcessWithStandby, CONNECTIONS, type Place, type ProcessWithStandby } from './with-standby.ts';

// A database and its standby made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe.runIf(testEngine === 'postgres')('with a streaming standby', () => {
  let primary: ThrowAwayPostgres;
  let replica: Awaited<ReturnType<typeof followFrom>>;
  let dataDir: string;
  let onReplica: Database;
  let here: ProcessWithStandby;
  let there: ProcessWithStandby;
  let shop: Shop;
  const closing: (() => Promise<void>)[] = [];

  const nameRead = async (process: ProcessWithStandby, token?: string): Promise<string> =>
    good(await process.call(getCompany, { companyId: shop.companyId }, token)).name;

  /** Reads until a read is made there. */
  const untilReadFrom = (place: Place, process: ProcessWithStandby) =>
    expect
      .poll(async () => {
        process.places.length = 0;
        await nameRead(process);
        return process.places;
      })
      .toEqual([place]);

  const rename = async (process: ProcessWithStandby, name: string): Promise<void> => {
    const form = { companyId: shop.companyId, name, location: 'Lagunitas', category_id: 1 };
    good(await process.call(updateCompany, form, shop.token));
  };

  /** Past the calls, so that nobody hears of it. */
  const renameUnheard = (name: string) =>
    sql`update companies set name = ${name} where id = ${shop.companyId}`.execute(here.db);

  const standStill = async (): Promise<void> => {
    await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
    onTestFinished(goOn);
  };
  const goOn = async (): Promise<void> => void (await sql`select pg_wal_replay_resume()`.execute(onReplica.db));

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL's own account has to reach what lies in it.
    ownAccount(folder);
    dataDir = join(folder, 'data');
    primary = await startPostgres({ settings: ['full_page_writes=on', 'synchronous_commit=on'] });
    closing.unshift(primary.remove);
    const database = await openDatabase({ databaseUrl: primary.url, dataDir });
    await migrate(database.db);
    await database.close();
    await takeBaseCopy(primary.url, join(folder, 'base'));
    replica = await followFrom(primary.url, join(folder, 'base'));
    closing.unshift(replica.remove);
    onReplica = await openDatabase({ databaseUrl: replica.url, dataDir: ':memory:', log: () => undefined });
    closing.unshift(onReplica.close);
    const addresses = { databaseUrl: primary.url, readUrl: replica.url };
    here = await aProcessWithStandby(dataDir, addresses);
    there = await aProcessWithStandby(dataDir, addresses);
    closing.unshift(here.close, there.close);
    shop = await aShop(here, { name: 'Antes' });
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  test('visitors read there, which is counted, and whoever is signed in does not', async () => {
    await untilReadFrom('standby', here);
    const before = here.database.standby?.reads();
    await nameRead(here, shop.token);
    expect(here.database.standby?.reads()).toEqual(before);
    await untilReadFrom('standby', here);
    expect(here.database.standby?.reads().standby).toBeGreaterThan(before?.standby ?? 0);
  });

  test('whoever has written, and all who have heard of it, read it at once though the standby stands still', async () => {
    await untilReadFrom('standby', here);
    await untilReadFrom('standby', there);
    await standStill();
    const heard = Promise.withResolvers<unknown>();
    onTestFinished(await there.database.listen(NOTICES, heard.resolve));
    await rename(here, 'Despues');
    const names = [await nameRead(here)];
    await heard.promise;
    names.push(await nameRead(there));
    expect(names).toEqual(['Despues', 'Despues']);
    await goOn();
    for (const process of [here, there]) {
      await untilReadFrom('standby', process);
      expect(await nameRead(process)).toBe('Despues');
    }
  });

  test('whoever may have missed that something was written takes it for heard', async () => {
    const { standby } = there.app.services.database;
    if (!standby) throw new Error('There is no standby');
    const gap = Promise.withResolvers<void>();
    onTestFinished(await there.database.listen(NOTICES, () => undefined, gap.resolve));
    const hear = vi.spyOn(standby, 'heard');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like ${`${LISTENING} %`}`.execute(here.db);
    await gap.promise;
    expect(hear).toHaveBeenCalled();
  });

  test('where all its connections are taken, nobody waits for one', async () => {
    await untilReadFrom('standby', here);
    const held = Promise.withResolvers<void>();
    const holders = Array.from({ length: CONNECTIONS + 1 }, () =>
      here.database.standby?.read(
        (db) => db.connection().execute(() => held.promise),
        async () => undefined,
      ),
    );
    const counted = here.database.standby?.reads().primary ?? 0;
    here.places.length = 0;
    await nameRead(here);
    expect(here.database.standby?.reads().primary).toBe(counted + 1);
    held.resolve();
    await Promise.all(holders);
    expect(here.places).toEqual(['primary']);
  });

  test('one that is more than a second behind is not asked, though nobody has heard of anything', async () => {
    await untilReadFrom('standby', here);
    await standStill();
    await renameUnheard('Sin aviso');
    await expect.poll(() => nameRead(here), { timeout: 5_000 }).toBe('Sin aviso');
    here.places.length = 0;
    await nameRead(here);
    expect(here.places).toEqual(['primary']);
    expect(await here.database.standby?.look()).toBe('the standby is more than 1000 ms behind');
    await goOn();
    await untilReadFrom('standby', here);
  });

  test('one that ends while it is read from is noticed by nobody, and is read from again when it is back', async () => {
    await untilReadFrom('standby', here);
    here.places.length = 0;
    here.beforeNext = replica.remove;
    const asked = { companyId: shop.companyId };
    const answers = await Promise.all(Array.from({ length: 20 }, () => here.call(getCompany, asked)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await untilReadFrom('primary', here);
    const gone = await here.database.standby?.look();
    await replica.startAgain();
    expect(gone).toMatch(/^the standby cannot be asked: /);
    await untilReadFrom('standby', here);
  });

  test('nothing that is kept comes from there: not what is asked for again, and no page', async () => {
    const keeping = await aProcessWithStandby(dataDir, { databaseUrl: primary.url, readUrl: replica.url }, true);
    onTestFinished(keeping.close);
    const nextMoment = () => {
      keeping.clock.now = new Date(keeping.clock.now.getTime() + 1_000);
    };
    await expect
      .poll(async () => {
        nextMoment();
        keeping.places.length = 0;
        await nameRead(keeping);
        return keeping.places;
      })
      .toEqual(['standby']);
    const before = await nameRead(keeping);
    nextMoment();
    keeping.places.length = 0;
    await standStill();
    await renameUnheard(`${before} otra vez`);
    const names = [await nameRead(keeping), await nameRead(keeping), await nameRead(keeping)];
    expect(names.slice(1)).toEqual([`${before} otra vez`, `${before} otra vez`]);
    expect(keeping.places).toHaveLength(1);
    nextMoment();
    expect(await readForKeeping(() => nameRead(keeping))).toBe(`${before} otra vez`);
    expect(keeping.places).toHaveLength(1);
  });

  test('behind PgBouncer it is read from as well', async () => {
    const [poolerUrl, readUrl] = [await aPooler(primary.url, 'transaction'), await aPooler(replica.url, 'transaction')];
    const pooled = await aProcessWithStandby(dataDir, { databaseUrl: primary.url, poolerUrl, readUrl });
    onTestFinished(pooled.close);
    await untilReadFrom('standby', pooled);
    const answers = await Promise.all(Array.from({ length: 20 }, () => nameRead(pooled)));
    expect(new Set(answers).size).toBe(1);
  });

  test('another database in its place, and one that lets nobody in, are named at the start', async () => {
    const open = (readUrl: string) =>
      openDatabase({ databaseUrl: primary.url, readUrl, dataDir: ':memory:', log: () => undefined });
    await expect(open(process.env.TEST_DATABASE_URL ?? '')).rejects.toThrow(
      'DATABASE_READ_URL leads to another database than DATABASE_URL: name a standby of that one',
    );
    await expect(open(replica.url.replace('mercadito_test', 'nobody'))).rejects.toThrow(
      'DATABASE_READ_URL cannot be used: database "nobody" does not exist',
    );
  });

  test('one that was away at the start and comes back as another database of its server is not read from', async () => {
    await sql`create database othertown template template0`.execute(here.db);
    await replica.remove();
    const readUrl = replica.url.replace('mercadito_test', 'othertown');
    const database = await openDatabase({
      databaseUrl: primary.url,
      readUrl,
      dataDir: ':memory:',
      log: () => undefined,
    });
    onTestFinished(database.close);
    await replica.startAgain();
    await expect.poll(() => database.standby?.look()).toMatch(/leads to another database than DATABASE_URL/);
    expect(
      await database.standby?.read(
        async () => 'standby',
        async () => 'primary',
      ),
    ).toBe('primary');
    await untilReadFrom('standby', here);
  });

  test('one that has all stays in use where the primary begins a new file of its log', async () => {
    await untilReadFrom('standby', here);
    await sql`select pg_switch_wal()`.execute(here.db);
    expect(await here.database.standby?.look()).toBeUndefined();
  });

  test('where the primary confirms what it has not written to disk, nobody reads there', async () => {
    await untilReadFrom('standby', here);
    const confirmEarly = (isEarly: boolean) =>
      sql`alter database mercadito_test set synchronous_commit = ${sql.lit(isEarly ? 'off' : 'on')}`.execute(here.db);
    await confirmEarly(true);
    onTestFinished(() => confirmEarly(false).then(() => undefined));
    const { url: databaseUrl } = primary;
    const database = await openDatabase({ databaseUrl, readUrl: replica.url, dataDir, log: () => undefined });
    onTestFinished(database.close);
    expect(await database.standby?.look()).toContain('synchronous_commit=off');
  });

  test('what it cannot read for a fault of its own is read from the primary', async () => {
    await untilReadFrom('standby', here);
    here.beforeNext = async () => {
      throw Object.assign(new pg.DatabaseError('could not open file', 1, 'error'), { code: '58P01' });
    };
    here.places.length = 0;
    await nameRead(here);
    expect(here.places).toEqual(['primary']);
  });

  test('the doctor says how it is', async () => {
    const says = async (readUrl: string) => {
      const database = await openDatabase({
        databaseUrl: primary.url,
        readUrl,
        dataDir: ':memory:',
        log: () => undefined,
      });
      const [finding] = await examine(
        { config: here.config, database },
        OF_DATABASE.filter(([what]) => what === 'Standby'),
      ).finally(database.close);
      return [finding?.level, finding?.says];
    };
    expect(await says(replica.url)).toEqual(['good', 'follows, and has public reads']);
    expect(await says(primary.url)).toEqual(['look', expect.stringContaining('leads to no standby')]);
    expect(await says('postgres://mercadito@127.0.0.1:9/mercadito_test')).toEqual([
      'look',
      expect.stringMatching(/^the standby cannot be asked: connect ECONNREFUSED.*DATABASE_URL meanwhile$/),
    ]);
  });

  test('one that was made a primary of its own is not asked any more', async () => {
    await untilReadFrom('standby', here);
    await sql`select pg_promote()`.execute(onReplica.db);
    await rename(here, 'Aparte');
    expect([await nameRead(here), here.places.at(-1)]).toEqual(['Aparte', 'primary']);
    expect(await here.database.standby?.look()).toBe('DATABASE_READ_URL leads to no standby');
    await untilReadFrom('primary', here);
  });
});

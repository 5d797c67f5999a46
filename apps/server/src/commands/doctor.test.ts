import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testEngine } from '../../test/database/test-database.ts';
import { useServedPlace } from '../../test/operator-command.ts';
import { anS3Server } from '../../test/s3-server.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { place, open, run } = useServedPlace();

/** What the command says, by what was examined. */
async function doctor(settings: Record<string, string> = {}) {
  const { code, said, complaint } = await run('doctor', [], { settings });
  const findings = said.matchAll(/^([✓·✗]) ([\w ]+): (.*)$/gm);
  return {
    code,
    complaint,
    found: Object.fromEntries([...findings].map(([, sign, what, says]) => [what, `${sign} ${says}`])),
  };
}

test('an operator is told how database, disk, clock and jobs are, and what the site lacks', async () => {
  const { found } = await doctor();
  expect(found).toMatchObject({
    Database: place.databaseUrl ? expect.stringMatching(/^✓ PostgreSQL \d+/) : expect.stringMatching(/^· embedded: /),
    Migrations: '✓ are all applied',
    Jobs: '✓ 0 given up, 0 tried again, the oldest waits for 0 s',
    Rights: '✓ it may make tables',
    PUBLIC_URL: expect.stringMatching(/^· is not set/),
    Clock: "✓ 0 s from the database's",
  });
});

test('a site by https that trusts no proxy is to be mended, and the command fails', async () => {
  const { code, found } = await doctor({ PUBLIC_URL: 'https://town.example' });
  expect([code, found.TRUSTED_PROXIES]).toEqual([1, expect.stringMatching(/^✗ is not set: behind a proxy/)]);
});

test('a setting that cannot be used is named', async () => {
  const { code, complaint } = await doctor({ PORT: 'door' });
  expect([code, complaint]).toEqual([1, expect.stringContaining('PORT: ')]);
});

test('a store of pictures and copies is tried, and what is wrong with it is to be mended (PICTURE-14, BACKUP-8)', async () => {
  const s3 = await anS3Server();
  const places = { PICTURES_URL: 's3://town', BACKUP_DIR: 's3://copies', BACKUP_KEY: 'nueces y manzanas de la sierra' };
  const { found } = await doctor({ ...s3.settings, ...places });
  expect([found.Pictures, found.Copies]).toEqual([
    '· s3://town/ has none yet: the first start marks it',
    '· in s3://copies, none yet',
  ]);
  const wrong = await doctor({ ...s3.settings, ...places, S3_SECRET: 'wrong' });
  expect([wrong.code, wrong.found.Pictures, wrong.found.Copies]).toEqual([
    1,
    expect.stringMatching(/^✗ s3:\/\/town\/ cannot be used: S3_SECRET is not the secret of S3_KEY_ID/),
    expect.stringMatching(/^✗ s3:\/\/copies\/ cannot be used: S3_SECRET/),
  ]);
  await s3.close();
});

test('a database that nobody has made is made by the first start, not by looking', async () => {
  const nowhere = join(place.dataDir, 'nowhere');
  const { found } = await doctor({ DATA_DIR: nowhere, DATABASE_URL: '' });
  expect(found.Database).toBe('· none yet: the first start makes it');
});

test.runIf(testEngine === 'postgres')(
  'jobs that nobody does are told as late, as on the page of the Admin',
  async () => {
    const database = await open();
    await sql`insert into jobs.job (name, policy, start_after)
    select name, 'standard', now() - interval '1 hour' from jobs.queue limit 1`.execute(database.db);
    const { code, found } = await doctor();
    await sql`delete from jobs.job`.execute(database.db);
    await database.close();
    expect([code, found.Jobs]).toEqual([1, expect.stringMatching(/^✗ .* waits for 36\d\d s: no server runs/)]);
  },
);

test.runIf(testEngine === 'postgres')(
  'too many connections for the database, and a role without rights, are told',
  async () => {
    const database = await open();
    const role = `poor_${process.pid}`;
    await sql`create role ${sql.id(role)} login`.execute(database.db);
    const url = new URL(place.databaseUrl ?? '');
    url.username = role;
    const { code, found } = await doctor({ DATABASE_URL: url.href, DATABASE_CONNECTIONS: '100' });
    await sql`drop role ${sql.id(role)}`.execute(database.db);
    await database.close();
    expect(code).toBe(1);
    expect(found.Connections).toMatch(/^✗ \d+, and two processes take 202: lower/);
    expect(found.Rights).toMatch(/^✗ it may make no tables: grant create/);
  },
);

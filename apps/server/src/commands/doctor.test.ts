import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testEngine } from '../../test/database/test-database.ts';
import { useServedPlace } from '../../test/operator-command.ts';
import { anS3Server } from '../../test/s3-server.ts';
import { aDirectory } from '../../test/town-copies.ts';
import { openBucket } from '../platform/s3/bucket.ts';

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

test('places that are another database’s, or have none of the pictures that this one knows, are to be mended (PICTURE-13, BACKUP-8)', async () => {
  const s3 = await anS3Server();
  const { S3_ENDPOINT: endpoint, S3_KEY_ID: keyId, S3_SECRET: secret } = s3.settings;
  const bucketOf = (bucket: string) =>
    openBucket({ endpoint, keyId, secret, region: 'us-east-1' }, { bucket, folder: '' });
  const owner = async () => {
    const places = {
      PICTURES_URL: 's3://town',
      BACKUP_DIR: 's3://copies',
      BACKUP_KEY: 'nueces y manzanas de la sierra',
    };
    const { found } = await doctor({ ...s3.settings, ...places });
    return found.Owner;
  };
  const others = Buffer.from(JSON.stringify({ id: '1/2', name: 'elsewhere' }));
  const database = await open();
  await database.db
    .insertInto('images')
    .values({ hash: 'f'.repeat(32), width: 640, height: 480, widths: [320, 640] })
    .execute();
  await database.close();
  expect(await owner()).toMatch(/^✗ s3:\/\/town\/ has none of the pictures/);
  await bucketOf('town').write(`${'f'.repeat(32)}/640.webp`, Buffer.from('x'), 'image/webp');
  expect(await owner()).toBe('✓ pictures and copies are of this database');
  await bucketOf('copies').write('.copies', others, 'application/json');
  expect(await owner()).toMatch(/^✗ s3:\/\/copies has the copies of .* elsewhere/);
  await bucketOf('town').write('.pictures', others, 'application/json');
  expect(await owner()).toMatch(/^✗ s3:\/\/town\/ has the pictures of .* elsewhere/);
  await s3.close();
});

test('a folder of pictures that was served from, and whose disk is not mounted or takes nothing, is to be mended', async () => {
  const DATA_DIR = await aDirectory();
  const pictures = async () => (await doctor({ DATA_DIR })).found.Pictures;
  await mkdir(join(DATA_DIR, 'pictures'));
  expect(await pictures()).toMatch(/^· .*: the first start marks it/);
  await writeFile(join(DATA_DIR, 'database.json'), JSON.stringify({ id: '1/2', name: 'a town' }));
  expect(await pictures()).toMatch(/^✗ .*: is its disk mounted\?/);
  await writeFile(join(DATA_DIR, 'pictures', '.pictures'), '');
  expect(await pictures()).toMatch(/^✓ in .*, which takes some/);
});

test('an operator whose pictures lie in a store is told to keep the journal in one too (BACKUP-8)', async () => {
  const s3 = await anS3Server();
  const ofCopies = async (settings: Record<string, string>) =>
    (await doctor({ ...s3.settings, PICTURES_URL: 's3://town', ...settings })).found.Copies;
  const folder = { BACKUP_DIR: '/backups', BACKUP_KEY: 'nueces y manzanas de la sierra' };
  for (const settings of [{}, folder]) expect(await ofCopies(settings)).toMatch(/^· .*name a store in BACKUP_DIR too/);
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

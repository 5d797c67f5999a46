import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getSystemStatus } from '@mercadito/contracts/system-status';
import { judgeSystem } from '@mercadito/domain/system/system-status';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { onPostgres } from '../../../test/races.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { PASSPHRASE } from '../../../test/town-copies.ts';
import { keepCopy, LAST_COPY } from '../copies/index.ts';
import { createNewestVersion } from './newest-version.ts';

const METRICS_TOKEN = 'a-token-of-the-one-who-watches';

let app: TestApp;
let close: (() => Promise<void>) | undefined;
let releases: Server | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  releases?.closeAllConnections();
  releases?.close();
  releases = undefined;
});

async function begin(environment?: Record<string, string>): Promise<void> {
  app = await createTestApp(environment);
  close = app.close;
}

const look = async () => good(await app.call(getSystemStatus, {}, (await anAdmin(app)).token));

/** An address that tells a version, and how often it was asked. */
async function tellVersion(body: () => string) {
  const told = { asked: 0 };
  const server = createServer((_request, response) => {
    told.asked += 1;
    response.end(body());
  });
  releases = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/newest.json` };
}

test('an Admin sees how the installation is, and nobody else (SYSTEM-1)', async () => {
  await begin();
  const status = await look();
  expect(status).toMatchObject({
    fault: null,
    database: { engine: onPostgres ? 'postgres' : 'embedded', version: expect.stringMatching(/^\d+/) },
    jobs: { failed: 0, retrying: 0, oldest_waiting_seconds: 0 },
    newest_version: null,
  });
  expect(status.database.size_bytes).toBeGreaterThan(1_000_000);
  expect(status.disk.free_bytes).toBeGreaterThan(0);
  expect(status.processes.filter(({ is_this }) => is_this)).toEqual([
    {
      name: expect.stringMatching(new RegExp(`:${process.pid}$`)),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      is_this: true,
    },
  ]);
  expect((await app.call(getSystemStatus, {}, (await aCustomer(app)).token)).status).toBe(403);
});

test('a job that was given up and pictures that are gone are seen there (SYSTEM-1)', async () => {
  await begin();
  await sql`insert into jobs.job (name, state, policy) select name, 'failed', 'standard' from jobs.queue limit 1`.execute(
    app.db,
  );
  await rm(app.app.services.pictures.directory, { recursive: true });
  const acts = judgeSystem(await look()).flatMap(({ part, level, state }) =>
    level === 'act' ? `${part} ${state}` : [],
  );
  expect(acts).toEqual(['pictures pictures', 'disk full', 'jobs failed']);
});

test('a night whose copy could not be kept is to be seen to there (SYSTEM-1, BACKUP-6)', async () => {
  // A place that takes no folder, even of root's.
  await begin({ BACKUP_DIR: '/dev/null/copies', BACKUP_KEY: PASSPHRASE });
  const ofCopies = async () => judgeSystem(await look()).filter(({ part }) => part === 'copies');
  expect(await ofCopies()).toEqual([{ part: 'copies', level: 'look', state: 'first' }]);
  await expect(keepCopy(app.config)).rejects.toThrow(/ENOTDIR/);
  expect(await ofCopies()).toEqual([{ part: 'copies', level: 'act', state: 'failed' }]);
});

/** What Prometheus is told of copies. */
async function metricsOf(): Promise<Record<string, number>> {
  const { body } = await app.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Object.fromEntries(
    body
      .split('\n')
      .filter((line) => line.startsWith('mercadito_copy_'))
      .map((line) => line.split(' '))
      .map(([name, value]) => [name, Number(value)]),
  );
}

test('how old the newest copy is and whether the last one failed is counted for Prometheus, where copies are kept (BACKUP-6)', async () => {
  const copies = join(await mkdtemp(join(tmpdir(), 'mercadito-test-')), 'copies');
  await begin({ METRICS_TOKEN, BACKUP_DIR: copies, BACKUP_KEY: PASSPHRASE });
  const hour = 3_600;
  // None yet: it is as old as the town.
  app.clock.now = new Date(Date.now() + 30 * hour * 1_000);
  const none = await metricsOf();
  expect(none).toEqual({ mercadito_copy_failed: 0, mercadito_copy_age_seconds: expect.any(Number) });
  expect(none.mercadito_copy_age_seconds).toBeGreaterThan(29 * hour);

  const whole = { name: 'a.copy', madeAt: new Date().toISOString(), bytes: 1, rows: 1, pictures: 0 };
  const last = { triedAt: new Date().toISOString(), failure: 'ENOSPC: no space left on device', whole };
  await writeFile(join(app.config.dataDir, LAST_COPY), JSON.stringify(last));
  // What was read holds for a second.
  await expect.poll(async () => (await metricsOf()).mercadito_copy_failed, { timeout: 10_000 }).toBe(1);
  const failed = await metricsOf();
  expect(Math.round((failed.mercadito_copy_age_seconds ?? 0) / hour)).toBe(30);
  await rm(dirname(copies), { recursive: true });

  await close?.();
  await begin({ METRICS_TOKEN });
  expect(await metricsOf()).toEqual({});
});

test('a look of Prometheus asks the store of copies once (BACKUP-6)', async () => {
  const { told, url } = await tellVersion(() => 'null');
  const account = { S3_ENDPOINT: new URL(url).origin, S3_KEY_ID: 'key', S3_SECRET: 'secret' };
  await begin({ METRICS_TOKEN, BACKUP_DIR: 's3://copies/town', BACKUP_KEY: PASSPHRASE, ...account });
  told.asked = 0;
  expect(await metricsOf()).toMatchObject({ mercadito_copy_failed: 0 });
  expect(told.asked).toBe(1);
});

test('the newest version is asked for once a day, where an address is configured (SYSTEM-2)', async () => {
  let now = 0;
  const { told, url } = await tellVersion(() => '{ "version": "9.1.0" }');
  const newest = createNewestVersion(url, () => now);
  expect([await newest(), await newest(), told.asked]).toEqual(['9.1.0', '9.1.0', 1]);
  now = 86_400_000;
  expect([await newest(), told.asked]).toEqual(['9.1.0', 2]);
  expect(await createNewestVersion(null)()).toBeNull();
});

test('an address that tells no version changes nothing (SYSTEM-2)', async () => {
  const { url } = await tellVersion(() => '<html>');
  await begin({ NEWEST_VERSION_URL: url });
  expect((await look()).newest_version).toBeNull();
});

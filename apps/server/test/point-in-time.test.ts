import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockPerson, getUser, login } from '@mercadito/contracts/accounts';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownAccount, startPostgres } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../src/database/connection.ts';
import type { Db } from '../src/database/database.ts';
import { goods } from './carts.ts';
import { testEngine } from './database/test-database.ts';
import { fingerprint } from './fingerprint.ts';
import { aPendingOrder } from './orders.ts';
import { aCustomer, anAdmin, PASSWORD } from './people.ts';
import { restoreTo, takeBaseCopy } from './restored-postgres.ts';
import { good } from './shops.ts';
import { aDirectory, copied, openTown, restored as restoredCopy } from './town-copies.ts';

// Two databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** A folder for what PostgreSQL's own account keeps outside of its data. */
async function keptFolder(): Promise<{ archive: string; base: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'mercadito-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'wal');
  await mkdir(archive);
  const { uid, gid } = ownAccount(folder);
  if (uid !== undefined && gid !== undefined) await chown(archive, uid, gid);
  return { archive, base: join(folder, 'base') };
}

const first = async (db: Db, expression: string): Promise<string> => {
  const { rows } = await sql<{ value: string }>`select (${sql.raw(expression)})::text as value`.execute(db);
  return rows[0]?.value ?? '';
};

const ordersIn = ({ db }: { db: Db }): Promise<string> => first(db, 'select count(*) from orders');

test.runIf(testEngine === 'postgres')(
  'a town whose database lost its disk comes back from the archive as it was at a chosen second, by the lines of docs/operating.md',
  async () => {
    const { archive, base } = await keptFolder();
    const archiving = ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`];
    const postgres = await startPostgres({ settings: [...archiving, 'full_page_writes=on'] });
    const dataDir = await aDirectory();
    const town = await openTown({ dataDir, databaseUrl: postgres.url });
    const productId = await goods(town, {});
    const [admin, thrownOut] = [await anAdmin(town), await aCustomer(town, 'echado')];
    await aPendingOrder(town, productId);
    await takeBaseCopy(postgres.url, base);
    await aPendingOrder(town, productId);
    const [sums, time] = [await fingerprint(town), await first(town.db, 'clock_timestamp()')];
    await aPendingOrder(town, productId);
    good(await town.call(blockPerson, { userId: thrownOut.userId, reason: 'Two orders were refused.' }, admin.token));
    await town.app.jobs.look();
    await expect.poll(() => first(town.db, 'select count(*) from journal_entries where kept_at is null')).toBe('0');
    expect(await ordersIn(town)).toBe('3');
    const segment = await first(town.db, 'pg_walfile_name(pg_switch_wal())');
    const archived = () => first(town.db, 'select last_archived_wal from pg_stat_archiver');
    await expect.poll(archived).toSatisfy((name: string) => name >= segment);
    await town.close();
    await postgres.remove();

    const restored = await restoreTo(time, base, archive);
    onTestFinished(restored.remove);
    const standby = await openDatabase({ databaseUrl: restored.url, dataDir: ':memory:' });
    const isStandby = () => first(standby.db, 'pg_is_in_recovery()');
    // It stands still at that second, to be looked at.
    await expect.poll(() => fingerprint(standby)).toBe(sums);
    expect([await isStandby(), await ordersIn(standby)]).toEqual(['true', '2']);
    await sql`select pg_wal_replay_resume()`.execute(standby.db);
    await expect.poll(isStandby).toBe('false');
    await standby.close();

    // By a copy of its own who was thrown out since is so again, and nobody is signed in any more.
    const house = { dataDir, databaseUrl: restored.url };
    expect(await restoredCopy(await copied(house), house, true)).toMatchObject({ takenAgain: 1 });
    const again = await openTown(house);
    expect((await again.call(getUser, {}, admin.token)).status).toBe(401);
    expect((await again.call(login, { username: 'echado', password: PASSWORD })).status).toBe(403);
    await aPendingOrder(again, productId);
    expect(await ordersIn(again)).toBe('3');
    await again.close();
  },
);

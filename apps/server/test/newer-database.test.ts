import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { MIGRATIONS, migrate } from '../src/database/migrate.ts';
import { checkCopy, refuseNewer } from '../src/features/copies/index.ts';
import { goods } from './carts.ts';
import { type House, runServer } from './house.ts';
import { aPendingOrder } from './orders.ts';
import type { TestApp } from './test-app.ts';
import { aDirectory, anEmptyHouse, copied, KEY, openTown } from './town-copies.ts';

// A database made from nothing, and servers: seconds each on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Brings a town's database to where a version from tomorrow has it. */
async function migrateByNewer(town: TestApp): Promise<void> {
  const folder = join(await aDirectory(), 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  const added =
    "alter table orders add column mood text not null default 'glad';\nalter table users add column age int;";
  await writeFile(join(folder, '9998-from-tomorrow.sql'), `${added}\ncreate table moods (name text primary key);`);
  expect(await migrate(town.db, pathToFileURL(`${folder}/`))).toEqual(['9998-from-tomorrow']);
}

const moodsOf = async ({ db }: TestApp): Promise<unknown[]> =>
  db.selectFrom('orders').select(db.dynamic.ref<string>('mood')).execute();

async function aNewerTown(house: House): Promise<TestApp> {
  const town = await openTown(house);
  const productId = await goods(town, {});
  await aPendingOrder(town, productId);
  await migrateByNewer(town);
  await aPendingOrder(town, productId);
  return town;
}

test('a version goes on after a newer one has migrated its database, and starts there again: orders, jobs and copies', async () => {
  const house = await anEmptyHouse();
  const town = await aNewerTown(house);
  await town.close();

  const again = await openTown(house);
  await aPendingOrder(again);
  expect(await moodsOf(again)).toEqual([1, 2, 3].map(() => ({ mood: 'glad' })));
  await again.app.jobs.look();
  const file = await copied(house);
  await again.close();
  const { header } = await checkCopy(file, KEY);
  expect(header.tables.map(({ name }) => name)).toContain('public.moods');
  // What came of the newer version is in the copy, which that version alone knows how to restore.
  await expect(refuseNewer(header)).rejects.toThrow('does not know its migration 9998-from-tomorrow. Update first');
});

test('the program of a version starts on the database of a newer one, and serves', async () => {
  const house = await anEmptyHouse();
  await (await aNewerTown(house)).close();
  const server = await runServer(house);
  const statuses = await Promise.all(
    ['/livez', '/api/companies/product/home-products/'].map(
      async (path) => (await fetch(server.address + path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200]);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

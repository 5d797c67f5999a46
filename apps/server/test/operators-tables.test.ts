import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../src/database/connection.ts';
import { migrateWithin, readMigrations } from '../src/database/migrate.ts';
import { checkCopy, checkVersion, copyTown } from '../src/features/copies/index.ts';
import type { House } from './house.ts';
import { aCustomer } from './people.ts';
import { aDirectory, anEmptyHouse, configOf, copied, KEY, openTown, restored } from './town-copies.ts';

// Databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Does something to a database that nobody serves. */
async function on<Result>(house: House, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ ...house, inThisThread: true });
  return work(db).finally(close);
}

/** What an operator has made for herself. */
async function makeNotes(db: Db): Promise<void> {
  await sql`create table public.operators_notes (id serial primary key, note text)`.execute(db);
  await sql`insert into public.operators_notes (note) values ('call the plumber')`.execute(db);
  await sql`create sequence public.operators_numbers`.execute(db);
  await sql`create function public.operators_own() returns int language sql as 'select 1'`.execute(db);
}

const notesOf = async (db: Db) => (await sql`select note from public.operators_notes`.execute(db)).rows;

/** A copy of a town with somebody in it, and who that is. */
async function aCopy(): Promise<{ file: string; userId: number }> {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const { userId } = await aCustomer(town);
  await town.close();
  return { file: await copied(house), userId };
}

const has = (db: Db, userId: number) => db.selectFrom('users').select('id').where('id', '=', userId).execute();

test("where it is restored an operator's own tables stay as they are, whether the database is of its version or an older one (BACKUP-3)", async () => {
  const { file, userId } = await aCopy();
  const { length } = await readMigrations();
  for (const count of [length, length - 3]) {
    const house = await anEmptyHouse();
    await on(house, async (db) => {
      await sql`drop schema if exists jobs cascade`.execute(db);
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      await db.transaction().execute((transaction) => migrateWithin(transaction, count));
      await makeNotes(db);
    });
    await restored(file, house, true);
    await on(house, async (db) => {
      expect(await notesOf(db)).toEqual([{ note: 'call the plumber' }]);
      expect((await sql`select operators_own() as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      expect(await has(db, userId)).toHaveLength(1);
    });
  }
});

test("an operator's own tables and columns are left out of a copy, which says so and is whole (BACKUP-1)", async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const { userId } = await aCustomer(town);
  await town.close();
  await on(house, async (db) => {
    await makeNotes(db);
    await sql`create table public."Of Hers" (id int)`.execute(db);
    await sql`alter table zones add column remark text`.execute(db);
    // As one of an extension that has tables.
    await sql`create sequence public.of_an_extension`.execute(db);
    await sql`alter extension unaccent add sequence public.of_an_extension`.execute(db);
  });
  const file = `${await aDirectory()}/town.copy`;
  const { leftOut } = await copyTown(file, configOf(house), KEY);
  expect(leftOut).toEqual([
    'table public.Of Hers',
    'table public.operators_notes',
    'column public.zones.remark',
    'sequence public.operators_notes_id_seq',
    'sequence public.operators_numbers',
  ]);
  const { header, manifest } = await checkCopy(file, KEY);
  await checkVersion({ ...header, ...manifest });
  const elsewhere = await anEmptyHouse();
  await restored(file, elsewhere);
  expect(await on(elsewhere, (db) => has(db, userId))).toHaveLength(1);
});

test('where something else refers to what is replaced, the operator is told what to take away, and all is as it was (BACKUP-3)', async () => {
  const { file } = await aCopy();
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const { userId } = await aCustomer(town);
  await town.close();
  const refer = sql`create table public.operators_friends (friend int references users (id))`;
  await on(house, (db) => refer.execute(db));
  await expect(restored(file, house, true)).rejects.toThrow(
    /public\.operators_friends is none of the town's and refers to public\.users.*: alter table operators_friends drop constraint operators_friends_friend_fkey;/,
  );
  expect(await on(house, (db) => has(db, userId))).toHaveLength(1);
});

test('a table that is missing where a copy is restored is made (BACKUP-3)', async () => {
  const { file, userId } = await aCopy();
  const house = await anEmptyHouse();
  await (await openTown(house)).close();
  await on(house, async (db) => {
    await makeNotes(db);
    await sql`drop table journal_entries cascade`.execute(db);
  });
  await restored(file, house, true);
  await on(house, async (db) => {
    expect(await notesOf(db)).toHaveLength(1);
    expect(await has(db, userId)).toHaveLength(1);
  });
});

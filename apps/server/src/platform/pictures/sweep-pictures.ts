import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { ListedPicture, PictureFiles } from './picture-files.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 500;
// An operator who notices within a week that something is missing has it still.
const DAYS_ASIDE = 7;
// A run has an end; what is left then is for the next one.
const MOST_DIRECTORIES = 10_000;

/** What a sweep works on; `signal` ends it between two steps. */
export interface Sweep {
  readonly db: Db;
  readonly pictures: PictureFiles;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/** What a sweep has done. */
export interface Swept {
  /** Pictures the database knew and nothing referred to. */
  readonly unused: number;
  /** Directories the database knew nothing of. */
  readonly unknown: number;
  /** Directories left alone because they were most of what lies there. */
  readonly suspicious: number;
}

/**
 * Removes the pictures that nothing has referred to for a day, and the files of a day and older that the database does not
 * know and that are older than some picture it knows: what a lost connection, a killed process or a crash left behind. Safe beside other processes that do the same, and
 * beside uploads, whose files are younger. What is removed lies aside for a week.
 */
export async function sweepPictures(sweep: Sweep): Promise<Swept> {
  await sweep.pictures.forgetBefore(dayOf(daysBefore(sweep.now, DAYS_ASIDE)));
  const unused = await removeUnused(sweep);
  return { unused, ...(await removeUnknown(sweep)) };
}

/** Every column that refers to a picture, asked of the database itself: a new one cannot be forgotten. */
export async function listPictureColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public.images'::regclass
    order by 1, 2`.execute(db);
  if (rows.length === 0) throw new Error('Nothing in the database refers to pictures: this cannot be');
  return rows;
}

async function conditionOfUse(db: Db): Promise<RawBuilder<boolean>> {
  const columns = await listPictureColumns(db);
  const uses = columns.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = images.hash)`,
  );
  return sql<boolean>`(${sql.join(uses, sql` or `)})`;
}

/** Marks what nothing refers to any more, and removes what was marked a day ago. */
async function removeUnused({ db, pictures, now, signal }: Sweep): Promise<number> {
  const isUsed = await conditionOfUse(db);
  let removed = 0;
  let last = '';
  for (;;) {
    signal?.throwIfAborted();
    const hashes = await listHashes(db, last);
    last = hashes.at(-1) ?? '';
    if (last === '') return removed;
    await markUnused(db, hashes, isUsed, now);
    const gone = await deleteUnused(db, hashes, isUsed, now);
    for (const hash of gone) await pictures.setAside({ hash }, dayOf(now));
    removed += gone.length;
  }
}

async function listHashes(db: Db, after: string): Promise<string[]> {
  const rows = db.selectFrom('images').select('hash').where('hash', '>', after).orderBy('hash').limit(ROWS_AT_ONCE);
  return (await rows.execute()).map(({ hash }) => hash);
}

async function markUnused(db: Db, hashes: string[], isUsed: RawBuilder<boolean>, now: Date): Promise<void> {
  await db
    .updateTable('images')
    .set({ unused_since: sql`case when ${isUsed} then null else ${now.toISOString()}::timestamptz end` })
    .where('hash', 'in', hashes)
    .where(sql<boolean>`${isUsed} = (unused_since is not null)`)
    .execute();
}

async function deleteUnused(db: Db, hashes: string[], isUsed: RawBuilder<boolean>, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('images')
    .where('hash', 'in', hashes)
    .where('unused_since', '<=', aDayBefore(now).toISOString())
    .where(sql<boolean>`not ${isUsed}`)
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
const aDayBefore = (now: Date): Date => daysBefore(now, 1);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** When the database last learnt of a picture; long ago where it knows none. */
async function newestKnown(db: Db): Promise<Date> {
  const { at } = await db
    .selectFrom('images')
    .select(sql<string | null>`max(created_at)`.as('at'))
    .executeTakeFirstOrThrow();
  return new Date(at ?? 0);
}

/**
 * Removes old directories without a row, unless they are most of all, or younger than all that the database knows: then it is
 * another database that knows them, of which this one is a copy, however alike the two name themselves.
 */
async function removeUnknown({ db, pictures, now, signal }: Sweep): Promise<Pick<Swept, 'unknown' | 'suspicious'>> {
  const unknown: string[] = [];
  const newest = await newestKnown(db);
  let known = 0;
  for await (const listed of pictures.list()) {
    signal?.throwIfAborted();
    const hashes = listed.map(({ hash }) => hash);
    const rows = await db.selectFrom('images').select('hash').where('hash', 'in', hashes).execute();
    const inDatabase = new Set(rows.map(({ hash }) => hash));
    known += inDatabase.size;
    for (const picture of listed) {
      if (!inDatabase.has(picture.hash) && (await isOld(picture, now, newest))) unknown.push(picture.hash);
    }
  }
  if (unknown.length > known) return { unknown: 0, suspicious: unknown.length };
  const gone = unknown.slice(0, MOST_DIRECTORIES);
  for (const hash of gone) {
    signal?.throwIfAborted();
    await pictures.setAside({ hash }, dayOf(now));
  }
  return { unknown: gone.length, suspicious: 0 };
}

/** Whether it was last written to a day ago, and before then; false for one that another process has removed meanwhile. */
async function isOld({ writtenAt }: ListedPicture, now: Date, then: Date): Promise<boolean> {
  const at = await writtenAt();
  return at !== undefined && at <= aDayBefore(now) && at < then;
}

import { SOUNDS_TOLD_BY } from '@mercadito/domain/search/sound';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Kind } from './kinds.ts';

/** One at a time counts, whichever process it is in. */
export async function lockCounting(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('counting the words of goods'))`.execute(transaction);
}

interface Changed {
  readonly id: number | null;
  readonly company_id: number | null;
}

/** Takes the oldest changes; they come back when the transaction is rolled back. */
export async function takeChanges(transaction: Db, { changes, id, changedOf }: Kind, most: number): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    delete from ${sql.table(changes)} where id in (select id from ${sql.table(changes)} order by id limit ${most})
    returning ${sql.ref(id)} as id, ${changedOf} as company_id`.execute(transaction);
  return rows;
}

/** Has all goods of businesses counted anew. */
export async function noteGoodsOf(
  transaction: Db,
  { things, changes, id }: Kind,
  companyIds: readonly number[],
): Promise<void> {
  await sql`
    insert into ${sql.table(changes)} (${sql.ref(id)})
    select id from ${sql.table(things)} where company_id = any(${[...companyIds]}::integer[])`.execute(transaction);
}

/** Takes the next of the goods that were there before their words were counted; none when all are. */
export async function takeUncounted(transaction: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with next as (
      select id from products
      where id > (select counted_to from search_progress where not is_done) order by id limit ${most}
    ), moved as (
      update search_progress set counted_to = coalesce((select max(id) from next), counted_to),
        is_done = not exists (select from next)
      where not is_done
    )
    select id from next`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** The words of a product or service, and who is shown them. */
export interface Words {
  readonly id: number;
  readonly words: readonly string[];
  readonly for_everybody: boolean;
  readonly for_members: boolean;
}

/** What the words of things are now; gone ones have none. */
export async function listWordsOf(
  transaction: Db,
  { things, rows: all, isListed }: Kind,
  ids: readonly number[],
): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select id, string_to_array(search_text, ' ') as words,
      ${isListed('everybody')} as for_everybody, ${isListed('members')} as for_members
    from ${all} as ${sql.table(things)} where id = any(${[...ids]}::integer[])`.execute(transaction);
  return rows;
}

/** What of them was counted last. */
export async function listCounted(transaction: Db, { counted, id }: Kind, ids: readonly number[]): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select ${sql.ref(id)} as id, words, for_everybody, for_members from ${sql.table(counted)}
    where ${sql.ref(id)} = any(${[...ids]}::integer[])`.execute(transaction);
  return rows;
}

/** Notes what is counted of them now, in place of what was. */
export async function setCounted(
  transaction: Db,
  kind: Kind,
  ids: readonly number[],
  words: readonly Words[],
): Promise<void> {
  const [counted, id] = [sql.table(kind.counted), sql.ref(kind.id)];
  const isGone = ids.filter((each) => !words.some((known) => known.id === each));
  await sql`delete from ${counted} where ${id} = any(${isGone}::integer[])`.execute(transaction);
  await sql`
    insert into ${counted} (${id}, words, for_everybody, for_members)
    select id, words, for_everybody, for_members from json_to_recordset(${JSON.stringify(words)}::json)
      as counted (id integer, words text[], for_everybody boolean, for_members boolean)
    on conflict (${id}) do update set words = excluded.words, for_everybody = excluded.for_everybody,
      for_members = excluded.for_members`.execute(transaction);
}

/** By how much the goods that have a word became more, or fewer. */
export interface Difference {
  readonly word: string;
  readonly sound: string;
  readonly forms: readonly string[];
  readonly everybody: number;
  readonly members: number;
  readonly goods: number;
}

/** Adds differences to the counts; a word that no goods have is gone. */
export async function addToCounts(transaction: Db, kind: Kind, differences: readonly Difference[]): Promise<void> {
  const words = sql.table(kind.words);
  await sql`
    insert into ${words} as counted (word, sound, forms, told_by, everybody, members, goods)
    select word, sound, forms, ${sql.lit(SOUNDS_TOLD_BY)}, 0, 0, 0 from json_to_recordset(${JSON.stringify(differences)}::json)
      as difference (word text, sound text, forms text[])
    on conflict (word) do nothing`.execute(transaction);
  await sql`
    update ${words} as counted set everybody = counted.everybody + difference.everybody,
      members = counted.members + difference.members, goods = counted.goods + difference.goods
    from json_to_recordset(${JSON.stringify(differences)}::json)
      as difference (word text, everybody integer, members integer, goods integer)
    where counted.word = difference.word`.execute(transaction);
  await sql`
    delete from ${words}
    where goods = 0 and word = any(${differences.map(({ word }) => word)}::text[])`.execute(transaction);
}

/** Words whose sounds and forms were told by older rules. */
export async function listToldByOlder(transaction: Db, { words }: Kind, most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(words)} where told_by < ${sql.lit(SOUNDS_TOLD_BY)} limit ${sql.lit(most)}`.execute(
    transaction,
  );
  return rows.map(({ word }) => word);
}

/** Keeps what words sound like by the rules of now. */
export async function tellAnew(
  transaction: Db,
  { words }: Kind,
  told: readonly Pick<Difference, 'word' | 'sound' | 'forms'>[],
): Promise<void> {
  await sql`
    update ${sql.table(words)} as known set sound = told.sound, forms = told.forms, told_by = ${sql.lit(SOUNDS_TOLD_BY)}
    from json_to_recordset(${JSON.stringify(told)}::json) as told (word text, sound text, forms text[])
    where known.word = told.word`.execute(transaction);
}

import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { isListedForAll } from '../listing/index.ts';

/** One at a time counts, whichever process it is in. */
export async function lockCounting(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('counting the words of goods'))`.execute(transaction);
}

interface Changed {
  readonly product_id: number | null;
  readonly company_id: number | null;
}

/** Takes the oldest changes; they come back when the transaction is rolled back. */
export async function takeChanges(transaction: Db, most: number): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    delete from search_changes where id in (select id from search_changes order by id limit ${most})
    returning product_id, company_id`.execute(transaction);
  return rows;
}

/** Has all goods of businesses counted anew. */
export async function noteGoodsOf(transaction: Db, companyIds: readonly number[]): Promise<void> {
  await sql`
    insert into search_changes (product_id)
    select id from products where company_id = any(${[...companyIds]}::integer[])`.execute(transaction);
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

/** The words of a product, and who is shown them. */
export interface Words {
  readonly product_id: number;
  readonly words: readonly string[];
  readonly for_everybody: boolean;
  readonly for_members: boolean;
}

/** What the words of products are now; gone ones have none. */
export async function listWordsOf(transaction: Db, ids: readonly number[]): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select products.id as product_id, string_to_array(products.search_text, ' ') as words,
      ${isListedForAll('everybody', 'products')} as for_everybody, ${isListedForAll('members', 'products')} as for_members
    from products where products.id = any(${[...ids]}::integer[])`.execute(transaction);
  return rows;
}

/** What of products was counted last. */
export async function listCounted(transaction: Db, ids: readonly number[]): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select product_id, words, for_everybody, for_members from search_counted
    where product_id = any(${[...ids]}::integer[])`.execute(transaction);
  return rows;
}

/** Notes what is counted of products now, in place of what was. */
export async function setCounted(transaction: Db, ids: readonly number[], counted: readonly Words[]): Promise<void> {
  const isGone = ids.filter((id) => !counted.some(({ product_id }) => product_id === id));
  await sql`delete from search_counted where product_id = any(${isGone}::integer[])`.execute(transaction);
  await sql`
    insert into search_counted (product_id, words, for_everybody, for_members)
    select product_id, words, for_everybody, for_members from json_to_recordset(${JSON.stringify(counted)}::json)
      as counted (product_id integer, words text[], for_everybody boolean, for_members boolean)
    on conflict (product_id) do update set words = excluded.words, for_everybody = excluded.for_everybody,
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
export async function addToCounts(transaction: Db, differences: readonly Difference[]): Promise<void> {
  await sql`
    insert into search_words as counted (word, sound, forms, everybody, members, goods)
    select word, sound, forms, 0, 0, 0 from json_to_recordset(${JSON.stringify(differences)}::json)
      as difference (word text, sound text, forms text[])
    on conflict (word) do nothing`.execute(transaction);
  await sql`
    update search_words set everybody = search_words.everybody + difference.everybody,
      members = search_words.members + difference.members, goods = search_words.goods + difference.goods
    from json_to_recordset(${JSON.stringify(differences)}::json)
      as difference (word text, everybody integer, members integer, goods integer)
    where search_words.word = difference.word`.execute(transaction);
  await sql`
    delete from search_words
    where goods = 0 and word = any(${differences.map(({ word }) => word)}::text[])`.execute(transaction);
}

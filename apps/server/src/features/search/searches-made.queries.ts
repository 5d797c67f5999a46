import { addDays } from '@mercadito/domain/opening-hours/local-time';
import { FEWEST_PEOPLE } from '@mercadito/domain/search/popular';
import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';

/** So many different ones of a day that found something, and as many that did not. */
export const MOST_OF_DAY = 1_000;

/** How many people made a search on a day, as far as one process knows. */
export interface SearchMade {
  readonly query: string;
  readonly isFound: boolean;
  readonly day: string;
  readonly people: number;
  /** How the first of them wrote it. */
  readonly said?: string | undefined;
}

/** How it was written on most days; its folded words where that is not known. */
const SAID = sql<string>`coalesce(mode() within group (order by said), query)`;

/**
 * Adds searches, all with one statement; beyond a day's number no others are kept. Each process knows of some people of a day: the
 * largest of their numbers, of accounts and of networks too, is one that no fewer people were.
 */
export async function keepSearches(db: Db, made: readonly SearchMade[]): Promise<void> {
  const queries = made.map(({ query }) => query);
  const found = made.map(({ isFound }) => isFound);
  const days = made.map(({ day }) => day);
  const people = made.map((each) => each.people);
  const said = made.map((each) => each.said ?? null);
  await inTransaction(db, async (transaction) => {
    // Two processes that counted a day's at once would keep more than its number.
    await sql`select pg_advisory_xact_lock(hashtext('searches of a day'))`.execute(transaction);
    await sql`
      with made as (
        select made.query, made.is_found, made.day, made.people, made.said, kept.query is not null as is_there
        from (
          select query, is_found, day, max(people) as people, (array_agg(said order by place) filter (where said is not null))[1] as said
          from unnest(${queries}::text[], ${found}::boolean[], ${days}::text[], ${people}::integer[], ${said}::text[])
            with ordinality as each (query, is_found, day, people, said, place)
          group by query, is_found, day) as made
        left join searches_made as kept on kept.is_found = made.is_found and kept.day = made.day and kept.query = made.query
      ), kept as (
        select is_found, day, count(*) as number from searches_made where day = any(${days}::text[]) group by is_found, day
      ), placed as (
        select query, made.is_found, made.day, people, said, is_there, row_number() over (partition by made.is_found, made.day, is_there order by query) + coalesce(number, 0) as place
        from made left join kept on kept.is_found = made.is_found and kept.day = made.day
      )
      insert into searches_made (query, is_found, day, people, said)
      select query, is_found, day, people, said from placed where is_there or place <= ${sql.lit(MOST_OF_DAY)}
      on conflict (is_found, day, query) do update set people = excluded.people, said = coalesce(searches_made.said, excluded.said)
      where searches_made.people < excluded.people`.execute(transaction);
  });
}

/** What was searched for in vain since a day, `YYYY-MM-DD`: what most people looked for first. */
export async function listUnfound(db: Db, since: string, most: number) {
  const { rows } = await sql<{ query: string; people: number; last_day: string }>`
    select ${SAID} as query, sum(people)::integer as people, max(day) as last_day from searches_made
    where not is_found and day >= ${since}
    group by searches_made.query order by people desc, last_day desc, searches_made.query limit ${sql.lit(most)}`.execute(
    db,
  );
  return rows;
}

/** What many searched for and found since a day, in words of goods that everybody sees, what most looked for first. */
export async function listPopular(db: Db, since: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select ${SAID} as said from searches_made
    where is_found and people >= ${sql.lit(FEWEST_PEOPLE)} and day >= ${since} and not exists (
      select from unnest(string_to_array(query, ' ')) as spoken (word)
      where not exists (select from search_words where search_words.word = spoken.word and everybody > 0))
    group by query order by sum(people) desc, query limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ said }) => said);
}

/** A category that a business sells in, or is itself of. */
interface OwnCategory {
  readonly name: string;
  readonly name_en: string;
}

/** The categories of a business, of its products and of its services, and those that these are in. */
export async function listOwnCategories(db: Db, companyId: number): Promise<OwnCategory[]> {
  const { rows } = await sql<OwnCategory>`
    with own as (select distinct category_id from products where company_id = ${companyId})
    select name, name_en from product_categories
    where id in (select category_id from own) or id in (
      select parent_id from product_categories where id in (select category_id from own))
    union select name, name_en from service_categories
      where id in (select category_id from services where company_id = ${companyId})
    union select name, name_en from company_categories
      where id = (select category_id from companies where id = ${companyId})
    order by name`.execute(db);
  return rows;
}

/** Removes the days that nobody looks back to. */
export async function sweepSearches(db: Db, now: Date): Promise<number> {
  const before = addDays(now.toISOString().slice(0, 10), -KEPT_DAYS.searches);
  const { numDeletedRows } = await db.deleteFrom('searches_made').where('day', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

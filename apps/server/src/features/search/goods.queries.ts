import { isSlip, type Way } from '@mercadito/domain/search/meaning';
import type { RankedTerm } from '@mercadito/domain/search/ranking';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { PLANNED_ONCE } from '../../database/prepared-statements.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import { isOpenAt, type Moment } from '../opening-hours/index.ts';
import type { Kind } from './kinds.ts';

/** Among which goods is searched. */
export interface Among {
  /** What else they have to be, a condition on their table. */
  readonly condition: RawBuilder<SqlBool>;
  readonly companyId: number | null;
  /** Null for all there are. */
  readonly categoryIds: readonly number[] | null;
}

/** The same, with the kind that is searched. */
export interface Within extends Among {
  readonly kind: Kind;
}

export interface CandidateRow {
  readonly id: number;
  readonly company_id: number;
  readonly name_folded: string;
  readonly category_id: number;
  readonly is_available: boolean;
  readonly is_pin: boolean;
  readonly is_open: boolean;
  readonly ordered: number;
}

/** A term with how many goods have a word of it at most. */
export interface SearchedTerm extends RankedTerm {
  readonly goods: number;
}

/** How many goods have all of some terms at most. */
export const mostGoodsWith = (terms: readonly SearchedTerm[]): number => Math.min(...terms.map(({ goods }) => goods));

/** The columns of a kind, behind the name of its table. */
const columnsOf = ({ things, columns }: Kind, more: readonly string[] = []) =>
  sql.join([...columns, ...more].map((column) => sql.ref(`${things}.${column}`)));

/** All of a kind, by the name of its table. */
const rowsOf = ({ rows, things }: Kind) => sql`${rows} as ${sql.table(things)}`;

/** So many are read until enough are found that a viewer sees: goods that are hidden take no places of others. */
const MOST_READ = 10 * COUNTED_ROWS;

/** Of a list that has more matches than are ranked so many of the nearest come to it, and so many of the most ordered. */
const MOST_NEAREST = 120;
const MOST_ORDERED = 50;

/** Where words stand: in the name, in all the text, or in what was kept of the most ordered. */
type Text = 'name_folded' | 'search_text' | 'tokens';

// As the indexes have it.
const tokensOf = (text: Text) =>
  text === 'tokens' ? sql.ref(text) : sql`search_tokens(${sql.ref(text)}, company_id, category_id)`;

const hasOneOf = (text: Text, words: readonly string[]) => sql`${tokensOf(text)} && ${[...words]}::text[]`;

const inCategories = (ids: Iterable<number>): string[] => [...ids].map((id) => `@${id}`);

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;
const allOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` and `)})`;

/** Beyond so many an index would be asked more than the goods themselves. */
const MOST_CLAUSES = 16;

/**
 * Whether goods have a term: one of all words that mean it alone, or all that do together. Said as lists of words of each of which goods
 * have one: `pan dulce` or `concha` is (`pan` or `concha`) and (`dulce` or `concha`). So one look into the index answers all terms, where
 * a choice between conditions has goods read that have no more than one of them.
 */
function hasTerm(text: Text, { ways, categoryIds }: RankedTerm): RawBuilder<unknown> {
  const isAlone = ({ sets }: Way) => sets.length === 1;
  const alone = [
    ...ways.filter(isAlone).flatMap(({ sets }) => sets.flat()),
    ...(text === 'name_folded' ? [] : inCategories(categoryIds)),
  ];
  const together = ways.filter((way) => !isAlone(way));
  const clauses = together.reduce<readonly string[][]>(
    (known, { sets }) =>
      known.length > MOST_CLAUSES ? known : known.flatMap((words) => sets.map((set) => [...words, ...set])),
    [alone],
  );
  if (clauses.length <= MOST_CLAUSES) return allOf(clauses.map((words) => hasOneOf(text, words)));
  return anyOf([hasOneOf(text, alone), ...together.map(({ sets }) => allOf(sets.map((set) => hasOneOf(text, set))))]);
}

/** Terms of more clauses are too many forms of a statement to keep a plan for each. */
const MOST_CLAUSES_KEPT = 12;
/** What more goods have is found soonest by reading goods until enough are found, which statistics tell. */
const MOST_LOOKED_UP = 20_000;

const clausesOf = (terms: readonly SearchedTerm[]): number =>
  terms.reduce((sum, { ways }) => sum + ways.reduce((product, { sets }) => product * sets.length, 1), 0);

/** Words that not too many goods have are looked up in an index, whatever they are. */
const plannedOnce = (terms: readonly SearchedTerm[]) =>
  sql.raw(clausesOf(terms) > MOST_CLAUSES_KEPT || mostGoodsWith(terms) > MOST_LOOKED_UP ? '' : PLANNED_ONCE);

const narrowing = (text: Text, { companyId, categoryIds }: Among): RawBuilder<unknown>[] => [
  ...(companyId === null ? [] : [hasOneOf(text, [`#${companyId}`])]),
  ...(categoryIds === null ? [] : [hasOneOf(text, inCategories(categoryIds))]),
];

const hasAll = (text: Text, terms: readonly SearchedTerm[], among: Among): RawBuilder<SqlBool> =>
  sql`(${sql.join([...terms.map((term) => hasTerm(text, term)), ...narrowing(text, among)], sql` and `)})`;

// Read as a whole, which is little: looked up one by one each of a thousand goods would cost some blocks.
const ordersOf = ({ isOrdered }: Kind) =>
  isOrdered
    ? sql`(select product_id, orders from search_ordered offset 0)`
    : sql`(select null::integer as product_id, 0 as orders where false)`;

type CandidateValues = [
  ...[id: number, company_id: number, name_folded: string, category_id: number],
  ...[is_available: boolean, is_pin: boolean, is_open: boolean, ordered: number],
];

/**
 * Candidates among rows that have the columns of their kind, with what decides where they stand. As one value: a thousand rows cost the
 * server several times as much to read.
 */
const candidatesOf = (things: RawBuilder<unknown>, kind: Kind, { now, config }: Moment) => sql<{
  candidates: CandidateValues[];
}>`
  select coalesce(json_agg(json_build_array(id, company_id, name_folded, category_id, is_available, is_pin, is_open, ordered)), '[]') as candidates
  from (select id, company_id, name_folded, category_id, is_available, is_pin, ${isOpenAt(`${kind.things}.company_id`, now, config.timeZone)} as is_open,
    coalesce(ordered.orders, 0) as ordered
  from ${things} as ${sql.table(kind.things)} left join ${ordersOf(kind)} as ordered on ordered.product_id = ${sql.ref(`${kind.things}.id`)}) as candidates`;

async function readCandidates(
  db: Db,
  statement: RawBuilder<{ candidates: CandidateValues[] }>,
): Promise<CandidateRow[]> {
  const { rows } = await statement.execute(db);
  const candidates = rows[0]?.candidates ?? [];
  return candidates.map(([id, company_id, name_folded, category_id, is_available, is_pin, is_open, ordered]) => ({
    id,
    company_id,
    name_folded,
    category_id,
    is_available,
    is_pin,
    is_open,
    ordered,
  }));
}

/** Of so many terms few goods have all, however many have one. */
const MANY_TERMS = 4;

/**
 * Goods that have every term, by exact words alone: those that have them in the name, and those that have them in all their text or by
 * the name of their category. An index intersects the words, the rarest first; of very many no more are taken than a list counts, and ten
 * times as many read where most are not for this viewer. Where few are to be expected those by all their text, of which the others are, are
 * looked up first, and alone unless they are too many; else those by their name.
 */
export async function listCandidates(
  db: Db,
  terms: readonly SearchedTerm[],
  among: Within,
  moment: Moment,
): Promise<CandidateRow[]> {
  const has = (text: Text) => hasAll(text, terms, among);
  const [things, columns, all] = [sql.table(among.kind.things), columnsOf(among.kind), rowsOf(among.kind)];
  const [most, counted] = [sql.lit(MOST_READ), sql.lit(COUNTED_ROWS)];
  const reading = (has: RawBuilder<unknown>, most: RawBuilder<unknown>) =>
    sql`select ${columns} from ${all} where ${has} limit ${most}`;
  const ofThem = (read: RawBuilder<unknown>, most: RawBuilder<unknown>) =>
    sql`select ${columns} from ${read} as ${things} where ${among.condition} limit ${most}`;
  // Of what no goods were counted with nobody knows how many have it: it came with goods of just now.
  const expected = mostGoodsWith(terms) || Number.POSITIVE_INFINITY;
  const areFew = terms.length >= MANY_TERMS || expected < COUNTED_ROWS;
  const parts = areFew
    ? sql`
      read as materialized (${reading(has('search_text'), most)}),
      first as materialized (${ofThem(sql.ref('read'), counted)}),
      second as materialized (${ofThem(
        // Of many terms, and of a category, there may be more than expected: what was read no further may lack those that have all in their
        // name. Of more than are taken no further one is read to count them.
        sql`(${reading(
          has('name_folded'),
          sql`(select case when (select count(*) from first) >= ${counted} then ${most}
            when (select count(*) from read) < ${most} then 0 else ${most} end)`,
        )})`,
        counted,
      )})`
    : sql`
      first as materialized (${ofThem(sql`(${reading(has('name_folded'), most)})`, counted)}),
      second as materialized (${ofThem(
        sql`(${reading(
          sql`${has('search_text')} and not ${has('name_folded')}`,
          sql`(select case when count(*) < ${counted} then ${most} else 0 end from first)`,
        )})`,
        sql`(select ${counted} - count(*) from first)`,
      )})`;
  const both = sql`(select ${columns} from first as ${things} union ${sql.raw(areFew ? '' : 'all')} select ${columns} from second as ${things})`;
  return readCandidates(db, sql`with ${plannedOnce(terms)} ${parts} ${candidatesOf(both, among.kind, moment)}`);
}

/** A term by the nearest of its ways alone. */
const nearestOf = (term: SearchedTerm): SearchedTerm => ({ ...term, ways: term.ways.slice(0, 1) });

/**
 * Of more goods than are ranked those that are to stand first, whatever order the index has: whose name has the nearest of all
 * that was asked for, and the most ordered.
 */
export async function listForemost(
  db: Db,
  terms: readonly SearchedTerm[],
  among: Within,
  moment: Moment,
): Promise<CandidateRow[]> {
  const [things, columns, all] = [sql.table(among.kind.things), columnsOf(among.kind), rowsOf(among.kind)];
  const nearest = terms.map(nearestOf).filter(({ ways }) => ways.length > 0);
  const hasFurther = nearest.length > 0 && terms.some(({ ways }) => ways.length > 1);
  const near = sql`(select ${columns} from ${all} where ${hasFurther ? hasAll('name_folded', nearest, among) : sql`false`}
    limit ${sql.lit(MOST_NEAREST)})`;
  return readCandidates(
    db,
    sql`
    with ${plannedOnce(terms)} near as materialized (select ${columns} from ${near} as ${things} where ${among.condition}),
    most as materialized (
      select ${columnsOf(among.kind, ['search_text'])} from ${all} where id = any(array(
        select product_id from search_ordered where ${sql.lit(among.kind.isOrdered)} and ${hasAll('tokens', terms, among)}
        order by orders desc, product_id desc limit ${sql.lit(MOST_ORDERED)}))
    ), ordered as (
      select ${columns} from most as ${things} where ${hasAll('search_text', terms, among)} and ${among.condition}
    )
    ${candidatesOf(sql`(select ${columns} from near as ${things} union select ${columns} from ordered as ${things})`, among.kind, moment)}`,
  );
}

/** Of its goods the newest that a search finds. */
export interface SellerRow {
  readonly company_id: number;
  readonly id: number;
}

const withoutSlips = (term: SearchedTerm): SearchedTerm => ({
  ...term,
  ways: term.ways.filter(({ nearness }) => !isSlip(nearness)),
});

/** Who has goods with all terms, of as many goods as are read: of those too that a list does not rank. */
export async function listSellers(db: Db, terms: readonly SearchedTerm[], among: Within): Promise<SellerRow[]> {
  const things = sql.table(among.kind.things);
  // A slip is forgiven in the name alone (`rankOf`).
  const told = terms.map(withoutSlips);
  const isTold = told.every(({ ways, categoryIds }) => ways.length > 0 || categoryIds.size > 0);
  const ways = [hasAll('name_folded', terms, among), isTold ? hasAll('search_text', told, among) : sql`false`];
  const read = ways.map(
    (has) => sql`(select ${columnsOf(among.kind)} from ${rowsOf(among.kind)} where ${has} limit ${sql.lit(MOST_READ)})`,
  );
  const { rows } = await sql<SellerRow>`
    select company_id, max(id) as id from (${sql.join(read, sql` union all `)}) as ${things}
    where ${among.condition} group by company_id`.execute(db);
  return rows;
}

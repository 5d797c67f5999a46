import type { Way } from '@mercadito/domain/search/meaning';
import type { RankedTerm } from '@mercadito/domain/search/ranking';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import { isOpenAt, type Moment } from '../opening-hours/index.ts';

/** Among which goods is searched. */
export interface Among {
  /** What else they have to be, a condition on `products`. */
  readonly condition: RawBuilder<SqlBool>;
  readonly companyId: number | null;
  /** Null for all there are. */
  readonly categoryIds: readonly number[] | null;
}

export interface CandidateRow {
  readonly id: number;
  readonly name_folded: string;
  readonly category_id: number;
  readonly is_available: boolean;
  readonly is_pin: boolean;
  readonly is_open: boolean;
}

/** What conditions on goods read. */
const COLUMNS = sql.join(
  ['id', 'company_id', 'category_id', 'name_folded', 'member_only', 'published', 'discount', 'currency']
    .concat(['discounted_price_cents', 'is_pin', 'is_available'])
    .map((column) => sql.ref(`products.${column}`)),
);

/** So many are read until enough are found that a viewer sees: goods that are hidden take no places of others. */
const MOST_READ = 10 * COUNTED_ROWS;

type Text = 'name_folded' | 'search_text';

// As the two indexes have it.
const tokensOf = (text: Text) => sql`search_tokens(${sql.ref(text)}, company_id, category_id)`;

const hasOneOf = (text: Text, words: readonly string[]) => sql`${tokensOf(text)} && ${[...words]}::text[]`;

const inCategories = (ids: Iterable<number>): string[] => [...ids].map((id) => `@${id}`);

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** Whether goods have a term: one of all words that mean it alone, or all that do together. */
function hasTerm(text: Text, { ways, categoryIds }: RankedTerm): RawBuilder<unknown> {
  const isAlone = ({ sets }: Way) => sets.length === 1;
  const words = ways.filter(isAlone).flatMap(({ sets }) => sets.flat());
  const named = text === 'search_text' ? inCategories(categoryIds) : [];
  const together = ways
    .filter((way) => !isAlone(way))
    .map(
      ({ sets }) =>
        sql`(${sql.join(
          sets.map((set) => hasOneOf(text, set)),
          sql` and `,
        )})`,
    );
  return anyOf([hasOneOf(text, [...words, ...named]), ...together]);
}

const narrowing = (text: Text, { companyId, categoryIds }: Among): RawBuilder<unknown>[] => [
  ...(companyId === null ? [] : [hasOneOf(text, [`#${companyId}`])]),
  ...(categoryIds === null ? [] : [hasOneOf(text, inCategories(categoryIds))]),
];

/**
 * Goods that have every term, by exact words alone: first those that have them in the name, then those that have them in all
 * their text or by the name of their category. An index intersects the words, the rarest first; of very many no more are taken
 * than a list counts, and ten times as many read where most are not for this viewer.
 */
export async function listCandidates(
  db: Db,
  terms: readonly RankedTerm[],
  among: Among,
  { now, config }: Moment,
): Promise<CandidateRow[]> {
  const has = (text: Text) =>
    sql`(${sql.join([...terms.map((term) => hasTerm(text, term)), ...narrowing(text, among)], sql` and `)})`;
  const { rows } = await sql<CandidateRow>`
    with named as materialized (
      select ${COLUMNS} from (select ${COLUMNS} from products where ${has('name_folded')} limit ${sql.lit(MOST_READ)}) as products
      where ${among.condition} limit ${sql.lit(COUNTED_ROWS)}
    ), told as materialized (
      select ${COLUMNS} from (
        select ${COLUMNS} from products where ${has('search_text')} and not ${has('name_folded')}
        limit (select case when count(*) < ${sql.lit(COUNTED_ROWS)} then ${sql.lit(MOST_READ)} else 0 end from named)) as products
      where ${among.condition} limit (select ${sql.lit(COUNTED_ROWS)} - count(*) from named)
    )
    select id, name_folded, category_id, is_available, is_pin, ${isOpenAt('products.company_id', now, config.timeZone)} as is_open
    from (select ${COLUMNS} from named as products union all select ${COLUMNS} from told as products) as products`.execute(
    db,
  );
  return rows;
}

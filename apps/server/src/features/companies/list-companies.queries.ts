import { searchWords } from '@mercadito/domain/catalog/search-text';
import { tellsName } from '@mercadito/domain/search/stop-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type CursorKeys, type Ordering, type PageRequest, pagedBy, rowsOfPage } from '../../platform/lists/keyset.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import { rowsFound, type Searched, searchScore } from '../../platform/lists/text-search.ts';
import { isOfListedBusiness } from '../listing/index.ts';
import type { Seller } from '../search/index.ts';
import { selectCompanies } from './companies.queries.ts';
import type { Called } from './find-called.ts';

export interface CompanyFilter {
  search: string;
  /** Who is called so by sound, other names or slips: they stand behind those that are as it is written. */
  called: readonly Called[];
  /** Who sells what is searched for: they stand behind those that are called so. */
  sellers: readonly Seller[];
  /** 0 for all. */
  category: number;
  /** 0 newest first, 1 to 5 a fixed shuffle. */
  random_order: number;
  open_first?: boolean | undefined;
  open_now?: boolean | undefined;
  /** Those too that are in no list of the town. */
  withUnlisted: boolean;
  /** Whether a business is open, a condition on `companies`, at the moment at which the list was begun. */
  isOpen: RawBuilder<SqlBool>;
}

const SEARCHED: Searched = {
  table: 'companies',
  text: 'companies.search_text',
  name: 'companies.search_text',
  columns: [],
};
const ID = sql<number>`companies.id`;

/** The key of a seller lies below that of whoever is called so, however good the match. */
const BELOW_NAMES = 2 ** 40;

/** And that of who is called so only as it sounds lies between. */
const BELOW_WRITTEN = 2 ** 32;

/** Whether a search found a business by its name, and not by what it sells alone. */
export const isNamedSo = ({ cursor_key }: CursorKeys): boolean => Number(cursor_key) > -BELOW_NAMES / 2;

/** Those that a search finds by their names, then those that sell it, as a table with the latter's key (SEARCH-10). */
function found({ search, called, sellers }: CompanyFilter, isWanted: RawBuilder<SqlBool>): RawBuilder<{ id: number }> {
  const telling = searchWords(search).filter(tellsName).join(' ');
  const named = rowsFound(telling === '' ? search : telling, SEARCHED, isWanted);
  const keyOf = new Map([
    ...sellers.map(({ companyId, rank }) => [companyId, rank - BELOW_NAMES] as const),
    ...called.map(({ companyId, rank }) => [companyId, rank - BELOW_WRITTEN] as const),
  ]);
  const [ids, keys] = [[...keyOf.keys()], [...keyOf.values()]];
  return sql`(
    with named as materialized (select id, search_text from ${named} as companies)
    select id, search_text, null::float8 as seller_key from named
    union all
    select companies.id, companies.search_text, selling.key from unnest(${ids}::integer[], ${keys}::float8[]) as selling (id, key)
    join companies on companies.id = selling.id
    where ${isWanted} and not exists (select from named where named.id = companies.id))`;
}

/** The companies of a list, as a table of that name. */
function listed(filter: CompanyFilter): RawBuilder<{ id: number }> {
  const { search, category, withUnlisted, open_now, isOpen } = filter;
  const isInCategory = category === 0 ? sql<SqlBool>`true` : sql<SqlBool>`companies.category_id = ${category}`;
  const isShown = withUnlisted ? sql<SqlBool>`true` : isOfListedBusiness('companies.id');
  const isAtAnyHour = open_now ? isOpen : sql<SqlBool>`true`;
  const isWanted = sql<SqlBool>`(${isInCategory} and ${isShown} and ${isAtAnyHour})`;
  if (search !== '') return found(filter, isWanted);
  return sql`(select id, created_at from companies where ${isWanted})`;
}

/** Newest first, or a shuffle. */
function orderOfAll({ random_order }: CompanyFilter): Ordering {
  if (random_order === 0) return { key: sql`companies.created_at`, kind: 'instant', id: ID, direction: 'desc' };
  // A literal: the index on the expression knows only the number itself.
  return { key: sql`shuffle_key(companies.id, ${sql.lit(random_order)})`, kind: 'number', id: ID, direction: 'asc' };
}

function orderingOf(filter: CompanyFilter): Ordering {
  const { search, open_first, isOpen } = filter;
  if (search !== '') {
    const key = sql<number>`coalesce(companies.seller_key, ${searchScore(search, SEARCHED)})`;
    return { key, kind: 'number', id: ID, direction: 'desc' };
  }
  const ordering = orderOfAll(filter);
  if (!open_first) return ordering;
  // False stands before true in a list that goes up.
  const first = ordering.direction === 'desc' ? sql<boolean>`${isOpen}` : sql<boolean>`not (${isOpen})`;
  return { ...ordering, first };
}

export function listCompanyRows(db: Db, filter: CompanyFilter, request: PageRequest, viewerId: number | null) {
  const ordering = orderingOf(filter);
  const companies = db.selectFrom(listed(filter).as<'companies'>('companies')).select('companies.id');
  return rowsOfPage(selectCompanies(db, viewerId), ID, pagedBy(companies, ordering, request), ordering).execute();
}

/** How many there are, no further than a list tells. */
export async function countCompanies(db: Db, filter: CompanyFilter): Promise<number> {
  const { count } = await db
    .selectFrom(sql`(select 1 from ${listed(filter)} as companies limit ${sql.lit(COUNTED_ROWS)})`.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

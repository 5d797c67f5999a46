import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/keyset.ts';
import { isFoundBy, searchScore } from '../../platform/text-search.ts';
import { selectCompanies } from './companies.queries.ts';

interface CompanyFilter {
  search: string;
  /** 0 for all. */
  category: number;
  /** 0 newest first, 1 to 5 a fixed shuffle. */
  random_order: number;
}

const SEARCHED = { text: 'companies.search_text', name: 'companies.search_text' };

function isWanted({ search, category }: CompanyFilter): RawBuilder<SqlBool> {
  const inCategory = category === 0 ? sql`true` : sql`companies.category_id = ${category}`;
  return sql<SqlBool>`(${inCategory} and ${search === '' ? sql`true` : isFoundBy(search, SEARCHED)})`;
}

function orderingOf({ search, random_order }: CompanyFilter): Ordering {
  const id = sql<number>`companies.id`;
  if (search !== '') return { key: searchScore(search, SEARCHED), kind: 'number', id, direction: 'desc' };
  if (random_order === 0) return { key: sql`companies.created_at`, kind: 'instant', id, direction: 'desc' };
  // A literal: the index on the expression knows only the number itself.
  return { key: sql`shuffle_key(companies.id, ${sql.lit(random_order)})`, kind: 'number', id, direction: 'asc' };
}

export function listCompanyRows(db: Db, filter: CompanyFilter, request: PageRequest, viewerId: number | null) {
  const wanted = selectCompanies(db, viewerId).where(isWanted(filter));
  return pagedBy(wanted, orderingOf(filter), request).execute();
}

export async function countCompanies(db: Db, filter: CompanyFilter): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
  return count;
}

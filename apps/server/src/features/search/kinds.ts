import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isListedForAll, isOfListedBusiness } from '../listing/index.ts';

/** What is found by its words, and where its words are kept. */
export interface Kind {
  readonly things: 'products' | 'services' | 'companies';
  /** Their rows, to be given the name of their table. */
  readonly rows: RawBuilder<unknown>;
  /** What conditions on it read. */
  readonly columns: readonly string[];
  readonly categories: RawBuilder<unknown>;
  readonly words: 'search_words' | 'search_service_words' | 'search_business_words';
  readonly counted: 'search_counted' | 'search_service_counted' | 'search_business_counted';
  readonly changes: 'search_changes' | 'search_service_changes' | 'search_business_changes';
  /** The column by which the two name one. */
  readonly id: 'product_id' | 'service_id' | 'business_id';
  /** The business all of whose things a change is of. */
  readonly changedOf: RawBuilder<number | null>;
  /** Whether everybody is shown one in the lists of the town, or all members. */
  readonly isListed: (of: 'everybody' | 'members') => RawBuilder<SqlBool>;
  /** Whether it can be ordered, and so be found by how often it was. */
  readonly isOrdered: boolean;
  /** Whether the words of all are counted but for the newest changes. */
  readonly isDone: RawBuilder<SqlBool>;
}

/** So many of the newest changes are read with a search; the job counts them within a moment. */
export const UNCOUNTED = 200;

const COLUMNS = ['id', 'company_id', 'category_id', 'name_folded', 'member_only', 'is_pin', 'is_available'];

export const PRODUCTS: Kind = {
  things: 'products',
  rows: sql.table('products'),
  columns: [...COLUMNS, 'published', 'discount', 'currency', 'discounted_price_cents'],
  categories: sql`(select id, parent_id, name, name_en from product_categories)`,
  words: 'search_words',
  counted: 'search_counted',
  changes: 'search_changes',
  id: 'product_id',
  changedOf: sql`company_id`,
  isListed: (of) => isListedForAll(of, 'products'),
  isOrdered: true,
  isDone: sql<SqlBool>`(select is_done from search_progress)`,
};

export const SERVICES: Kind = {
  things: 'services',
  rows: sql.table('services'),
  columns: COLUMNS,
  categories: sql`(select id, null::integer as parent_id, name, name_en from service_categories)`,
  words: 'search_service_words',
  counted: 'search_service_counted',
  changes: 'search_service_changes',
  id: 'service_id',
  changedOf: sql`company_id`,
  isListed: (of) => isListedForAll(of, 'services'),
  isOrdered: false,
  // Those that were there before are changes too.
  isDone: sql<SqlBool>`(not exists (select from search_service_changes offset ${sql.lit(UNCOUNTED)}))`,
};

/** Businesses by their names and places; what they sell is found by itself. */
export const BUSINESSES: Kind = {
  things: 'companies',
  // A subquery that PostgreSQL reads through: the index is on the columns themselves.
  rows: sql`(select id, id as company_id, category_id, search_text as name_folded, search_text, false as member_only,
    false as is_pin, true as is_available from companies)`,
  columns: COLUMNS,
  categories: sql`(select 0 as id, null::integer as parent_id, '' as name, '' as name_en where false)`,
  words: 'search_business_words',
  counted: 'search_business_counted',
  changes: 'search_business_changes',
  id: 'business_id',
  changedOf: sql`null::integer`,
  isListed: () => isOfListedBusiness('companies.id'),
  isOrdered: false,
  isDone: sql<SqlBool>`(not exists (select from search_business_changes offset ${sql.lit(UNCOUNTED)}))`,
};

/** All that is found by words. */
export const KINDS: readonly Kind[] = [PRODUCTS, SERVICES, BUSINESSES];

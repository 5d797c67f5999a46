import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What is found by its words, and where its words are kept. */
export interface Kind {
  readonly things: 'products' | 'services';
  /** What conditions on it read. */
  readonly columns: readonly string[];
  readonly categories: RawBuilder<unknown>;
  readonly words: 'search_words' | 'search_service_words';
  readonly counted: 'search_counted' | 'search_service_counted';
  readonly changes: 'search_changes' | 'search_service_changes';
  /** The column by which the two name one. */
  readonly id: 'product_id' | 'service_id';
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
  columns: [...COLUMNS, 'published', 'discount', 'currency', 'discounted_price_cents'],
  categories: sql`(select id, parent_id, name, name_en from product_categories)`,
  words: 'search_words',
  counted: 'search_counted',
  changes: 'search_changes',
  id: 'product_id',
  isOrdered: true,
  isDone: sql<SqlBool>`(select is_done from search_progress)`,
};

export const SERVICES: Kind = {
  things: 'services',
  columns: COLUMNS,
  categories: sql`(select id, null::integer as parent_id, name, name_en from service_categories)`,
  words: 'search_service_words',
  counted: 'search_service_counted',
  changes: 'search_service_changes',
  id: 'service_id',
  isOrdered: false,
  // Those that were there before are changes too.
  isDone: sql<SqlBool>`(not exists (select from search_service_changes offset ${sql.lit(UNCOUNTED)}))`,
};

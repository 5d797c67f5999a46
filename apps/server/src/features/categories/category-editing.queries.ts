import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import { CATEGORY_LISTS, type CategoryList } from './category-lists.ts';

/** An entry of any of the lists; only product categories have parents. */
export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_en: string;
  readonly position: number;
  readonly updated_at: string;
}

const tableOf = (list: CategoryList) => sql.table(CATEGORY_LISTS[list].table);
const parentOf = (list: CategoryList): RawBuilder<number | null> =>
  list === 'product' ? sql<number | null>`parent_id` : sql<number | null>`null::integer`;

const columnsOf = (list: CategoryList) => sql`id, ${parentOf(list)} as parent_id, name, name_en, position, updated_at`;

/** A whole list in its order, read without a lock. */
export async function readList(db: Db, list: CategoryList): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${columnsOf(list)} from ${tableOf(list)} order by position, id`.execute(db);
  return rows;
}

/**
 * A whole list in its order. Until the transaction ends no other Admin changes it: names, levels and the order are compared with
 * all that is in it, so a row's own lock would not do.
 */
export async function lockList(transaction: Db, list: CategoryList): Promise<CategoryRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`list of ${list} categories`}))`.execute(transaction);
  return readList(transaction, list);
}

/** Which of a row's names another of the same row has, accents and capitals aside. */
export async function findTakenNames(
  transaction: Db,
  list: CategoryList,
  wanted: { id: number | null; parent_id: number | null; name: string; name_en: string },
): Promise<{ name: boolean; name_en: boolean }> {
  const { rows } = await sql<{ name: boolean; name_en: boolean }>`
    select coalesce(bool_or(fold(name) = fold(${wanted.name})), false) as name,
      coalesce(bool_or(fold(name_en) = fold(${wanted.name_en})), false) as name_en
    from ${tableOf(list)}
    where id is distinct from ${wanted.id}::integer
      and ${parentOf(list)} is not distinct from ${wanted.parent_id}::integer`.execute(transaction);
  return rows[0] ?? { name: false, name_en: false };
}

export async function insertCategory(
  transaction: Db,
  list: CategoryList,
  row: Pick<CategoryRow, 'name' | 'name_en' | 'parent_id'>,
  now: Date,
): Promise<number> {
  const below = list === 'product' ? { column: sql`, parent_id`, value: sql`, ${row.parent_id}::integer` } : null;
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(list)} (name, name_en, updated_at ${below?.column ?? sql``})
    values (${row.name}, ${row.name_en}, ${now.toISOString()} ${below?.value ?? sql``})
    returning id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

/** Writes names and parent of an entry, which is a new version. */
export async function setCategory(
  transaction: Db,
  list: CategoryList,
  row: Pick<CategoryRow, 'id' | 'name' | 'name_en' | 'parent_id'>,
  now: Date,
): Promise<void> {
  const parent = list === 'product' ? sql`, parent_id = ${row.parent_id}::integer` : sql``;
  await sql`
    update ${tableOf(list)} set name = ${row.name}, name_en = ${row.name_en}, updated_at = ${newVersion(now)} ${parent}
    where id = ${row.id}`.execute(transaction);
}

/** Numbers a row of entries in the order of these ids, from 1. Their versions stay: nobody's rename writes over an order. */
export async function setOrder(transaction: Db, list: CategoryList, ids: readonly number[]): Promise<void> {
  const table = tableOf(list);
  await sql`
    update ${table} set position = wanted.place
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    where ${table}.id = wanted.id and ${table}.position <> wanted.place`.execute(transaction);
}

/** Puts sub-categories below another parent. */
export async function moveBelow(transaction: Db, ids: readonly number[], parentId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('product_categories')
    .set({ parent_id: parentId, updated_at: newVersion(now) })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Locks an entry that is to go: whatever refers to it waits until the transaction ends, and what did so before is seen by the
 * statements that follow.
 */
export async function lockToRemove(transaction: Db, list: CategoryList, id: number): Promise<void> {
  await sql`select id from ${tableOf(list)} where id = ${id} for update`.execute(transaction);
}

/** Keeps an entry from being removed until the transaction ends; false when it is gone. */
export async function holdEntry(transaction: Db, list: CategoryList, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${tableOf(list)} where id = ${id} for key share`.execute(transaction);
  return rows.length > 0;
}

export async function deleteCategory(transaction: Db, list: CategoryList, id: number): Promise<void> {
  await sql`delete from ${tableOf(list)} where id = ${id}`.execute(transaction);
}

/** What refers to entries of each list, as rows of `category_id` and `company_id`. */
const USES: Readonly<Record<CategoryList, RawBuilder<unknown>>> = {
  company: sql`select category_id, id as company_id from companies`,
  product: sql`select category_id, company_id from products`,
  service: sql`select category_id, company_id from services`,
  zone: sql`select zone_id as category_id, company_id from service_zones join services on services.id = service_id`,
};

/** So many businesses are named where something is in use. */
const NAMED = 3;

/** How often entries are used, by how many businesses, and the first names of those. */
export async function findUses(
  transaction: Db,
  list: CategoryList,
  ids: readonly number[],
): Promise<{ uses: number; businesses: number; where: string }> {
  const { rows } = await sql<{ uses: number; businesses: number; where: string }>`
    with used as materialized (select company_id from (${USES[list]}) as use where category_id = any(${[...ids]}::integer[]))
    select (select count(*)::integer from used) as uses,
      (select count(distinct company_id)::integer from used) as businesses,
      (select coalesce(string_agg(name, ', ' order by name_sort, id), '') from (
        select name, name_sort, id from companies where id in (select company_id from used)
        order by name_sort, id limit ${NAMED}
      ) as named) as "where"`.execute(transaction);
  return rows[0] ?? { uses: 0, businesses: 0, where: '' };
}

export type ListedRow = CategoryRow & { readonly list: CategoryList; readonly uses: number };

/** All four lists in one round trip, each in its order, with how often each entry is used. */
export async function listAllWithUses(db: Db): Promise<ListedRow[]> {
  const parts = (Object.keys(CATEGORY_LISTS) as CategoryList[]).map(
    (list) => sql`
      select ${list}::text as list, ${columnsOf(list)},
        (select count(*)::integer from (${USES[list]}) as use where use.category_id = category.id) as uses
      from ${tableOf(list)} as category`,
  );
  const { rows } = await sql<ListedRow>`
    select list, id, parent_id, name, name_en, position, updated_at, uses
    from (${sql.join(parts, sql` union all `)}) as category order by position, id`.execute(db);
  return rows;
}

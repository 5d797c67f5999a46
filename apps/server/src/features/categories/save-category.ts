import { type LevelRefusal, orderWith, refusalBelow } from '@mercadito/domain/catalog/category-levels';
import type { Facts } from '@mercadito/domain/events/recorded-change';
import type { Db } from '../../database/connection.ts';
import { conflict, type HttpError, invalid, notFound, taken } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import {
  type CategoryRow,
  findTakenNames,
  insertCategory,
  lockList,
  setCategory,
  setOrder,
} from './category-editing.queries.ts';
import { type CategoryList, EVENTS } from './category-lists.ts';
import { storedCategoryView } from './category-view.ts';

interface CategoryChange {
  readonly name_es?: string | undefined;
  readonly name_en?: string | undefined;
  readonly position?: number | undefined;
  /** Null for the first level. */
  readonly parent_category?: number | null | undefined;
  readonly updated_at?: string | undefined;
}

type CategoryForm = CategoryChange & { readonly name_es: string; readonly name_en: string };
type Wanted = Pick<CategoryRow, 'parent_id' | 'name' | 'name_en'> & { readonly id: number | null };

const DETAILS: Readonly<Record<LevelRefusal, string>> = {
  own_parent: 'A category cannot stand below itself.',
  too_deep: 'There are two levels: nothing stands below a sub-category.',
  has_sub_categories: 'It has sub-categories, so it cannot stand below another.',
};

/** 409: there are two levels and no more (CATEGORY-3). */
export const wrongLevel = (refusal: LevelRefusal): HttpError => conflict(refusal, DETAILS[refusal]);

/** The key of an entry in the record: ids are its list's own. */
export const subjectOf = (list: CategoryList, id: number): string => `${list}:${id}`;

/** What the record says of an entry of these rows. */
export const factsOf = (
  rows: readonly CategoryRow[],
  { name, name_en, parent_id }: Omit<Wanted, 'id'>,
  position: number,
): Facts => ({ name, name_en, position, parent: rows.find(({ id }) => id === parent_id)?.name ?? null });

function checkParent(rows: readonly CategoryRow[], id: number | null, parentId: number | null): void {
  if (parentId === null) return;
  const parent = rows.find((row) => row.id === parentId);
  if (!parent) throw invalid('parent_category', 'Is not a category');
  const refusal = refusalBelow(rows, id, parent);
  if (refusal) throw wrongLevel(refusal);
}

async function checkNames(transaction: Db, list: CategoryList, wanted: Wanted, before?: CategoryRow): Promise<void> {
  const found = await findTakenNames(transaction, list, wanted);
  if (found.name) throw taken('name_es', 'Another one is called so.');
  // English names were free once, so what stands there stays.
  const stays = before?.name_en === wanted.name_en && before.parent_id === wanted.parent_id;
  if (found.name_en && !stays) throw taken('name_en', 'Another one is called so.');
}

/** The ids of one row, in their order. */
export const rowBelow = (rows: readonly CategoryRow[], parentId: number | null): number[] =>
  rows.filter(({ parent_id }) => parent_id === parentId).map(({ id }) => id);

/**
 * Adds an entry to a list, last unless told (CATEGORY-2).
 * @throws 400 for a parent that is none, 409 for a name that another has or a level that there is not
 */
export async function addCategory(transaction: Db, list: CategoryList, form: CategoryForm, now: Date): Promise<number> {
  const rows = await lockList(transaction, list);
  const wanted = { id: null, parent_id: form.parent_category ?? null, name: form.name_es, name_en: form.name_en };
  checkParent(rows, null, wanted.parent_id);
  await checkNames(transaction, list, wanted);
  const id = await insertCategory(transaction, list, wanted, now);
  const order = orderWith(rowBelow(rows, wanted.parent_id), id, form.position);
  await setOrder(transaction, list, order);
  const after = factsOf(rows, wanted, order.indexOf(id) + 1);
  recordChange(transaction, { kind: 'changeCategory', id: subjectOf(list, id), before: null, after });
  record(transaction, { type: EVENTS[list].added, categoryId: id });
  return id;
}

/**
 * Renames an entry, puts it at another place of its row, or below another; what the form leaves out stays (CATEGORY-2 to
 * CATEGORY-4). The list's lock keeps two Admins' orders apart: each is made of what the other has left.
 * @throws 404, 400 for a parent that is none, 409 for a name that another has, a level that there is not, or
 *   `changed_meanwhile` when it is newer than what was read
 */
export async function updateCategory(
  transaction: Db,
  list: CategoryList,
  { id, form, now }: { id: number; form: CategoryChange; now: Date },
): Promise<void> {
  const rows = await lockList(transaction, list);
  const before = rows.find((row) => row.id === id);
  if (!before) throw notFound('Category');
  await refuseEditConflict(before, form.updated_at, () => storedCategoryView(before));
  const wanted = {
    id,
    parent_id: form.parent_category === undefined ? before.parent_id : form.parent_category,
    name: form.name_es ?? before.name,
    name_en: form.name_en ?? before.name_en,
  };
  const isMoved = wanted.parent_id !== before.parent_id;
  const isOther = isMoved || wanted.name !== before.name || wanted.name_en !== before.name_en;
  if (isMoved) checkParent(rows, id, wanted.parent_id);
  if (isOther) {
    await checkNames(transaction, list, wanted, before);
    await setCategory(transaction, list, wanted, now);
  }
  const order = orderWith(rowBelow(rows, wanted.parent_id), id, form.position);
  await setOrder(transaction, list, order);
  const stood = rowBelow(rows, before.parent_id);
  if (isMoved)
    await setOrder(
      transaction,
      list,
      stood.filter((each) => each !== id),
    );
  const [from, to] = [stood.indexOf(id) + 1, order.indexOf(id) + 1];
  recordChange(transaction, {
    ...{ kind: 'changeCategory', id: subjectOf(list, id) },
    ...{ before: factsOf(rows, before, from), after: factsOf(rows, wanted, to) },
  });
  if (isOther || from !== to) record(transaction, { type: EVENTS[list].updated, categoryId: id });
}

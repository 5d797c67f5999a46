import { refusalOfMerge } from '@mercadito/domain/catalog/category-levels';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { conflict, invalid, notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import {
  type CategoryRow,
  deleteCategory,
  findTakenNames,
  findUses,
  holdEntry,
  lockList,
  lockToRemove,
  moveBelow,
  readList,
  setOrder,
} from './category-editing.queries.ts';
import { CATEGORY_LISTS, type CategoryList, EVENTS } from './category-lists.ts';
import { factsOf, rowBelow, subjectOf, wrongLevel } from './save-category.ts';

interface Removal {
  readonly id: number;
  /** Where what is in it goes; without it, it has to be empty. */
  readonly moveTo: number | undefined;
  readonly now: Date;
}

/** @throws 400 on `move_to` for what is not in the list or goes itself, 409 `too_deep` */
function findDestination(rows: readonly CategoryRow[], from: CategoryRow, moveTo: number): CategoryRow {
  if (moveTo === from.id) throw invalid('move_to', 'Must be another one');
  const to = rows.find(({ id }) => id === moveTo);
  if (!to) throw invalid('move_to', 'Is not a category');
  const refusal = refusalOfMerge(rows, from, to);
  if (refusal) throw wrongLevel(refusal);
  return to;
}

/** @throws 409 `in_use`, with how many of what use it */
async function refuseIfUsed(transaction: Db, list: CategoryList, id: number, subs: readonly number[]): Promise<void> {
  const { uses, businesses, where } = await findUses(transaction, list, [id, ...subs]);
  if (uses === 0 && subs.length === 0) return;
  const facts = {
    businesses,
    products: list === 'product' ? uses : 0,
    services: list === 'service' || list === 'zone' ? uses : 0,
    sub_categories: subs.length,
    where,
  };
  throw conflict('in_use', 'This is in use: say where what is in it goes.', facts);
}

/** @throws 409 `sub_category_taken` when one of the same name stands there already */
async function refuseTakenSubs(db: Db, subs: readonly CategoryRow[], to: CategoryRow): Promise<void> {
  for (const sub of subs) {
    const { name, name_en } = await findTakenNames(db, 'product', { ...sub, parent_id: to.id });
    if (!name && !name_en) continue;
    const facts = { name: sub.name, name_en: sub.name_en };
    throw conflict('sub_category_taken', 'Both have a sub-category of this name: merge these first.', facts);
  }
}

/** @throws 409 `sub_category_taken` */
async function moveSubs(transaction: Db, subs: readonly CategoryRow[], to: CategoryRow, now: Date): Promise<void> {
  await refuseTakenSubs(transaction, subs, to);
  await moveBelow(
    transaction,
    subs.map(({ id }) => id),
    to.id,
    now,
  );
}

const subsOf = (rows: readonly CategoryRow[], id: number) => rows.filter(({ parent_id }) => parent_id === id);

/**
 * Begins a merge of very many: moves what is in an entry to another one, in transactions that hold few rows each, until few are
 * left for `removeCategory`. Nothing is moved where that would refuse; and should it refuse in the end, the entry is still
 * there, with less in it.
 * @returns how many were moved
 */
export async function moveMany(db: Db, list: CategoryList, { id, moveTo, now }: Removal): Promise<number> {
  const { moveSome } = { moveSome: undefined, ...CATEGORY_LISTS[list] };
  if (!moveSome || moveTo === undefined) return 0;
  const rows = await readList(db, list);
  const from = rows.find((row) => row.id === id);
  if (!from) throw notFound('Category');
  await refuseTakenSubs(db, subsOf(rows, id), findDestination(rows, from, moveTo));
  for (let moved = 0; ; ) {
    const some = await inTransaction(db, async (transaction) =>
      (await holdEntry(transaction, list, moveTo)) ? moveSome(transaction, { from: id, to: moveTo }, now) : 0,
    );
    if (some === 0) return moved;
    moved += some;
  }
}

/**
 * Removes an entry of a list, or merges it into another: what uses it goes there, its sub-categories below it, all or nothing
 * (CATEGORY-5, CATEGORY-6). What takes it at the same moment is moved too, or refused.
 * @param movedBefore how many `moveMany` has moved
 * @returns how many businesses, products or services have gone to the other
 * @throws 404, 400 on `move_to`, 409 `in_use`, `too_deep` or `sub_category_taken`
 */
export async function removeCategory(
  transaction: Db,
  list: CategoryList,
  { id, moveTo, now }: Removal,
  movedBefore: number,
): Promise<number> {
  const rows = await lockList(transaction, list);
  const from = rows.find((row) => row.id === id);
  if (!from) throw notFound('Category');
  const to = moveTo === undefined ? null : findDestination(rows, from, moveTo);
  const subs = subsOf(rows, id);
  await lockToRemove(transaction, list, id);
  let moved = movedBefore;
  if (to) {
    moved += await CATEGORY_LISTS[list].move(transaction, { from: id, to: to.id }, now);
    if (subs.length > 0) await moveSubs(transaction, subs, to, now);
    const order = [...rowBelow(rows, to.id), ...subs.map((sub) => sub.id)].filter((each) => each !== id);
    await setOrder(transaction, list, order);
  } else {
    await refuseIfUsed(
      transaction,
      list,
      id,
      subs.map((sub) => sub.id),
    );
  }
  await deleteCategory(transaction, list, id);
  const row = rowBelow(rows, from.parent_id);
  await setOrder(
    transaction,
    list,
    row.filter((each) => each !== id),
  );
  recordChange(transaction, {
    ...{ kind: 'changeCategory', id: subjectOf(list, id) },
    before: factsOf(rows, from, row.indexOf(id) + 1),
    after: to && { moved_to: to.name, moved, sub_categories: subs.length },
  });
  record(transaction, { type: EVENTS[list].removed, categoryId: id });
  return moved;
}

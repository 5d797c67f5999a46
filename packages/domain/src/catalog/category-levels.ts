/** A category by its place among the two levels; a sub-category has a parent. */
export interface PlacedCategory {
  readonly id: number;
  readonly parent_id: number | null;
}

/** Why a category cannot stand where it is wanted; the words are codes of refusals. */
export type LevelRefusal = 'own_parent' | 'too_deep' | 'has_sub_categories';

const hasSubs = (categories: readonly PlacedCategory[], id: number): boolean =>
  categories.some(({ parent_id }) => parent_id === id);

/**
 * Whether a category may stand below another: there are two levels and no more (CATEGORY-3).
 * @param id null for one that is still to be made
 */
export function refusalBelow(
  categories: readonly PlacedCategory[],
  id: number | null,
  parent: PlacedCategory,
): LevelRefusal | null {
  if (parent.id === id) return 'own_parent';
  if (parent.parent_id !== null) return 'too_deep';
  return id !== null && hasSubs(categories, id) ? 'has_sub_categories' : null;
}

/** Whether what is in a category, with those below it, may go to another (CATEGORY-6): sub-categories fit below the first level alone. */
export function refusalOfMerge(
  categories: readonly PlacedCategory[],
  from: PlacedCategory,
  to: PlacedCategory,
): LevelRefusal | null {
  return hasSubs(categories, from.id) && to.parent_id !== null ? 'too_deep' : null;
}

/**
 * The ids of a row of categories with one of them at a place of it, counted from 1 (CATEGORY-4); the others keep their order. A place
 * beyond the end is the end, and so is none for one that is new there; one that stands there already stays without it.
 */
export function orderWith(ids: readonly number[], id: number, place?: number): number[] {
  const others = ids.filter((each) => each !== id);
  const current = ids.indexOf(id);
  const at = place === undefined ? current : place - 1;
  const index = at < 0 ? others.length : Math.min(at, others.length);
  return others.toSpliced(index, 0, id);
}

import type { ListedCategory, StoredCategory } from '@mercadito/contracts/category-editing';
import type { CategoryRow, ListedRow } from './category-editing.queries.ts';

/** An entry of a list as an Admin sees it. */
export const storedCategoryView = ({ parent_id, ...row }: CategoryRow): StoredCategory => ({
  ...row,
  parent_category: parent_id,
});

/** The entries of one list; below each of the first level those of the second. */
export function listedCategoriesView(rows: readonly ListedRow[], list: ListedRow['list']): ListedCategory[] {
  const ofList = rows.filter((row) => row.list === list);
  return ofList
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((parent) => [parent, ...ofList.filter(({ parent_id }) => parent_id === parent.id)])
    .map(({ list: _list, uses, ...row }) => ({ ...storedCategoryView(row), uses }));
}

import type { ListedCategory, StoredCategory } from '@mercadito/contracts/category-editing';
import { orderWith, type PlacedCategory } from '@mercadito/domain/catalog/category-levels';
import { categoryEditingApi } from '../../../entities/categories/category-editing.api.ts';
import { type AppThunk, useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** The lists an Admin keeps, as the server names them. */
export type CategoryList = 'company' | 'product' | 'service' | 'zone';

interface NewCategory {
  readonly name_es: string;
  readonly name_en: string;
  readonly parent_category?: number | null;
  readonly idempotencyKey?: string;
}

type CategoryChange = Partial<Omit<NewCategory, 'idempotencyKey'>> & {
  readonly id: number;
  readonly position?: number;
  readonly updated_at?: string;
};

interface Removal {
  readonly id: number;
  readonly move_to?: number;
}

type Sent<Answer> = AppThunk<PromiseLike<{ readonly data?: Answer; readonly error?: unknown }>>;

interface ListCalls {
  readonly create: (category: NewCategory) => Sent<StoredCategory>;
  readonly update: (change: CategoryChange) => Sent<StoredCategory>;
  readonly remove: (removal: Removal) => Sent<{ readonly moved: number }>;
}

const { endpoints } = categoryEditingApi;

/** The calls of each list; what only products have is left out by the others' contracts. */
const CALLS: Readonly<Record<CategoryList, ListCalls>> = {
  company: {
    create: (input) => endpoints.createCompanyCategory.initiate(input),
    update: (input) => endpoints.updateCompanyCategory.initiate(input),
    remove: (input) => endpoints.deleteCompanyCategory.initiate(input),
  },
  product: {
    create: (input) => endpoints.createProductCategory.initiate(input),
    update: (input) => endpoints.updateProductCategory.initiate(input),
    remove: (input) => endpoints.deleteProductCategory.initiate(input),
  },
  service: {
    create: (input) => endpoints.createServiceCategory.initiate(input),
    update: (input) => endpoints.updateServiceCategory.initiate(input),
    remove: (input) => endpoints.deleteServiceCategory.initiate(input),
  },
  zone: {
    create: (input) => endpoints.createZone.initiate(input),
    update: (input) => endpoints.updateZone.initiate(input),
    remove: (input) => endpoints.deleteZone.initiate(input),
  },
};

/** Those that stand beside a category, in their order. */
export const rowOf = (all: readonly ListedCategory[], parentId: number | null): ListedCategory[] =>
  all.filter(({ parent_category }) => parent_category === parentId);

/** A list by its levels, as the rules of the two levels read it. */
export const placesOf = (all: readonly ListedCategory[]): PlacedCategory[] =>
  all.map(({ id, parent_category }) => ({ id, parent_id: parent_category }));

/** How many use a category or one below it. */
export const usesOf = (all: readonly ListedCategory[], { id, uses }: ListedCategory): number =>
  rowOf(all, id).reduce((sum, sub) => sum + sub.uses, uses);

/** The list as it will be with one entry at another place of its row. */
function withPlace(all: readonly ListedCategory[], id: number, place: number): ListedCategory[] {
  const moved = all.find((each) => each.id === id);
  const parentId = moved?.parent_category ?? null;
  const order = orderWith(
    rowOf(all, parentId).map((each) => each.id),
    id,
    place,
  );
  const placed = all.map((each) =>
    each.parent_category === parentId ? { ...each, position: order.indexOf(each.id) + 1 } : each,
  );
  const byPosition = (one: ListedCategory, other: ListedCategory) => one.position - other.position;
  const first = rowOf(placed, null).sort(byPosition);
  return first.flatMap((parent) => [parent, ...rowOf(placed, parent.id).sort(byPosition)]);
}

/** Shows the new order at once; refused, the list is as it was. */
const putAt =
  (list: CategoryList, id: number, position: number): AppThunk<Promise<{ readonly error?: unknown }>> =>
  async (dispatch) => {
    const patch = dispatch(
      categoryEditingApi.util.updateQueryData('listAllCategories', undefined, (lists) => ({
        ...lists,
        [list]: withPlace(lists[list], id, position),
      })),
    );
    const { error } = await dispatch(CALLS[list].update({ id, position }));
    if (error !== undefined) patch.undo();
    return { error };
  };

export function useCategoryCalls(list: CategoryList) {
  const dispatch = useAppDispatch();
  const { create, update, remove } = CALLS[list];
  return {
    create: (input: NewCategory) => dispatch(create(input)),
    update: (input: CategoryChange) => dispatch(update(input)),
    remove: (input: Removal) => dispatch(remove(input)),
    putAt: (id: number, place: number) => dispatch(putAt(list, id, place)),
    /** What stands there of an entry, from the server and no cache. @throws what the server says, or when it is gone */
    readAgain: async (id: number): Promise<ListedCategory> => {
      const request = endpoints.listAllCategories.initiate(undefined, { forceRefetch: true, subscribe: false });
      const found = (await dispatch(request).unwrap())[list].find((each) => each.id === id);
      if (!found) throw GONE;
      return found;
    },
  };
}

/** As the server would say it of one that is not there. */
const GONE = {
  status: 404,
  data: { code: 'not_found', detail: 'Category not found.', message: 'Category not found.' },
} as const;

/** What is asked about one of a list, or about one that is to be added. */
export type Asked =
  | { readonly what: 'add'; readonly below: number | null }
  | { readonly what: 'rename' | 'merge' | 'remove'; readonly category: ListedCategory };

/** How a list and its entries are called on the screen. */
export function useCategoryTexts(list: CategoryList) {
  const { t, language } = useTranslation('categories');
  const nameOf = ({ name, name_en }: { name: string; name_en: string }) => (language === 'en' ? name_en : name);
  const pathOf = (all: readonly ListedCategory[], category: ListedCategory): string => {
    const parent = all.find(({ id }) => id === category.parent_category);
    return parent ? `${nameOf(parent)} › ${nameOf(category)}` : nameOf(category);
  };
  /** What is in it and moves with it: "12 products and 3 sub-categories". */
  const holdsText = (all: readonly ListedCategory[], category: ListedCategory): string => {
    const [uses, subs] = [usesOf(all, category), rowOf(all, category.id).length];
    const used = t(`uses.${list}`, { count: uses });
    if (subs === 0) return used;
    const below = t('subs', { count: subs });
    return uses === 0 ? below : t('both', { used, below });
  };
  return { nameOf, pathOf, holdsText };
}

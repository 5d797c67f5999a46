import { newCatalogProduct } from '@mercadito/contracts/catalog-csv';
import { canAddProduct, canPin, FREE_PLAN_MESSAGE, MAX_PINNED_PRODUCTS } from '@mercadito/domain/catalog/limits';
import { canPublish } from '@mercadito/domain/catalog/publishing';
import type { CategoryPaths } from '@mercadito/domain/catalog-csv/category-path';
import { attributeFields, isSameChoice, type WantedOption } from '../product-options/index.ts';
import { columnsAfter, columnsOf, type OptionRow, type ProductColumns } from '../products/index.ts';
import type { WrittenColumn } from './catalog-cells.ts';
import { type Faults, faultAt } from './catalog-faults.ts';
import type { CheckedRow } from './check-rows.ts';

/** What holds for a business while its catalogue is locked. */
export interface CurrentCatalog {
  readonly products: ReadonlyMap<number, ProductColumns & { readonly hasPicture: boolean }>;
  readonly options: ReadonlyMap<number, readonly OptionRow[]>;
  readonly categories: CategoryPaths;
  readonly productCount: number;
  readonly pinnedCount: number;
  readonly hasPlan: boolean;
}

/** What a row makes of a product. */
export interface PlannedRow {
  readonly row: number;
  /** Null of a product that is added. */
  readonly id: number | null;
  readonly before: ProductColumns | null;
  readonly after: ProductColumns;
  /** Null where they stay as they are. */
  readonly options: readonly WantedOption[] | null;
  readonly changes: readonly WrittenColumn[];
  /** Whether it says of a product that is there how many pieces there are, and not by how many more or fewer. */
  readonly setsStock: boolean;
  /** Pieces that it says there were, of which it changes the number by what differs; undefined where it says none. */
  readonly stockWas?: number | undefined;
}

const COLUMNS: Record<keyof ProductColumns, WrittenColumn> = {
  name: 'name',
  description: 'description',
  price_cents: 'price',
  currency: 'currency',
  category_id: 'category',
  quantity_manage: 'count_stock',
  stock: 'stock',
  available: 'available',
  published: 'published',
  discount: 'discount',
  cargo_extra_cents: 'cargo_extra',
  member_only: 'member_only',
  is_pin: 'pinned',
};

function changesBetween(before: ProductColumns, after: ProductColumns): WrittenColumn[] {
  const fields = Object.keys(COLUMNS) as (keyof ProductColumns)[];
  return fields.filter((field) => before[field] !== after[field]).map((field) => COLUMNS[field]);
}

/** The id of the category that a row names; undefined where it names none, or none that there is. */
function categoryOf(place: CheckedRow, { categories }: CurrentCatalog, faults: Faults): number | undefined {
  const { category } = place.cells;
  if (category === undefined) return undefined;
  const found = categories.find(category);
  if (typeof found === 'number') return found;
  if (found === 'none') faults.add(faultAt(place, 'category', 'unknown_category', 'Is not a category'));
  else faults.add(faultAt(place, 'category', 'ambiguous_category', 'Is the name of several: write its path or its id'));
  return undefined;
}

const wantedOptions = ({ cells }: CheckedRow): readonly WantedOption[] | undefined =>
  cells.options?.map(({ title, is_required, attributes }) => ({
    title,
    is_required,
    attributes: attributes.map((attribute) => {
      const { name, price_cents } = attributeFields(attribute);
      return { name, price_cents };
    }),
  }));

function planNew(place: CheckedRow, category: number | undefined): PlannedRow | null {
  if (category === undefined) return null;
  const { count_stock: quantityManage, member_only: subscription, pinned, ...cells } = place.cells;
  const form = newCatalogProduct.parse({ ...cells, category, quantityManage, subscription });
  const switches = { available: cells.available ?? true, is_pin: pinned ?? false };
  // A draft whatever the row says: it has no picture yet.
  const after = { ...columnsOf({ ...form, company: 0 }), ...switches, published: false };
  return {
    row: place.row,
    id: null,
    before: null,
    after,
    options: wantedOptions(place) ?? null,
    changes: [],
    setsStock: false,
  };
}

function planChange(
  place: CheckedRow,
  id: number,
  category: number | undefined,
  current: CurrentCatalog,
): PlannedRow | null {
  const before = current.products.get(id);
  if (!before) return null;
  const { count_stock: quantityManage, member_only: subscription_active, pinned: is_pin, ...cells } = place.cells;
  const form = { ...cells, company: 0, category_id: category, quantityManage, subscription_active, is_pin };
  const after = columnsAfter(before, form);
  const wanted = wantedOptions(place);
  const isOtherChoice = wanted !== undefined && !isSameChoice(current.options.get(id) ?? [], wanted);
  const changes = [...changesBetween(before, after), ...(isOtherChoice ? (['options'] as const) : [])];
  const setsStock = cells.stock !== undefined && (cells.stock_was === undefined || !before.quantity_manage);
  const stockWas = cells.stock !== undefined && before.quantity_manage ? cells.stock_was : undefined;
  return { row: place.row, id, before, after, options: isOtherChoice ? wanted : null, changes, setsStock, stockWas };
}

function planRow(place: CheckedRow, current: CurrentCatalog, faults: Faults): PlannedRow | null {
  const { id } = place.cells;
  const category = categoryOf(place, current, faults);
  if (id === undefined) return planNew(place, category);
  const planned = planChange(place, id, category, current);
  const before = current.products.get(id);
  if (!planned) faults.add(faultAt(place, 'id', 'unknown_product', 'Is not a product of this business'));
  else if (before && !canPublish(before, planned.after.published)) {
    faults.add(faultAt(place, 'published', 'picture_missing', 'Needs a picture before it is published'));
  }
  return planned;
}

/** How many products and pins there are row by row; pins that the file takes away make room for those that it sets. */
function checkLimits(planned: readonly [CheckedRow, PlannedRow][], current: CurrentCatalog, faults: Faults): void {
  let { productCount, pinnedCount } = current;
  pinnedCount -= planned.filter(([, { before, after }]) => before?.is_pin && !after.is_pin).length;
  for (const [place, { before, after }] of planned) {
    if (!before && !canAddProduct({ productCount: productCount++, hasPlan: current.hasPlan }).allowed) {
      faults.add({ row: place.row, column: null, code: 'product_limit', detail: FREE_PLAN_MESSAGE, value: after.name });
    }
    if (after.is_pin && !before?.is_pin && !canPin(pinnedCount++).allowed) {
      const detail = `You can pin a maximum of ${MAX_PINNED_PRODUCTS} products`;
      faults.add(faultAt(place, 'pinned', 'pin_limit', detail));
    }
  }
}

/** What the rows of a file make of a business's products; only good as long as there are no faults. */
export function planImport(rows: readonly CheckedRow[], current: CurrentCatalog, faults: Faults): PlannedRow[] {
  const planned = rows.flatMap((place): [CheckedRow, PlannedRow][] => {
    const row = planRow(place, current, faults);
    return row ? [[place, row]] : [];
  });
  checkLimits(planned, current, faults);
  return planned.map(([, row]) => row);
}

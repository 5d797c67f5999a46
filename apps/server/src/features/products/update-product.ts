import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateProduct as contract, ProductDetailsAnswer } from '@mercadito/contracts/products';
import { canPin, MAX_PINNED_PRODUCTS } from '@mercadito/domain/catalog/limits';
import { canPublish } from '@mercadito/domain/catalog/publishing';
import { stockAfterEdit } from '@mercadito/domain/catalog/stock-edit';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { conflict, invalid, notFound, pictureMissing } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { recordPrices } from '../../platform/record/record-prices.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import {
  countProducts,
  lockProduct,
  type ProductColumns,
  type ProductPlace,
  productCategoryExists,
  setProduct,
} from './write-product.queries.ts';

type ProductForm = Parsed<typeof contract>['body'];

function stockAfter(
  { quantity_manage, stock }: ProductColumns,
  { stock: wanted, stock_was: was }: ProductForm,
): number {
  if (wanted === undefined) return stock;
  return stockAfterEdit({ current: quantity_manage ? stock : null, wanted, was });
}

/** What a form leaves out stays as it is. */
export function columnsAfter(before: ProductColumns, form: ProductForm): ProductColumns {
  const quantity_manage = form.quantityManage ?? before.quantity_manage;
  return {
    name: form.name ?? before.name,
    description: form.description ?? before.description,
    category_id: form.category_id ?? before.category_id,
    price_cents: form.price === undefined ? before.price_cents : centsOf('price', form.price),
    currency: form.currency ?? before.currency,
    discount: form.discount ?? before.discount,
    cargo_extra_cents:
      form.cargo_extra === undefined ? before.cargo_extra_cents : centsOf('cargo_extra', form.cargo_extra),
    quantity_manage,
    stock: stockAfter(before, form),
    available: form.available ?? before.available,
    member_only: form.subscription_active ?? before.member_only,
    is_pin: form.is_pin ?? before.is_pin,
    published: form.published ?? before.published,
  };
}

// What a customer decides by: whoever has it on the screen is to see it change.
const DECISIVE = [
  'price_cents',
  'currency',
  'discount',
  'cargo_extra_cents',
  'available',
  'quantity_manage',
  'stock',
  'member_only',
  'published',
] as const satisfies (keyof ProductColumns)[];

/**
 * Changes a product's fields and switches.
 * @param current the product's answer as it stands, for whoever has read an older version
 * @returns by how many pieces the stock has changed; undefined where nobody counted it
 * @throws 400 for a category that is none, 404 when it is not the company's, 409 `changed_meanwhile` when it is newer than the
 *   form's `updated_at`, 409 `picture_missing` for a draft without one that is to be published, 409 `pin_limit` when five are
 *   pinned already
 */
export async function updateProduct(
  transaction: Db,
  place: ProductPlace,
  form: ProductForm,
  { now, current }: { now: Date; current: () => Promise<ProductDetailsAnswer> },
): Promise<number | undefined> {
  const { companyId, productId } = place;
  await lockCompany(transaction, companyId, now);
  const before = await lockProduct(transaction, companyId, productId);
  if (!before) throw notFound('Product');
  // The category is part of the form, and a fact is a single value.
  const withCategory = async () => ({ ...(await current()), category_id: before.category_id });
  await refuseEditConflict(before, form.updated_at, withCategory);
  const after = columnsAfter(before, form);
  if (after.category_id !== before.category_id && !(await productCategoryExists(transaction, after.category_id))) {
    throw invalid('category_id', 'Is not a category');
  }
  const hasPicture = before.photo !== null;
  if (!canPublish({ published: before.published, hasPicture }, after.published)) {
    throw pictureMissing({ id: productId, name: after.name });
  }
  if (after.is_pin && !before.is_pin) await refuseTooManyPins(transaction, companyId);
  await setProduct(transaction, place, after, now);
  recordPrices(transaction, companyId, [{ productId, before, after }]);
  if (after.member_only !== before.member_only || after.published !== before.published) {
    await setHasMemberOnly(transaction, companyId);
  }
  const isDecisive = DECISIVE.some((column) => before[column] !== after[column]);
  record(transaction, { type: isDecisive ? 'product.terms_changed' : 'product.updated', ...place });
  return before.quantity_manage ? after.stock - before.stock : undefined;
}

/**
 * To be asked under the company's lock before so many more are pinned.
 * @throws 409 `pin_limit` when there would be more than five
 */
export async function refuseTooManyPins(transaction: Db, companyId: number, added = 1): Promise<void> {
  const { pinned } = await countProducts(transaction, companyId);
  if (!canPin(pinned, added).allowed)
    throw conflict('pin_limit', `You can pin a maximum of ${MAX_PINNED_PRODUCTS} products`);
}

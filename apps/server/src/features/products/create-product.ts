import type { Parsed } from '@mercadito/contracts/endpoint';
import type { createProduct as contract } from '@mercadito/contracts/products';
import { canAddProduct, FREE_PLAN_MESSAGE } from '@mercadito/domain/catalog/limits';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { conflict, invalid } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { lockCompany, setHasMemberOnly } from '../companies/index.ts';
import { insertImages } from './product-images.queries.ts';
import { countProducts, insertProduct, productCategoryExists } from './write-product.queries.ts';

type ProductForm = Parsed<typeof contract>['body'];

/** The columns of a new product, as its form says. */
export function columnsOf(form: ProductForm) {
  const { name, description, category, currency, discount, quantityManage, stock, subscription, published } = form;
  return {
    name,
    description,
    category_id: category,
    price_cents: centsOf('price', form.price),
    currency,
    discount,
    cargo_extra_cents: centsOf('cargo_extra', form.cargo_extra),
    quantity_manage: quantityManage,
    stock: quantityManage ? (stock ?? 0) : 0,
    member_only: subscription,
    published,
  };
}

/** Makes several pictures known to the database, in their order. */
export async function insertPictures(transaction: Db, pictures: readonly StoredPicture[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const picture of pictures) hashes.push(await insertPicture(transaction, picture));
  return hashes;
}

/**
 * Takes a company's lock, under which it may get one more product. Drafts count like others.
 * @throws 404 when there is no such company, 409 `product_limit` above 100 on a free plan
 */
export async function lockForOneMore(transaction: Db, companyId: number, now: Date): Promise<void> {
  const { hasPlan } = await lockCompany(transaction, companyId, now);
  const { all: productCount } = await countProducts(transaction, companyId);
  if (!canAddProduct({ productCount, hasPlan }).allowed) throw conflict('product_limit', FREE_PLAN_MESSAGE);
}

/**
 * Adds a product to a company.
 * @param pictures the main one, and up to three more
 * @throws 400 for a category that is none, 404 when there is no such company, 409 `product_limit` above 100 on a free plan
 */
export async function createProduct(
  transaction: Db,
  companyId: number,
  form: ProductForm,
  pictures: { photo: StoredPicture; more: readonly StoredPicture[] },
  now: Date,
): Promise<number> {
  const columns = columnsOf(form);
  await lockForOneMore(transaction, companyId, now);
  if (!(await productCategoryExists(transaction, columns.category_id))) throw invalid('category', 'Is not a category');
  const photo = await insertPicture(transaction, pictures.photo);
  const at = now.toISOString();
  const stamps = { created_at: at, updated_at: at };
  const id = await insertProduct(transaction, { ...columns, ...stamps, company_id: companyId, photo });
  await insertImages(transaction, id, await insertPictures(transaction, pictures.more));
  if (columns.member_only) await setHasMemberOnly(transaction, companyId);
  record(transaction, { type: 'product.added', companyId, productId: id });
  return id;
}

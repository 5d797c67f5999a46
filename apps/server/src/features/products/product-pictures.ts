import { canAddImages } from '@mercadito/domain/catalog/limits';
import type { Db } from '../../database/connection.ts';
import { notFound, tooManyPictures } from '../../platform/errors.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures.ts';
import { record } from '../../platform/record.ts';
import { insertPictures } from './create-product.ts';
import { countImages, deleteImages, insertImages, lockProduct, setProduct } from './write-product.queries.ts';

/** A product and the company that changes it. */
interface Place {
  readonly companyId: number;
  readonly productId: number;
}

/**
 * Replaces a product's main picture.
 * @throws 404 when the product is not the company's
 */
export async function setPhoto(
  transaction: Db,
  { companyId, productId }: Place,
  picture: StoredPicture,
  now: Date,
): Promise<void> {
  const photo = await insertPicture(transaction, picture);
  const changes = { photo, updated_at: now.toISOString() };
  if (!(await setProduct(transaction, companyId, productId, changes))) throw notFound('Product');
  record(transaction, { type: 'product_photo.replaced', companyId, productId });
}

/**
 * Adds further pictures to a product.
 * @throws 404 when the product is not the company's, 409 `image_limit` when there would be more than three
 */
export async function addImages(
  transaction: Db,
  { companyId, productId }: Place,
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (!(await lockProduct(transaction, companyId, productId))) throw notFound('Product');
  const present = await countImages(transaction, productId);
  if (!canAddImages(present, pictures.length).allowed) throw tooManyPictures();
  await insertImages(transaction, productId, await insertPictures(transaction, pictures));
  record(transaction, { type: 'product_images.added', companyId, productId });
}

/**
 * Takes further pictures away, all of them or none.
 * @throws 404 when one of them is not on a product of the company
 */
export async function removeImages(transaction: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const deleted = await deleteImages(transaction, companyId, wanted);
  if (deleted.length < wanted.length) throw notFound('Image');
  record(transaction, { type: 'product_images.removed', companyId });
  return deleted;
}

import { canAddImages } from '@mercadito/domain/catalog/limits';
import type { Db } from '../../database/connection.ts';
import { insertPicture, type StoredPicture } from '../../platform/pictures/pictures.ts';
import { invalid, notFound, tooManyPictures } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { insertPictures } from './create-product.ts';
import {
  countImages,
  deleteImages,
  insertImages,
  listImages,
  lockProductsOfImages,
  replaceImage,
  setImagesOrder,
} from './product-images.queries.ts';
import { lockProductVersion, touchProducts } from './product-version.queries.ts';
import { type ProductPlace, setProduct } from './write-product.queries.ts';

async function lockOwn(transaction: Db, { companyId, productId }: ProductPlace): Promise<void> {
  if (!(await lockProductVersion(transaction, companyId, productId))) throw notFound('Product');
}

/**
 * Replaces a product's main picture.
 * @throws 404 when the product is not the company's
 */
export async function setPhoto(transaction: Db, place: ProductPlace, picture: StoredPicture, now: Date): Promise<void> {
  const photo = await insertPicture(transaction, picture);
  if (!(await setProduct(transaction, place, { photo }, now))) throw notFound('Product');
  record(transaction, { type: 'product_photo.replaced', ...place });
}

/**
 * Adds further pictures to a product.
 * @throws 404 when the product is not the company's, 409 `image_limit` when there would be more than three
 */
export async function addImages(
  transaction: Db,
  place: ProductPlace,
  pictures: readonly StoredPicture[],
  now: Date,
): Promise<void> {
  const { productId } = place;
  await lockOwn(transaction, place);
  const present = await countImages(transaction, productId);
  if (!canAddImages(present, pictures.length).allowed) throw tooManyPictures();
  await insertImages(transaction, productId, await insertPictures(transaction, pictures));
  await touchProducts(transaction, [productId], now);
  record(transaction, { type: 'product_images.added', ...place });
}

/**
 * Takes further pictures away, all of them or none; answers the version that their product has by it.
 * @throws 404 when one of them is not on a product of the company
 */
export async function removeImages(
  transaction: Db,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<{ deleted: number[]; updated_at: string }> {
  const wanted = [...new Set(ids)];
  const productIds = await lockProductsOfImages(transaction, companyId, wanted);
  const deleted = await deleteImages(transaction, companyId, wanted);
  if (deleted.length < wanted.length) throw notFound('Image');
  record(transaction, { type: 'product_images.removed', companyId });
  return { deleted, updated_at: await touchProducts(transaction, productIds, now) };
}

/**
 * Puts a product's further pictures into another order.
 * @throws 404 when the product is not the company's, 400 when the ids are not those of all its further pictures
 */
export async function orderImages(
  transaction: Db,
  place: ProductPlace,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await lockOwn(transaction, place);
  const present = new Set((await listImages(transaction, place.productId)).map(({ id }) => id));
  const isWhole = ids.length === present.size && new Set(ids).size === ids.length && ids.every((id) => present.has(id));
  if (!isWhole) throw invalid('images_ids', 'Must be all further pictures of the product');
  await setImagesOrder(transaction, place.productId, ids);
  await touchProducts(transaction, [place.productId], now);
  record(transaction, { type: 'product_images.ordered', ...place });
}

/**
 * Makes a further picture of a product its main one, which takes its place.
 * @throws 404 when the picture is not the product's or the product not the company's
 */
export async function setMainPicture(transaction: Db, place: ProductPlace, imageId: number, now: Date): Promise<void> {
  await lockOwn(transaction, place);
  const chosen = (await listImages(transaction, place.productId)).find(({ id }) => id === imageId);
  if (!chosen) throw notFound('Image');
  await replaceImage(transaction, imageId, chosen.photo);
  await setProduct(transaction, place, { photo: chosen.image }, now);
  record(transaction, { type: 'product_photo.replaced', ...place });
}

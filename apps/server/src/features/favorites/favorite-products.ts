import type { FavoriteProductsAnswer } from '@mercadito/contracts/favorites';
import type { Db } from '../../database/connection.ts';
import { type PageRequest, pageAndNext } from '../../platform/lists/keyset.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { requirePerson } from '../accounts/index.ts';
import type { Moment } from '../companies/index.ts';
import { productView } from '../products/index.ts';
import {
  countFavoriteProducts,
  deleteFavoriteProduct,
  holdProduct,
  insertFavoriteProduct,
  listFavoriteProducts,
} from './favorite-products.queries.ts';

/** Whose favourites, and who looks at them. */
interface Whose {
  readonly userId: number;
  readonly viewer: Viewer;
}

interface Place extends PageRequest {
  readonly url: string;
  /** The product asked about. */
  readonly productId: number | undefined;
}

/** A page of a person's favourite products, newest first, and whether the product asked about is one. */
export async function showFavoriteProducts(
  db: Db,
  { userId, viewer }: Whose,
  place: Place,
  moment: Moment,
): Promise<FavoriteProductsAnswer> {
  const { rows, next } = pageAndNext(await listFavoriteProducts(db, userId, viewer, place), place, place.url);
  const { count, is_favorite } = await countFavoriteProducts(db, userId, viewer, place.productId);
  return { products_favorite: { results: rows.map((row) => productView(row, moment)) }, next, count, is_favorite };
}

/**
 * Makes a product one of a person's favourites; again changes nothing.
 * @throws 404 for a product that does not exist, or not for them
 */
export async function addFavoriteProduct(db: Db, { userId, viewer }: Whose, productId: number): Promise<void> {
  await requirePerson(db, userId);
  if (!(await holdProduct(db, productId, viewer))) throw notFound('Product');
  await insertFavoriteProduct(db, userId, productId);
  record(db, { type: 'favorite_product.added', userId, productId });
}

/** Takes a product out of a person's favourites; one that is none already is no mistake. */
export async function removeFavoriteProduct(db: Db, userId: number, productId: number): Promise<void> {
  await deleteFavoriteProduct(db, userId, productId);
  record(db, { type: 'favorite_product.removed', userId, productId });
}

import type { Picture } from '@mercadito/contracts/common';
import type { ProductDetails } from '@mercadito/contracts/products';

/** The main picture and the further ones, in this order. */
export function picturesOf({ photo_picture, images }: Pick<ProductDetails, 'photo_picture' | 'images'>): Picture[] {
  const further = images.map(({ picture }) => picture);
  return photo_picture ? [photo_picture, ...further] : further;
}

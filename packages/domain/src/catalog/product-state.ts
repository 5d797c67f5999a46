import { type Availability, isProductAvailable } from './availability.ts';

/** What an owner's table is filtered by: each product is in exactly one of them. */
export const PRODUCT_STATES = ['on_sale', 'sold_out', 'draft'] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

/** Where a product stands: a draft whatever else holds, sold out, or on sale (PRODUCT-11). */
export function stateOfProduct(product: Availability & { readonly published: boolean }): ProductState {
  if (!product.published) return 'draft';
  return isProductAvailable(product) ? 'on_sale' : 'sold_out';
}

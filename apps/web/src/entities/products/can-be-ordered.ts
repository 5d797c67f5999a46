import type { ProductOfRail } from '@mercadito/contracts/product-rails';

/** Whether a product can be put into a cart now: not sold out, and of a business that takes orders (SELLING-5). */
export const canBeOrdered = ({ available, takes_orders }: Pick<ProductOfRail, 'available' | 'takes_orders'>): boolean =>
  available && takes_orders !== false;

import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** PRODUCT-2 to PRODUCT-4. */
export const MAX_PINNED_PRODUCTS = 5;
const MAX_PRODUCTS_OF_FREE_PLAN = 100;
export const MAX_EXTRA_IMAGES = 3;
export const MIN_DISCOUNT = 0;
export const MAX_DISCOUNT = 90;

export const FREE_PLAN_MESSAGE = 'You can add a maximum of 100 products';
export const IMAGE_LIMIT_MESSAGE = 'The limit of allowed images has been reached';

/** Whether one more product may be pinned, given how many are. */
export function canPin(pinnedCount: number): Verdict<'pin_limit'> {
  return pinnedCount < MAX_PINNED_PRODUCTS ? ALLOWED : refuse('pin_limit');
}

/** Whether a company may add one more product: a free account has at most 100 (PRODUCT-2). */
export function canAddProduct(company: {
  readonly productCount: number;
  /** Whether the company has a paid plan (`subscription_product`). */
  readonly hasPlan: boolean;
}): Verdict<'product_limit'> {
  return company.hasPlan || company.productCount < MAX_PRODUCTS_OF_FREE_PLAN ? ALLOWED : refuse('product_limit');
}

/** Whether `added` more extra images may join the `present` ones of a product. */
export function canAddImages(present: number, added: number): Verdict<'image_limit'> {
  return present + added <= MAX_EXTRA_IMAGES ? ALLOWED : refuse('image_limit');
}

/** What a discount field becomes when it is left: a whole number, empty or negative 0, over 90 is 90 (PRODUCT-5). */
export function clampDiscount(typed: string): number {
  const percent = Math.trunc(Number(typed));
  if (Number.isNaN(percent)) return MIN_DISCOUNT;
  return Math.min(MAX_DISCOUNT, Math.max(MIN_DISCOUNT, percent)) + 0; // + 0 turns -0 into 0
}

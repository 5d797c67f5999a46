import { plainWhole } from '../money/typed-number.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** The most pieces that an owner counts of one product. */
export const LARGEST_STOCK = 1_000_000;

/** PRODUCT-2 to PRODUCT-4; of services as many are pinned, by the same `canPin` (SERVICE-4). */
export const MAX_PINNED_PRODUCTS = 5;
const MAX_PRODUCTS_OF_FREE_PLAN = 100;
/** A list has all services of a business, so they are bounded, with a paid plan too (SERVICE-7). */
export const MAX_SERVICES = 200;
export const MAX_EXTRA_IMAGES = 3;
/** So many products are named in a bulk change at most; all of a business, while there are no more than the second (BULK-1). */
export const MAX_NAMED_IN_BULK = 200;
export const MAX_ALL_IN_BULK = 2_000;
export const MIN_DISCOUNT = 0;
export const MAX_DISCOUNT = 90;

export const FREE_PLAN_MESSAGE = 'You can add a maximum of 100 products';
export const IMAGE_LIMIT_MESSAGE = 'The limit of allowed images has been reached';

/** Whether `added` more products, one unless told, may be pinned, given how many are. Drafts count like others (PRODUCT-3). */
export function canPin(pinnedCount: number, added = 1): Verdict<'pin_limit'> {
  return pinnedCount + added <= MAX_PINNED_PRODUCTS ? ALLOWED : refuse('pin_limit');
}

/** How many products a company may have; null with a paid plan (PRODUCT-2). */
export function productLimit({ hasPlan }: { readonly hasPlan: boolean }): number | null {
  return hasPlan ? null : MAX_PRODUCTS_OF_FREE_PLAN;
}

/** Whether a company may add one more product: a free account has at most 100 (PRODUCT-2). */
export function canAddProduct(company: {
  readonly productCount: number;
  /** Whether the company has a paid plan (`subscription_product`). */
  readonly hasPlan: boolean;
}): Verdict<'product_limit'> {
  return company.productCount < (productLimit(company) ?? Infinity) ? ALLOWED : refuse('product_limit');
}

/** Whether a business may offer one more service (SERVICE-7). */
export function canAddService(serviceCount: number): Verdict<'service_limit'> {
  return serviceCount < MAX_SERVICES ? ALLOWED : refuse('service_limit');
}

/** Whether `added` more extra images may join the `present` ones of a product. */
export function canAddImages(present: number, added: number): Verdict<'image_limit'> {
  return present + added <= MAX_EXTRA_IMAGES ? ALLOWED : refuse('image_limit');
}

const EMPTY_OR_NEGATIVE = /^\s*$|^\s*[-−]\s*\d/;

/**
 * What a discount field becomes when it is left: empty or negative 0, over 90 is 90 (PRODUCT-5). Null for what is no whole number
 * without doubt, such as `12,5` (MONEY-9): that stays, to be mended by whoever wrote it.
 */
export function clampDiscount(typed: string): number | null {
  if (EMPTY_OR_NEGATIVE.test(typed)) return MIN_DISCOUNT;
  const percent = plainWhole(typed);
  return percent === null ? null : Math.min(MAX_DISCOUNT, Number(percent));
}

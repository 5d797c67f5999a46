/** A product as far as it matters for whether it may be shown. */
interface Publishable {
  readonly published: boolean;
  readonly hasPicture: boolean;
}

/** Whether a product may become this: a draft without a picture, as a file adds it, stays one (DRAFT-5). */
export const canPublish = (before: Publishable, published: boolean): boolean =>
  !published || before.published || before.hasPicture;

/** The fields of products that are changed in bulk to a value, one in a call (BULK-1). */
export const BULK_SWITCHES = ['available', 'is_pin', 'subscription_active', 'published', 'discount'] as const;

/** All that a change of many products may ask for of them, each by itself. */
export const BULK_CHANGES = [...BULK_SWITCHES, 'price_percent'] as const;

/**
 * Whether a change of many products only takes them off sale: that an owner may do after her membership has ended, so that she
 * need not sell what she cannot see to (SELLING-3).
 */
export function isWithdrawal(change: Readonly<Record<string, unknown>>): boolean {
  const asked = [...BULK_CHANGES, 'restore'].filter((field) => change[field] !== undefined);
  return asked.length === 1 && (change.available === false || change.published === false);
}

/** A product as far as it matters for whether it may be shown. */
interface Publishable {
  readonly published: boolean;
  readonly hasPicture: boolean;
}

/** Whether a product may become this: a draft without a picture, as a file adds it, stays one (DRAFT-5). */
export const canPublish = (before: Publishable, published: boolean): boolean =>
  !published || before.published || before.hasPicture;

/**
 * Whether a change of many products only takes them off sale: that an owner may do after her membership has ended, so that she
 * need not sell what she cannot see to (SELLING-3).
 */
export function isWithdrawal(change: Readonly<Record<string, unknown>>): boolean {
  const asked = [
    'available',
    'published',
    'is_pin',
    'subscription_active',
    'discount',
    'price_percent',
    'restore',
  ].filter((field) => change[field] !== undefined);
  return asked.length === 1 && (change.available === false || change.published === false);
}

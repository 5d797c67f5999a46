/** Why a line of a cart cannot be bought now. */
export const UNAVAILABLE_REASONS = [
  'no_longer_sold',
  'takes_no_orders',
  'option_gone',
  'choice_missing',
  'sold_out',
] as const;

export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

interface LineFacts {
  /** Whether whoever looks may see the product at all. */
  readonly isVisible: boolean;
  /** Whether its business takes orders at the moment. */
  readonly isOrderable: boolean;
  /** Whether every chosen option can still be chosen. */
  readonly hasItsOptions: boolean;
  /** Whether a group that has become required has no choice in it. */
  readonly lacksChoice: boolean;
  /** Whether any of it is left, in any choice, and it is on sale. */
  readonly isOnSale: boolean;
}

/**
 * The first reason for which a line cannot be bought, the one that tells least of the product first; null when it can (CART-14).
 * Of what is sold out altogether nobody is sent to choose another option.
 */
export function whyUnavailable({
  isVisible,
  isOrderable,
  hasItsOptions,
  lacksChoice,
  isOnSale,
}: LineFacts): UnavailableReason | null {
  if (!isVisible) return 'no_longer_sold';
  if (!isOrderable) return 'takes_no_orders';
  if (!isOnSale) return 'sold_out';
  if (!hasItsOptions) return 'option_gone';
  return lacksChoice ? 'choice_missing' : null;
}

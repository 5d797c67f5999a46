import type { Picture } from '@mercadito/contracts/common';
import type { Product } from '@mercadito/contracts/products';
import { clampDiscount } from '@mercadito/domain/catalog/limits';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import { discountedPriceCents } from '@mercadito/domain/money/price';
import { plainAmount } from '@mercadito/domain/money/typed-number';

/** What the card shows of a form, as it is typed. */
export interface PreviewValues {
  readonly name: unknown;
  readonly price: unknown;
  readonly currency: unknown;
  readonly discount: unknown;
  readonly isForMembers: boolean;
  readonly isAvailable: boolean;
  readonly isPinned: boolean;
}

const centsOf = (price: unknown): number => toCents(Number(plainAmount(String(price ?? '')))) ?? 0;

/** None as long as it cannot be read. */
const percentOf = (discount: unknown): number => clampDiscount(String(discount ?? '')) ?? 0;

/** The price after a discount, of what is typed; null where nothing is taken off. */
export function discountedPrice(price: unknown, discount: unknown): number | null {
  const percent = percentOf(discount);
  const cents = centsOf(price);
  return percent === 0 || cents === 0 ? null : fromCents(discountedPriceCents(cents, percent));
}

/** A product as its card will show it. */
export function previewOf(values: PreviewValues, name: string, picture: Picture | null): Product {
  const discount = percentOf(values.discount);
  const cents = centsOf(values.price);
  return {
    id: 0,
    name,
    photo: null,
    photo_picture: picture,
    price: fromCents(cents),
    discount,
    discounted_price: fromCents(discountedPriceCents(cents, discount)),
    currency: CURRENCIES.find((each) => each === values.currency) ?? 'MXN',
    available: values.isAvailable,
    rating: 0,
    reviews_count: 0,
    company: 0,
    company_name: '',
    subscription_active: values.isForMembers,
    cargo_extra: 0,
    is_pin: values.isPinned,
    has_required_options: false,
  };
}

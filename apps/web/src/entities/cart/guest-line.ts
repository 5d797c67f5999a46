import type { ProductOfRail } from '@mercadito/contracts/product-rails';
import type { ProductDetails } from '@mercadito/contracts/products';
import { OTHER } from '@mercadito/domain/answered';
import { type ChoiceRefusal, checkChoices, type OptionGroup } from '@mercadito/domain/cart/option-choice';
import { toCents } from '@mercadito/domain/money/minor-units';
import { unitPriceCents } from '@mercadito/domain/money/price';
import { type OpeningOnTheWire, openingOf } from '../../shared/format/opening.ts';
import type { GuestLine } from './guest-cart.ts';

/** A product as a card has it; its page knows options and stock besides. */
export type AddableProduct = ProductOfRail &
  Partial<Pick<ProductDetails, 'options' | 'quantityManage' | 'stock'>> &
  OpeningOnTheWire;

/** Money of the wire in cents; it has no more than two decimals. */
export const centsOf = (amount: number): number => toCents(amount) ?? Math.round(amount * 100);

type Choice = { id: number; available: boolean; title: string; name: string; priceCents: number };

const groupsOf = ({ options = [] }: AddableProduct): OptionGroup<Choice>[] =>
  options.map(({ id, title, is_required, attributes }) => ({
    id,
    title,
    isRequired: is_required,
    attributes: attributes.map((each) => ({
      id: each.id,
      available: each.available,
      title,
      name: each.name,
      priceCents: centsOf(each.price),
    })),
  }));

type LineOrRefusal = { readonly line: GuestLine } | { readonly refusal: ChoiceRefusal };

/** The line that a choice of a product makes, priced by the shared rule; or which choice is missing or wrong. */
export function guestLineOf(product: AddableProduct, attributeIds: readonly number[], count: number): LineOrRefusal {
  const choice = checkChoices(groupsOf(product), attributeIds);
  if (!choice.allowed) return { refusal: choice.refusal };
  const prices = {
    priceCents: centsOf(product.price),
    discount: product.discount,
    cargoExtraCents: centsOf(product.cargo_extra),
  };
  const attributePricesCents = choice.chosen.map((each) => each.priceCents);
  const unitCents = unitPriceCents({ ...prices, attributePricesCents });
  return {
    line: {
      ...prices,
      productId: product.id,
      attributeIds: choice.chosen.map((each) => each.id),
      companyId: product.company,
      companyName: product.company_name,
      name: product.name,
      picture: product.photo_picture,
      count,
      currency: product.currency === OTHER ? 'MXN' : product.currency,
      options: choice.chosen.map(({ id, title, name, priceCents }) => ({ id, title, name, priceCents })),
      unitCents,
      addedUnitCents: unitCents,
      // Of a currency that only a newer server knows no total can be made here.
      available: product.available && product.currency !== OTHER && product.takes_orders !== false,
      ...(product.takes_orders === false && { takesOrders: false }),
      stock: product.quantityManage ? (product.stock ?? null) : null,
      opening: openingOf(product),
    },
  };
}

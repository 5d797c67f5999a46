import type { Cart, CartItem } from '@mercadito/contracts/cart';
import type { Picture } from '@mercadito/contracts/common';
import { type Answered, OTHER } from '@mercadito/domain/answered';
import { roomToSayCents } from '@mercadito/domain/cart/cart-cap';
import { type CartLine, cartLineKey } from '@mercadito/domain/cart/cart-line';
import { cartTotals } from '@mercadito/domain/cart/cart-totals';
import { type UnavailableReason, whyUnavailable } from '@mercadito/domain/cart/unavailable';
import { lineTotalMxnCents } from '@mercadito/domain/money/line-total';
import { unitPriceCents } from '@mercadito/domain/money/price';
import type { OpeningState } from '@mercadito/domain/opening-hours/next-change';
import { openingOf } from '../../shared/format/opening.ts';
import type { GuestLine } from './guest-cart.ts';
import { centsOf } from './guest-line.ts';

/** A line of the cart as screens show it, whoever's cart it is. */
export interface CartRow extends CartLine {
  readonly key: string;
  /** The line's id in the account's cart; null in a visitor's. */
  readonly itemId: number | null;
  readonly companyName: string;
  /** Of its business, when it was last read. */
  readonly opening: OpeningState;
  /** Blank of what is no longer on sale. */
  readonly name: string;
  /** Why it cannot be bought, where somebody has said so. */
  readonly unavailable: Answered<UnavailableReason> | null;
  readonly picture: Picture | null;
  readonly options: readonly { readonly id: number; readonly title: string; readonly name: string }[];
  readonly cargoExtraCents: number;
  /** How many there are; null when nobody counts. */
  readonly stock: number | null;
  /** What one piece cost when it was put in; null where nobody remembers. */
  readonly addedUnitCents: number | null;
  /** When it was put in, which is its place; null where nobody remembers. */
  readonly addedAt: string | null;
}

export interface CartGroup {
  readonly companyId: number;
  readonly companyName: string;
  readonly opening: OpeningState;
  readonly rows: readonly CartRow[];
  /** MXN, without what is unavailable. */
  readonly subtotalCents: number;
}

const UNKNOWN_HOURS = openingOf({});

export interface CartContents {
  readonly rows: readonly CartRow[];
  readonly groups: readonly CartGroup[];
  /** Pieces, without what is unavailable. */
  readonly totalItems: number;
  readonly totalCents: number;
  /** How much more it takes, where that is worth saying (CART-15). */
  readonly roomCents: number | null;
}

/** As far as the device knows: whether it is gone or sold out is not among what is kept. */
const reasonOf = ({ takesOrders, isOptionGone, lacksChoice }: GuestLine): UnavailableReason | null =>
  whyUnavailable({
    isVisible: true,
    isOnSale: true,
    isOrderable: takesOrders !== false,
    hasItsOptions: isOptionGone !== true,
    lacksChoice: lacksChoice === true,
  });

export const rowOfGuestLine = (line: GuestLine): CartRow => ({
  ...line,
  key: cartLineKey(line),
  itemId: null,
  unavailable: reasonOf(line),
  addedAt: line.addedAt ?? null,
  opening: line.opening ?? UNKNOWN_HOURS,
});

type Company = Cart['cart'][number]['company'];

/** What one piece costs; of a currency that only a newer server knows, in the pesos that the server counts. */
function unitOf({ product, attribute_groups, item_total, count }: CartItem): Pick<CartRow, 'currency' | 'unitCents'> {
  if (product.currency === OTHER) return { currency: 'MXN', unitCents: Math.round(centsOf(item_total) / count) };
  const unitCents = unitPriceCents({
    priceCents: centsOf(product.price),
    discount: product.discount,
    attributePricesCents: attribute_groups.map((each) => centsOf(each.attributePrice)),
    cargoExtraCents: centsOf(product.cargo_extra),
  });
  return { currency: product.currency, unitCents };
}

function rowOfItem(item: CartItem, company: Company): CartRow {
  const { id, count, added_at, product, attribute_groups } = item;
  const attributeIds = attribute_groups.map((each) => each.attributeId);
  const cargoExtraCents = centsOf(product.cargo_extra);
  return {
    // Of two lines that are told nothing of the options are not known.
    key: product.unavailable === 'no_longer_sold' ? `item ${id}` : cartLineKey({ productId: product.id, attributeIds }),
    itemId: id,
    productId: product.id,
    attributeIds,
    companyId: product.company,
    companyName: company.name,
    opening: openingOf(company),
    name: product.name,
    picture: product.photo_picture,
    options: attribute_groups.map((each) => ({
      id: each.attributeId,
      title: each.categoryTitle,
      name: each.attributeName,
    })),
    count,
    ...unitOf(item),
    cargoExtraCents,
    available: product.available,
    unavailable: product.unavailable ?? null,
    stock: product.stock,
    addedUnitCents: null,
    addedAt: added_at,
  };
}

export const rowsOfCart = ({ cart }: Cart): CartRow[] =>
  cart.flatMap(({ company, items }) => items.map((item) => rowOfItem(item, company)));

/** What a row costs, MXN; an unavailable one says what it would cost. */
export const rowTotalCents = (row: CartRow, rateMicros: number): number => lineTotalMxnCents({ ...row, rateMicros });

/** Groups and totals of either cart, by the one function that prices every cart (CART-1). */
export function contentsOf(rows: readonly CartRow[], rateMicros: number): CartContents {
  const { totalItems, totalCents, companies } = cartTotals(rows, rateMicros);
  const groups = companies.map(({ companyId, totalCents: subtotalCents }) => {
    const ofCompany = rows.filter((row) => row.companyId === companyId);
    const { companyName = '', opening = UNKNOWN_HOURS } = ofCompany[0] ?? {};
    return { companyId, companyName, opening, rows: ofCompany, subtotalCents };
  });
  return { rows, groups, totalItems, totalCents, roomCents: roomToSayCents(totalCents) };
}

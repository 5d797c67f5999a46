import type { CartLine } from '../cart/cart-line.ts';
import { type CountedStock, piecesOf } from '../cart/cart-stock.ts';
import { addToCart, type CartRefusal } from '../cart/change-cart.ts';
import { type ChoosableAttribute, checkChoices, type OptionGroup } from '../cart/option-choice.ts';
import { UNAVAILABLE_REASONS, type UnavailableReason, whyUnavailable } from '../cart/unavailable.ts';
import type { Currency } from '../money/currency.ts';
import { unitPriceCents } from '../money/price.ts';

/** Why a line of an order could not be put into the cart again, or not all of it. */
export const AGAIN_REASONS = [
  ...UNAVAILABLE_REASONS,
  'few_left',
  'over_cap',
  'over_quantity',
  'too_many_lines',
] as const;

type AgainReason = (typeof AGAIN_REASONS)[number];

/** A line as it was when the order was sent (ORDER-2). */
export type OrderedLine = {
  /** Null once there is no such product. */
  readonly productId: number | null;
  readonly count: number;
  /** By their names: an order does not keep the ids of options. */
  readonly chosen: readonly { readonly title: string; readonly name: string }[];
};

export type NamedAttribute = ChoosableAttribute & { readonly name: string; readonly priceCents: number };

/** A product as it is now, of those that whoever orders sees. */
export type GoodsNow<Attribute extends NamedAttribute> = {
  readonly companyId: number;
  readonly priceCents: number;
  readonly discount: number;
  readonly cargoExtraCents: number;
  readonly currency: Currency;
  readonly groups: readonly OptionGroup<Attribute>[];
  /** Whether its business takes orders at the moment. */
  readonly isOrderable: boolean;
  readonly isOnSale: boolean;
  readonly stock: CountedStock;
};

type LineAgain<Attribute extends NamedAttribute> = CartLine & { readonly chosen: readonly Attribute[] };

export type OrderedAgain<Attribute extends NamedAttribute> = {
  /** With as many pieces as were put in; null where nothing of it was. */
  readonly line: LineAgain<Attribute> | null;
  /** Why it is fewer than were ordered; null where all are there. */
  readonly reason: AgainReason | null;
};

type Circumstances<Attribute extends NamedAttribute> = {
  readonly goodsById: ReadonlyMap<number, GoodsNow<Attribute>>;
  /** What the cart holds already: it stays. */
  readonly cart: readonly CartLine[];
  readonly rateMicros: number;
};

/**
 * Puts what was ordered once into a cart again, line by line, at today's prices and with today's options: as many pieces as can be
 * had and as the cart takes, and of every line that is not whole why (ORDER-21).
 */
export function orderAgain<Attribute extends NamedAttribute>(
  ordered: readonly OrderedLine[],
  { goodsById, cart, rateMicros }: Circumstances<Attribute>,
): OrderedAgain<Attribute>[] {
  let lines = cart;
  return ordered.map((each) => {
    const goods = each.productId === null ? undefined : goodsById.get(each.productId);
    const found = lineOf(each, goods);
    if (!goods || 'reason' in found) return { line: null, reason: 'reason' in found ? found.reason : 'no_longer_sold' };
    const { count, reason } = asManyAsFit(lines, found.line, goods.stock, rateMicros);
    if (count === 0) return { line: null, reason };
    const line = { ...found.line, count };
    const change = addToCart<CartLine>(lines, line, rateMicros);
    if (change.changed) lines = change.lines;
    return { line, reason };
  });
}

type Found<Attribute extends NamedAttribute> =
  | { readonly line: LineAgain<Attribute> }
  | { readonly reason: UnavailableReason };

/** The line that these names make today, or why there is none. */
function lineOf<Attribute extends NamedAttribute>(
  { productId, count, chosen }: OrderedLine,
  goods: GoodsNow<Attribute> | undefined,
): Found<Attribute> {
  if (!goods || productId === null) return { reason: 'no_longer_sold' };
  const meant = chosen.map((each) => attributeNamed(goods.groups, each));
  const ids = meant.flatMap((attribute) => attribute?.id ?? []);
  const choice = checkChoices(goods.groups, ids);
  const lacksChoice = !choice.allowed && choice.refusal.reason === 'required_choice_missing';
  const reason = whyUnavailable({
    isVisible: true,
    isOrderable: goods.isOrderable,
    isOnSale: goods.isOnSale,
    hasItsOptions: ids.length === chosen.length && (choice.allowed || lacksChoice),
    lacksChoice,
  });
  if (reason !== null || !choice.allowed) return { reason: reason ?? 'option_gone' };
  const { companyId, currency } = goods;
  const unitCents = unitPriceCents({ ...goods, attributePricesCents: choice.chosen.map((each) => each.priceCents) });
  const attributeIds = choice.chosen.map(({ id }) => id);
  return {
    line: { productId, attributeIds, companyId, count, unitCents, currency, available: true, chosen: choice.chosen },
  };
}

const attributeNamed = <Attribute extends NamedAttribute>(
  groups: readonly OptionGroup<Attribute>[],
  { title, name }: OrderedLine['chosen'][number],
): Attribute | undefined =>
  groups
    .filter((group) => group.title === title)
    .flatMap(({ attributes }) => attributes)
    .find((attribute) => attribute.name === name);

const REASON_OF_CART: Readonly<Record<CartRefusal['reason'], AgainReason>> = {
  unavailable: 'sold_out',
  line_not_found: 'no_longer_sold',
  count_out_of_range: 'over_quantity',
  over_cap: 'over_cap',
  too_many_lines: 'too_many_lines',
};

/** How many of a line's pieces the shop has and the cart takes. */
function asManyAsFit(
  lines: readonly CartLine[],
  line: CartLine,
  stock: CountedStock,
  rateMicros: number,
): { readonly count: number; readonly reason: AgainReason | null } {
  const left = stock === null ? line.count : Math.min(line.count, stock - piecesOf(lines, line.productId));
  if (left <= 0) return { count: 0, reason: 'few_left' };
  const whole = addToCart(lines, { ...line, count: left }, rateMicros);
  if (whole.changed) return { count: left, reason: left < line.count ? 'few_left' : null };
  // What the cart takes of so many pieces it takes of fewer.
  let [taken, refused] = [0, left];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (addToCart(lines, { ...line, count: middle }, rateMicros).changed) taken = middle;
    else refused = middle;
  }
  return { count: taken, reason: REASON_OF_CART[whole.refusal.reason] };
}

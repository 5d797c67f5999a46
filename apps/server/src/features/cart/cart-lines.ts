import { type CartLine, cartLineTotalCents } from '@mercadito/domain/cart/cart-line';
import { type CartTotals, cartTotals } from '@mercadito/domain/cart/cart-totals';
import { type UnavailableReason, whyUnavailable } from '@mercadito/domain/cart/unavailable';
import { isProductAvailable } from '@mercadito/domain/catalog/availability';
import { unitPriceCents } from '@mercadito/domain/money/price';
import type { DeliveryFees } from '@mercadito/domain/town/delivery-fees';
import { type DeliverySwitch, deliveryAt } from '@mercadito/domain/town/delivery-off';
import type { Db } from '../../database/connection.ts';
import { availabilityOf } from '../products/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import { type CartLineRow, type CartRow, findCart } from './cart-lines.queries.ts';
import type { CartContext } from './whose-cart.ts';

/** A line of a stored cart: as the rules see it, with the row it was read from. */
export type StoredLine = CartLine & {
  readonly id: number;
  readonly row: CartLineRow;
  /** Whether its business takes orders at the moment. */
  readonly isOrderable: boolean;
  /** Null when it can be bought. */
  readonly unavailable: UnavailableReason | null;
  /** What it costs, MXN cents, whether or not it can be bought now. */
  readonly totalCents: number;
};

/** A cart, read and priced at one moment. */
export interface StoredCart {
  readonly rateMicros: number;
  readonly deliveryFees: DeliveryFees;
  readonly delivery: DeliverySwitch;
  /** Whether the town has doubtful orders confirmed. */
  readonly confirmsOrders: boolean;
  readonly lines: readonly StoredLine[];
  readonly totals: CartTotals;
}

const chosenIdsOf = (attributeKey: string): number[] =>
  attributeKey === '' ? [] : attributeKey.split(',').map(Number);

function reasonOf(row: CartLineRow, isOrderable: boolean): UnavailableReason | null {
  const living = row.attributes.filter((attribute) => attribute.available).length;
  return whyUnavailable({
    isVisible: Boolean(row.is_visible),
    isOrderable,
    hasItsOptions: living === chosenIdsOf(row.attribute_key).length,
    lacksChoice: Boolean(row.lacks_choice),
    isOnSale: isProductAvailable(availabilityOf(row)),
  });
}

function storedLine(row: CartLineRow, rateMicros: number, context: CartContext): StoredLine {
  const isOrderable = takesOrdersNow(row.owner, context);
  const unavailable = reasonOf(row, isOrderable);
  const line = {
    productId: row.product_id,
    attributeIds: chosenIdsOf(row.attribute_key),
    companyId: row.company_id,
    count: row.count,
    unitCents: unitPriceCents({
      priceCents: row.price_cents,
      discount: row.discount,
      attributePricesCents: row.attributes.map((attribute) => attribute.price_cents),
      cargoExtraCents: row.cargo_extra_cents,
    }),
    currency: row.currency,
    available: unavailable === null,
  };
  const totalCents = cartLineTotalCents({ ...line, available: true }, rateMicros);
  return { ...line, id: row.id, row, isOrderable, unavailable, totalCents };
}

/** A cart as it was read, priced with the one function (CART-1). */
export function storedCart(row: CartRow, context: CartContext): StoredCart {
  const rateMicros = row.usd_mxn_rate_micros;
  const lines = row.lines.map((line) => storedLine(line, rateMicros, context));
  return {
    rateMicros,
    deliveryFees: row.delivery_fees,
    confirmsOrders: row.confirms_orders,
    delivery: deliveryAt({ isOn: row.delivery_available, offUntil: row.delivery_off_until }, context.now),
    lines,
    totals: cartTotals(lines, rateMicros),
  };
}

/** Reads a person's cart. */
export async function loadCart(db: Db, context: CartContext): Promise<StoredCart> {
  return storedCart(await findCart(db, { userId: context.userId, viewer: context.actor, productIds: [] }), context);
}

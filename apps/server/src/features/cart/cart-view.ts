import type { CartAnswer, CartItemAnswer } from '@mercadito/contracts/cart';
import { roomToSayCents } from '@mercadito/domain/cart/cart-cap';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import { openingStateView } from '../opening-hours/index.ts';
import type { StoredCart, StoredLine } from './cart-lines.ts';

/** A line of what whoever looks may not see any more: that it is there, and nothing of what it is (CART-14). */
const hiddenItemView = ({ row }: StoredLine): CartItemAnswer => ({
  id: row.id,
  count: row.count,
  added_at: new Date(row.created_at).toISOString(),
  product: {
    ...{ id: row.product_id, name: '', photo: null, photo_picture: null, price: 0, discount: 0, discounted_price: 0 },
    ...{
      currency: 'MXN',
      cargo_extra: 0,
      company: row.company_id,
      available: false,
      unavailable: 'no_longer_sold',
      stock: null,
    },
  },
  attribute_groups: [],
  item_total: 0,
});

function itemView(line: StoredLine): CartItemAnswer {
  const { row, unavailable, totalCents } = line;
  if (unavailable === 'no_longer_sold') return hiddenItemView(line);
  const photo = pictureOf(row.photo);
  return {
    id: row.id,
    count: row.count,
    added_at: new Date(row.created_at).toISOString(),
    product: {
      id: row.product_id,
      name: row.name,
      photo: addressOf(photo),
      photo_picture: photo,
      price: fromCents(row.price_cents),
      discount: row.discount,
      discounted_price: fromCents(row.discounted_price_cents),
      currency: row.currency,
      cargo_extra: fromCents(row.cargo_extra_cents),
      company: row.company_id,
      available: unavailable === null,
      ...(unavailable && { unavailable }),
      // How many are left says nothing of an option that is gone.
      stock: row.quantity_manage && unavailable !== 'option_gone' ? row.stock : null,
    },
    attribute_groups: row.attributes.map((attribute) => ({
      attributeId: attribute.id,
      categoryTitle: attribute.title,
      attributeName: attribute.name,
      attributePrice: fromCents(attribute.price_cents),
    })),
    item_total: fromCents(totalCents),
  };
}

/** Whose lines these are; of a business that an Admin has closed no more than its page tells (SUSPENSION-2). */
function companyView(
  { row, isOrderable }: StoredLine,
  now: Date,
  timeZone: string,
): CartAnswer['cart'][number]['company'] {
  const isSuspended = row.company_suspended_at !== null;
  return {
    _id: row.company_id,
    name: row.company_name,
    location: row.company_location,
    profileImage: isSuspended ? null : addressOf(pictureOf(row.company_image)),
    takes_orders: isOrderable,
    ...openingStateView(isSuspended ? [] : row.days, now, timeZone),
  };
}

/** What everybody asks of a cart: pieces and pesos, without the lines that cannot be bought now. */
export const totalsView = ({ totals }: StoredCart) => ({
  total_items: totals.totalItems,
  total_cost: fromCents(totals.totalCents),
});

/** A cart as the wire shows it, by business, in the order in which things were put in. */
export function cartView(cart: StoredCart, now: Date, timeZone: string): CartAnswer {
  const groups = cart.totals.companies.flatMap(({ companyId, totalCents }) => {
    const lines = cart.lines.filter((line) => line.companyId === companyId);
    const first = lines[0];
    if (first === undefined) return [];
    return {
      company: companyView(first, now, timeZone),
      items: lines.map(itemView),
      subtotal: fromCents(totalCents),
    };
  });
  const room = roomToSayCents(cart.totals.totalCents);
  return { cart: groups, ...totalsView(cart), room_left: room === null ? null : fromCents(room) };
}

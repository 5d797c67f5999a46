import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { isActiveAt } from '@mercadito/domain/access/membership';
import { productLimit } from '@mercadito/domain/catalog/limits';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { DaySales, Sales } from '@mercadito/domain/orders/sales';
import { averageRating } from '@mercadito/domain/reviews/average-rating';
import { pictureOf } from '../../platform/pictures/pictures.ts';
import type { BestSeller, BusinessState } from './business-figures.queries.ts';
import type { Missed } from './sold-out-requests.queries.ts';

export const salesView = ({ orders, cents }: Sales) => ({ orders, sales: fromCents(cents) });

export const daySalesView = ({ date, ...sales }: DaySales) => ({ date, ...salesView(sales) });

export const bestSellerView = ({ id, name, photo, pieces, cents }: BestSeller) => ({
  product_id: id,
  name,
  photo_picture: pictureOf(photo),
  pieces,
  sales: fromCents(cents),
});

export const missedView = (row: Missed) => ({
  product_id: row.id,
  name: row.name,
  photo_picture: pictureOf(row.photo),
  people: row.people,
  last_asked: row.last_asked,
  available: row.is_available,
  for_sale: row.for_sale,
  ...(row.nothing_to_choose && { nothing_to_choose: true }),
});

/** How a business stands now, as the wire has it. */
export function businessStateView(row: BusinessState, now: Date) {
  const hasPlan = isActiveAt(row.plan_until === null ? null : new Date(row.plan_until), now);
  return {
    orders_waiting: row.orders_waiting,
    orders_to_make: row.orders_to_make,
    products: { total: row.products, drafts: row.drafts, sold_out: row.sold_out, limit: productLimit({ hasPlan }) },
    rating: { mean: averageRating(row.rating_sum, row.num_reviews), count: row.num_reviews },
    low_reviews: row.low_reviews,
    first_steps: {
      photo: row.has_photo,
      hours: row.has_hours,
      address: row.has_address,
      contact: row.has_contact,
      product: row.products > row.drafts,
    },
  } satisfies Partial<BusinessFigures>;
}

import type { Picture } from '@mercadito/contracts/common';
import type { Output } from '@mercadito/contracts/endpoint';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import type { OrderReviews, Rated, rateOrder } from '@mercadito/contracts/reviews';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { useState } from 'react';

export interface Rateable {
  readonly of: Rated;
  readonly id: number;
  readonly name: string;
  readonly picture: Picture | null;
}

export interface Rating {
  readonly rating: number;
  readonly comment: string;
}

type Ratings = ReadonlyMap<string, Rating>;

export const keyOf = ({ of, id }: { readonly of: string; readonly id: number }): string => `${of} ${id}`;

/** What of an order can be rated, by shop: what is still there, and of goods those that were brought, each once. */
export function rateableOf({ order_companies }: OrderDetails): Rateable[] {
  const things = order_companies.flatMap(({ company_id, company_name, profile_picture, orderItem }): Rateable[] => [
    ...(company_id === null
      ? []
      : [{ of: 'company' as const, id: company_id, name: company_name, picture: profile_picture ?? null }]),
    ...orderItem.flatMap(({ product_id, name, image_picture, status }) =>
      product_id === null || !countsInTotal(status)
        ? []
        : [{ of: 'product' as const, id: product_id, name, picture: image_picture }],
    ),
  ]);
  return [...new Map(things.map((thing) => [keyOf(thing), thing])).values()];
}

const saidBefore = ({ results }: OrderReviews): Map<string, Rating> =>
  new Map(results.map(({ rating, comment, ...thing }) => [keyOf(thing), { rating, comment }]));

/** What is said now and was not before. */
export function changedOf(ratings: Ratings, said: OrderReviews) {
  const before = saidBefore(said);
  return [...ratings].flatMap(([key, rating]) => {
    const [of, id] = key.split(' ') as [Rated, string];
    const known = before.get(key);
    const comment = rating.comment.trim();
    if (rating.rating === 0 || (known?.rating === rating.rating && known.comment === comment)) return [];
    return [{ of, id: Number(id), rating: rating.rating, comment }];
  });
}

/** What is being said of an order's shops and goods, begun with what was said before. What is read again meanwhile takes nothing away. */
export function useRatings(said: OrderReviews) {
  const [written, setWritten] = useState<Ratings>(new Map());
  const [refused, setRefused] = useState<Output<typeof rateOrder>['refused']>([]);
  const ratings: Ratings = new Map([...saidBefore(said), ...written]);
  const rate = (thing: Rateable, change: Partial<Rating>) => {
    const key = keyOf(thing);
    setWritten((before) =>
      new Map(before).set(key, { rating: 0, comment: '', ...ratings.get(key), ...before.get(key), ...change }),
    );
    setRefused((all) => all.filter((each) => keyOf(each) !== key));
  };
  return { ratings, rate, refused, setRefused };
}

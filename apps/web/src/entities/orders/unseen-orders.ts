import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { OpeningOnTheWire } from '../../shared/format/opening.ts';
import { createStored, keptWhole } from '../../shared/storage/stored.ts';
import { useListCompanyOrdersQuery } from './orders.api.ts';

/** As much of the newest page of a business's orders as tells what is new; newest first. */
interface NewestOrders extends OpeningOnTheWire {
  /** All there are, on this page or not. */
  readonly count: number;
  readonly results: readonly Pick<CompanyOrder, 'transaction_id' | 'date_issued' | 'seen_at'>[];
}

const shape = () => v.object({ companyId: keptWhole(), count: keptWhole(), newest: v.string() });

/** Up to where somebody has seen the orders of a business: how many there were, and when the newest came. */
export type SeenUntil = v.InferOutput<ReturnType<typeof shape>>;

/** On this device, by whoever is signed in (SCREEN-42). */
export const seenOrders = createStored('ordersSeen', shape, { area: 'device', perPerson: true });

/** What has been seen once these orders have. */
export const seenWith = (companyId: number, { count, results }: NewestOrders): SeenUntil => ({
  companyId,
  count,
  newest: results[0]?.date_issued ?? '',
});

export const isUnseen = ({ date_issued }: Pick<CompanyOrder, 'date_issued'>, { newest }: SeenUntil): boolean =>
  newest === '' || Date.parse(date_issued) > Date.parse(newest);

/**
 * How many orders nobody has seen on this device. More than a page of them are told by the count alone, and so is one that was
 * begun before the newest seen one and came after it.
 */
export const countUnseen = (orders: NewestOrders, seen: SeenUntil): number =>
  Math.max(orders.results.filter((order) => isUnseen(order, seen)).length, orders.count - seen.count);

interface UnseenOrders {
  /** Undefined until they are known. */
  readonly newest: NewestOrders | undefined;
  /** Null until they are known for the first time on this device. */
  readonly seen: SeenUntil | null;
  readonly count: number;
}

/**
 * The newest orders of a business, and how many of them nobody has seen on this device (SCREEN-42). What is there when a device
 * is asked for the first time is news to nobody.
 * @param companyId null where there is no business
 */
export function useUnseenOrders(companyId: number | null): UnseenOrders {
  const { currentData: newest } = useListCompanyOrdersQuery(companyId === null ? skipToken : { companyId, page: 1 });
  const stored = seenOrders.use();
  const seen = stored?.companyId === companyId ? stored : null;

  useEffect(() => {
    if (companyId !== null && newest && !seen) seenOrders.write(seenWith(companyId, newest));
  }, [companyId, newest, seen]);

  return { newest, seen, count: newest && seen ? countUnseen(newest, seen) : 0 };
}

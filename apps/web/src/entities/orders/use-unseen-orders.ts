import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useListCompanyOrdersQuery } from './company-orders.api.ts';
import { countUnseen, type NewestOrders, type SeenUntil, seenOrders, seenWith } from './unseen-orders.ts';

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

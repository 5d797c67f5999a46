import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMarkOrdersSeenMutation } from '../../entities/orders/orders.api.ts';
import { type SeenUntil, seenOrders, seenWith, useUnseenOrders } from '../../entities/orders/unseen-orders.ts';
import { useActingFor } from '../../shared/session/acting-for.ts';

/** What shows that somebody is before the screen: on a counter the list stands open all day. */
const SIGNS_OF_SOMEBODY = ['pointerdown', 'keydown', 'focus'] as const;

/** Calls when the list is opened, as soon as it is known, and later at every touch. */
function useWhenLookedAt(isKnown: boolean, look: () => void): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });

  useEffect(() => {
    if (isKnown) lookIfSeen();
  }, [isKnown]);

  useEffect(() => {
    const left = new AbortController();
    for (const sign of SIGNS_OF_SOMEBODY) {
      window.addEventListener(sign, () => lookIfSeen(), { signal: left.signal, passive: true });
    }
    document.addEventListener('visibilitychange', () => lookIfSeen(), { signal: left.signal });
    return () => left.abort();
  }, []);
}

/**
 * Takes the newest orders for seen when the list of them is opened, and later at every touch (SCREEN-42).
 * @param isShown whether the newest ones are what is on the screen
 * @returns up to where they had been seen before: what came later is marked as new, until still newer ones are seen
 */
export function useSeeingOrders(companyId: number, isShown: boolean): SeenUntil | null {
  const { newest, seen, count } = useUnseenOrders(companyId);
  const [before, setBefore] = useState<SeenUntil | null>(null);
  const [isOpened, setOpened] = useState(false);

  useWhenLookedAt(newest !== undefined && seen !== null, () => {
    if (!isShown || !newest || !seen) return;
    if (!isOpened || count > 0) setBefore(seen);
    setOpened(true);
    if (count > 0) seenOrders.write(seenWith(companyId, newest));
  });

  return before ?? seen;
}

/** An older server says nothing of it, and takes no word either. */
export const isToBeTold = ({ seen_at, order_status }: CompanyOrder): boolean =>
  seen_at === null && !hasEnded(order_status);

/**
 * Tells customers and Admins that the business has seen the orders that are on the screen (ORDER-16). An Admin who looks in its
 * place is nobody of it.
 * @param isShown whether they are what is on the screen
 */
export function useTellingSeen(companyId: number, orders: readonly CompanyOrder[] | undefined, isShown: boolean): void {
  const [markSeen] = useMarkOrdersSeenMutation();
  const isOwn = useActingFor().chosenId === null;
  const isTelling = useRef(false);

  useWhenLookedAt(orders !== undefined, () => {
    const transaction_ids = orders?.filter(isToBeTold).map(({ transaction_id }) => transaction_id) ?? [];
    if (!isShown || !isOwn || transaction_ids.length === 0 || isTelling.current) return;
    isTelling.current = true;
    void markSeen({ company_id: companyId, transaction_ids }).then(() => {
      isTelling.current = false;
    });
  });
}

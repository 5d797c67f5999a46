import { useEffect, useEffectEvent, useState } from 'react';
import { type SeenUntil, seenOrders, seenWith } from '../../../entities/orders/unseen-orders.ts';
import { useUnseenOrders } from '../../../entities/orders/use-unseen-orders.ts';

/** What shows that somebody is before the screen: on a counter the list stands open all day. */
const SIGNS_OF_SOMEBODY = ['pointerdown', 'keydown', 'focus'] as const;

/**
 * Takes the newest orders for seen when the list of them is opened, and later at every touch (SCREEN-42).
 * @param isShown whether the newest ones are what is on the screen
 * @returns up to where they had been seen before: what came later is marked as new, until still newer ones are seen
 */
export function useSeeingOrders(companyId: number, isShown: boolean): SeenUntil | null {
  const { newest, seen, count } = useUnseenOrders(companyId);
  const [before, setBefore] = useState<SeenUntil | null>(null);
  const [isOpened, setOpened] = useState(false);

  const see = useEffectEvent(() => {
    if (!isShown || !newest || !seen || document.visibilityState !== 'visible') return;
    if (!isOpened || count > 0) setBefore(seen);
    setOpened(true);
    if (count > 0) seenOrders.write(seenWith(companyId, newest));
  });

  const isKnown = newest !== undefined && seen !== null;
  useEffect(() => {
    if (isKnown) see();
  }, [isKnown]);

  useEffect(() => {
    const left = new AbortController();
    for (const sign of SIGNS_OF_SOMEBODY) {
      window.addEventListener(sign, () => see(), { signal: left.signal, passive: true });
    }
    document.addEventListener('visibilitychange', () => see(), { signal: left.signal });
    return () => left.abort();
  }, []);

  return before ?? seen;
}

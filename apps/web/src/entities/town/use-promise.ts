import type { OpeningState } from '@mercadito/domain/opening-hours/next-change';
import { deliveryWeek } from '@mercadito/domain/town/delivery-hours';
import { type DeliveryPromise, deliveryPromise } from '@mercadito/domain/town/delivery-promise';
import { useDates } from '../../shared/format/dates.ts';
import { dayOfChange } from '../../shared/format/opening.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDeliverySwitch } from '../../shared/site/use-delivery-switch.ts';
import { useSite } from '../../shared/site/use-site.ts';

/** What is ordered: where it is brought, and the shops that it is fetched from. */
export interface Wanted {
  readonly place?: string | undefined;
  readonly shops?: readonly OpeningState[];
}

/** How it is said: beside goods what is done with them, at the checkout when they come, while deliveries are off when they begin. */
type Voice = 'brought' | 'comes' | 'begins';

/** Beyond it a weekday would be one of two. */
const WEEK_MS = 6 * 86_400_000;

const DAYS = { today: 'fromToday', tomorrow: 'fromTomorrow', later: 'fromLater' } as const;

/** "tomorrow from 8:00 a.m.": from an instant on, by the clock, which goes on. */
function useFromText(): (voice: Voice, at: Date) => string {
  const { t } = useTranslation('promise');
  const { time_zone } = useSite();
  const dates = useDates();
  const now = useNow();
  return (voice, instant) => {
    const at = instant.toISOString();
    const isFar = instant.getTime() - now.getTime() > WEEK_MS;
    const day = isFar ? dates.date(at) : dates.weekday(at);
    return t(`when.${voice}.${DAYS[dayOfChange(at, now, time_zone)]}`, { time: dates.time(at), day });
  };
}

/** Where no Admin has said when the town delivers, nobody can say. */
function usePromise({ place, shops = [] }: Wanted, offUntil: string | null): DeliveryPromise | null {
  const { time_zone, delivery_hours } = useSite();
  const now = useNow();
  if (!delivery_hours) return null;
  const delays = { shops, offUntil: offUntil === null ? null : new Date(offUntil) };
  return deliveryPromise(deliveryWeek(delivery_hours, place), now, time_zone, delays);
}

/**
 * When it comes, in words; null where nobody can say, and while deliveries are off. While no Admin has said when, the specified
 * sentence (PROMISE-2).
 */
export function usePromiseText(voice: 'brought' | 'comes', wanted: Wanted = {}): string | null {
  const { t } = useTranslation('promise');
  const { delivery_hours } = useSite();
  const dates = useDates();
  const { isOn } = useDeliverySwitch();
  const promise = usePromise(wanted, null);
  const fromText = useFromText();
  if (!isOn) return null;
  if (!delivery_hours) return `${t('scheduleTitle')}: ${t('schedule')}`;
  if (promise === null) return null;
  if (promise.kind === 'from') return fromText(voice, promise.at);
  if (promise.until === null) return t(`when.${voice}.today`);
  return t(`when.${voice}.until`, { time: dates.time(promise.until.toISOString()) });
}

/**
 * When deliveries that are off begin again, in words: at the time, or when the town delivers after it; null where nobody has said.
 * @param offUntil what the server has just said, which the page may not have heard yet
 */
export function useBeginsText(place?: string, offUntil?: string | null): string | null {
  const standing = useDeliverySwitch().offUntil;
  const until = offUntil === undefined ? standing : offUntil;
  const promise = usePromise({ place }, until);
  const fromText = useFromText();
  if (until === null) return null;
  return fromText('begins', promise?.kind === 'from' ? promise.at : new Date(until));
}

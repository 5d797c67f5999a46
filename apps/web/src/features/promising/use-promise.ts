import type { OpeningState } from '@mercadito/domain/opening-hours/next-change';
import type { Week } from '@mercadito/domain/opening-hours/week';
import { deliveryWeek } from '@mercadito/domain/town/delivery-hours';
import { deliveryPromise, lastEndOfDay } from '@mercadito/domain/town/delivery-promise';
import { useDates } from '../../shared/format/dates.ts';
import { dayOfChange } from '../../shared/format/opening.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDeliverySwitch } from '../../shared/site/use-delivery-switch.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { useMyPlace } from './use-my-place.ts';

/** What is ordered: where it is brought, if not to the person's own place, and the shops that it is fetched from. */
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

/** When it is delivered to a place; null while no Admin has said so. */
function useDeliveryWeek(place: string | undefined): Week | null {
  const { delivery_hours } = useSite();
  const mine = useMyPlace(place === undefined);
  return delivery_hours ? deliveryWeek(delivery_hours, place ?? mine) : null;
}

/** Without a week nobody can say. */
function usePromise(week: Week | null, offUntil: string | null, shops: readonly OpeningState[]) {
  const { time_zone } = useSite();
  const now = useNow();
  if (week === null) return null;
  const delays = { shops, offUntil: offUntil === null ? null : new Date(offUntil) };
  return deliveryPromise(week, now, time_zone, delays);
}

/**
 * When it comes, in words; null where nobody can say, and while deliveries are off. While no Admin has said when, the specified
 * sentence (PROMISE-2).
 */
export function usePromiseText(voice: 'brought' | 'comes', { place, shops = [] }: Wanted = {}): string | null {
  const { t } = useTranslation('promise');
  const { time_zone } = useSite();
  const dates = useDates();
  const { isOn } = useDeliverySwitch();
  const week = useDeliveryWeek(place);
  const promise = usePromise(week, null, shops);
  const fromText = useFromText();
  if (!isOn) return null;
  if (week === null) return `${t('scheduleTitle')}: ${t('schedule')}`;
  if (promise === null) return null;
  if (promise.kind === 'from') return fromText(voice, promise.at);
  if (promise.until === null) return t(`when.${voice}.today`);
  // What is ordered before a break may come after it: one promise, beside goods and at the checkout.
  const until = lastEndOfDay(week, promise.until, time_zone);
  return t(`when.${voice}.until`, { time: dates.time(until.toISOString()) });
}

interface BeginsOf {
  readonly place?: string | undefined;
  readonly offUntil?: string | null | undefined;
}

const NO_SHOPS: readonly OpeningState[] = [];

/**
 * When deliveries that are off begin again, in words: at the time, or when the town delivers after it; null where nobody has said.
 * @param place where it is brought, if not to the person's own place
 * @param offUntil what the server has just said, which the page may not have heard yet
 */
export function useBeginsText({ place, offUntil }: BeginsOf = {}): string | null {
  const standing = useDeliverySwitch().offUntil;
  const until = offUntil === undefined ? standing : offUntil;
  const promise = usePromise(useDeliveryWeek(place), until, NO_SHOPS);
  const fromText = useFromText();
  if (until === null) return null;
  return fromText('begins', promise?.kind === 'from' ? promise.at : new Date(until));
}

import type { OpeningState } from '@mercadito/domain/opening-hours/next-change';
import { deliveryWeek } from '@mercadito/domain/town/delivery-hours';
import { deliveryPromise } from '@mercadito/domain/town/delivery-promise';
import { useDates } from '../../shared/format/dates.ts';
import { dayOfChange } from '../../shared/format/opening.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';

/** What is ordered: where it is brought, and the shops that it is fetched from. */
export interface Wanted {
  readonly place?: string | undefined;
  readonly shops?: readonly OpeningState[];
}

/** How it is said: beside goods what is done with them, at the checkout when they come. */
type Voice = 'brought' | 'comes';

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

/** When it comes, in words; null where nobody can say. While no Admin has said when, the specified sentence (PROMISE-2). */
export function usePromiseText(voice: Voice, { place, shops = [] }: Wanted = {}): string | null {
  const { t } = useTranslation('promise');
  const { time_zone, delivery_hours } = useSite();
  const dates = useDates();
  const now = useNow();
  const fromText = useFromText();
  if (!delivery_hours) return `${t('scheduleTitle')}: ${t('schedule')}`;
  const promise = deliveryPromise(deliveryWeek(delivery_hours, place), now, time_zone, { shops });
  if (promise === null) return null;
  if (promise.kind === 'from') return fromText(voice, promise.at);
  if (promise.until === null) return t(`when.${voice}.today`);
  return t(`when.${voice}.until`, { time: dates.time(promise.until.toISOString()) });
}

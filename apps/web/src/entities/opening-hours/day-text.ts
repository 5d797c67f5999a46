import type { Day } from '@mercadito/domain/opening-hours/day';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** What a day of the week is called, by its number: 1 is Monday. */
export function useDayName(): (number: number) => string {
  const { t } = useTranslation('shop');
  return (number) => t(`hours.days.${WEEKDAYS[number - 1] ?? 'monday'}`);
}

/** The day's hours around its break, as people read them: 9:00–14:00 and 16:00–19:00. None for a day that is closed. */
export function spansOf({ closed, schedule: [hours], break: [rest] }: Day): string[] {
  if (closed || !hours) return [];
  if (!rest) return [`${hours.opens} – ${hours.shuts}`];
  return [`${hours.opens} – ${rest.start}`, `${rest.end} – ${hours.shuts}`];
}

import type { ClockRange } from '@mercadito/domain/town/delivery-hours';
import { useDates } from '../../../shared/format/dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';

interface Span {
  readonly first: number;
  readonly last: number;
  readonly ranges: readonly ClockRange[];
}

/** Days that follow each other with the same hours are told together. */
function spansOf(days: readonly (readonly ClockRange[])[]): Span[] {
  const isLike = (one: number, other: number) => JSON.stringify(days[one]) === JSON.stringify(days[other]);
  return days.flatMap((ranges, first) => {
    if (first > 0 && isLike(first - 1, first)) return [];
    const next = days.findIndex((_, at) => at > first && !isLike(first, at));
    return [{ first, last: next === -1 ? days.length - 1 : next - 1, ranges }];
  });
}

/** A Monday; noon in UTC is that day in every zone of the country. */
const noonOf = (day: number) => `2024-01-0${day + 1}T18:00:00Z`;

/** When the town delivers, day by day; until an Admin has said so, the specified sentence (PROMISE-2). */
export function useSchedule(place?: string): readonly string[] {
  const { t } = useTranslation('promise');
  const { delivery_hours } = useSite();
  const dates = useDates();
  if (!delivery_hours) return [t('schedule')];
  const { days } = delivery_hours.places.find((each) => each.place === place) ?? delivery_hours;
  return spansOf(days).map(({ first, last, ranges }) => {
    const [from, to] = [dates.weekday(noonOf(first)), dates.weekday(noonOf(last))];
    const hours = ranges.map((range) => `${dates.clock(range.from)} – ${dates.clock(range.to)}`).join(', ');
    return `${first === last ? from : t('days', { from, to })}: ${hours || t('closed')}`;
  });
}

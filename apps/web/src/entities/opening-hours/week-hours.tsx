import { Skeleton } from '@mantine/core';
import type { Day } from '@mercadito/domain/opening-hours/day';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { useDates } from '../../shared/format/dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import looks from '../../shared/ui/looks.module.css';
import words from '../../shared/ui/words.module.css';
import { useGetOpeningHoursQuery } from './opening-hours.api.ts';
import classes from './week-hours.module.css';

export function WeekHours({ companyId }: { companyId: number }) {
  return (
    <Loaded reading={useGetOpeningHoursQuery({ companyId })} skeleton={<Skeleton height="14rem" />}>
      {({ days }) => <Week days={days} />}
    </Loaded>
  );
}

/** A week as customers see it, with today marked. */
export function Week({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('shop');
  const { time_zone } = useSite();
  const today = localTime(useNow(), time_zone).weekday;
  if (days.every(isUntold)) return <p className={`${words.quiet}`}>{t('hours.none')}</p>;
  return (
    <table className={classes.week} aria-label={t('hours.week')}>
      <tbody>
        {days.map((day) => (
          <DayRow key={day.number} day={day} isToday={day.number === today} />
        ))}
      </tbody>
    </table>
  );
}

function DayRow({ day, isToday }: { day: Day; isToday: boolean }) {
  const { t } = useTranslation('shop');
  const nameOf = useDayName();
  const spans = useSpansOf()(day);
  return (
    <tr className={`${looks.choosable} ${classes.day}`} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        {nameOf(day.number)}
        {isToday && <span className={classes.today}> {t('hours.today')}</span>}
      </th>
      <td>
        {spans.map((span) => (
          <span key={span}>{span}</span>
        ))}
        {spans.length === 0 && t('hours.closed')}
      </td>
    </tr>
  );
}

/** A day of which the business has said nothing, not even that it is closed. */
const isUntold = ({ closed, schedule }: Day): boolean => !closed && schedule.length === 0;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** What a day of the week is called, by its number: 1 is Monday. */
export function useDayName(): (number: number) => string {
  const { t } = useTranslation('shop');
  return (number) => t(`hours.days.${WEEKDAYS[number - 1] ?? 'monday'}`);
}

/** A day's hours around its break, as people read them: 9:00 a.m. – 2:00 p.m. and 4:00 p.m. – 7:00 p.m. None for a day that is closed. */
export function useSpansOf(): (day: Day) => string[] {
  const { clock } = useDates();
  const span = (from: string, until: string) => `${clock(from)} – ${clock(until)}`;
  return ({ closed, schedule: [hours], break: [rest] }) => {
    if (closed || !hours) return [];
    if (!rest) return [span(hours.opens, hours.shuts)];
    return [span(hours.opens, rest.start), span(rest.end, hours.shuts)];
  };
}

import { Skeleton } from '@mantine/core';
import type { OpeningDate } from '@mercadito/contracts/opening-hours';
import type { Day } from '@mercadito/domain/opening-hours/day';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { useDates } from '../../shared/format/dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import looks from '../../shared/ui/looks.module.css';
import words from '../../shared/ui/words.module.css';
import { useGetOpeningHoursQuery } from './opening-hours.api.ts';
import classes from './week-hours.module.css';

export function WeekHours({ companyId }: { companyId: number }) {
  return (
    <Loaded reading={useGetOpeningHoursQuery({ companyId })} skeleton={<Skeleton height="14rem" />}>
      {({ days, dates, closed_today }) => <Week days={days} dates={dates} isPaused={closed_today === 'pause'} />}
    </Loaded>
  );
}

interface WeekProps {
  days: readonly Day[];
  /** Holidays and special days to come. */
  dates?: readonly OpeningDate[] | undefined;
  /** Closed for today by a tap. */
  isPaused?: boolean;
}

/** A week as customers see it, with today marked, as it is by its date too, and the days to come that are other than theirs. */
export function Week({ days, dates = [], isPaused = false }: WeekProps) {
  const { t } = useTranslation('shop');
  const { time_zone } = useSite();
  const formats = useDates();
  const nameOf = useDayName();
  const { date: todayIs, weekday: today } = localTime(useNow(), time_zone);
  if (days.every(isUntold)) return <p className={`${words.quiet}`}>{t('hours.none')}</p>;
  const byDate = dates.find(({ date }) => date === todayIs);
  const asToday = (day: Day): Day => {
    if (day.number !== today) return day;
    return isPaused ? { ...day, closed: true } : { ...day, ...byDate };
  };
  return (
    <table className={classes.week} aria-label={t('hours.week')}>
      <tbody>
        {days.map((day) => (
          <DayRow key={day.number} name={nameOf(day.number)} day={asToday(day)} isToday={day.number === today} />
        ))}
        {dates
          .filter(({ date }) => date !== todayIs)
          .map((day) => (
            // Noon in the towns, whose day is that date then.
            <DayRow key={day.date} name={formats.day(`${day.date}T18:00:00Z`)} day={{ number: 1, ...day }} />
          ))}
      </tbody>
    </table>
  );
}

interface DayRowProps {
  name: string;
  day: Day;
  isToday?: boolean;
}

function DayRow({ name, day, isToday = false }: DayRowProps) {
  const { t } = useTranslation('shop');
  const spans = useSpansOf()(day);
  return (
    <tr className={`${looks.choosable} ${classes.day}`} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        {name}
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

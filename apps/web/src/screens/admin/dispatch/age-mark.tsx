import { type Age, ageOf } from '@mercadito/domain/dispatch/age';
import { minutesSince } from '@mercadito/domain/orders/waiting-time';
import { IconAlertTriangle, IconClock, IconClockExclamation, IconUrgent, type TablerIcon } from '@tabler/icons-react';
import { useDurationText } from '../../../entities/deliveries/use-duration-text.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './dispatch-facts.module.css';

const SIGNS: Readonly<Record<Age, TablerIcon>> = {
  calm: IconClock,
  waiting: IconClockExclamation,
  late: IconAlertTriangle,
  urgent: IconUrgent,
};

interface AgeMarkProps {
  /** In which column it has stood since then. */
  column: 'waiting' | 'inProgress' | 'failed';
  since: string;
  /** From when on its age counts, where not from then: a shop that was closed was late with nothing (ORDER-16). */
  countsFrom?: string | undefined;
}

/** How long an order has stood like this, in words, a sign and a colour (DISPATCH-4); the clock ticks by itself. */
export function AgeMark({ column, since, countsFrom = since }: AgeMarkProps) {
  const { t } = useTranslation('dispatch');
  const durationText = useDurationText();
  const dates = useDates();
  const now = useNow();
  const minutes = minutesSince(since, now);
  const age = ageOf(minutesSince(countsFrom, now));
  // The next opening: till then nobody can do anything for it.
  const isClosed = Date.parse(countsFrom) > Math.max(Date.parse(since), now.getTime());
  const Sign = SIGNS[age];
  return (
    <span className={classes.age} data-age={age}>
      <Sign size={18} aria-hidden="true" />
      {/* A delivery that failed is never on time: it says only since when. */}
      {column !== 'failed' && <strong>{t(isClosed ? 'board.closed' : `board.age.${age}`)}</strong>}
      <time dateTime={since} title={dates.dateTime(since)}>
        {t(`board.since.${column}`, { time: durationText(minutes) })}
      </time>
    </span>
  );
}

import { type Age, standingOf } from '@mercadito/domain/dispatch/age';
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
  /** Of each shop that still has something to do for it, from when on that counts (ORDER-16). */
  countsFrom?: readonly string[];
}

/** How long an order has stood like this, in words, a sign and a colour (DISPATCH-4); the clock ticks by itself. */
export function AgeMark({ column, since, countsFrom = [] }: AgeMarkProps) {
  const { t } = useTranslation('dispatch');
  const durationText = useDurationText();
  const dates = useDates();
  const { age, minutes, counted } = standingOf(since, countsFrom, useNow());
  const Sign = SIGNS[age];
  return (
    <span className={classes.age} data-age={age}>
      <Sign size={18} aria-hidden="true" />
      {/* A delivery that failed is never on time: it says only since when. */}
      {column !== 'failed' && <strong>{t(counted === 'closed' ? 'board.closed' : `board.age.${age}`)}</strong>}
      <time dateTime={since} title={dates.dateTime(since)}>
        {t(counted === 'opening' ? 'board.since.opening' : `board.since.${column}`, { time: durationText(minutes) })}
      </time>
    </span>
  );
}

import { isOpenByClock } from '@mercadito/domain/opening-hours/next-change';
import { useDates } from '../../shared/format/dates.ts';
import { dayOfChange, type OpeningOnTheWire, openingOf, useReadAgainAfter } from '../../shared/format/opening.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import wordLooks from '../../shared/ui/words.module.css';
import classes from './open-state.module.css';

interface OpenStateProps {
  /** A company as the wire has it. */
  of: {
    readonly is_open_now: boolean | null;
    readonly next_change_at: string | null;
    readonly closed_today?: 'pause' | 'holiday' | 'other' | null | undefined;
  };
}

/** Open or Closed, in a word beside its dot, and when that changes. Nothing for a business without hours. */
export function OpenState({ of }: OpenStateProps) {
  const { t } = useTranslation('shop');
  const { time_zone } = useSite();
  const dates = useDates();
  const now = useNow();
  useReadAgainAfter(of.next_change_at, now);
  const isOpen = isOpenByClock(openingOf(of), now);
  if (isOpen === null) return null;

  // Past the change the server knew of, only the word is sure.
  const isKnown = of.next_change_at !== null && isOpen === of.is_open_now;
  const change = isKnown && of.next_change_at ? of.next_change_at : null;
  // Since midnight it is closed as on other days before it opens.
  const isAllDay = !isOpen && (change === null || dayOfChange(change, now, time_zone) !== 'today');
  const closed = !isAllDay || !of.closed_today ? 'closed' : of.closed_today === 'holiday' ? 'closedOn' : 'closedToday';
  return (
    <span className={classes.state} data-open={isOpen}>
      <span className={`${wordLooks.name} ${wordLooks.bad} ${classes.word}`}>
        {isOpen ? t('hours.open') : t(`hours.${closed}`, { day: dates.day(now.toISOString()) })}
      </span>
      {change && (
        <span className={wordLooks.fine}>
          {t(`hours.${isOpen ? 'closes' : 'opens'}.${dayOfChange(change, now, time_zone)}`, {
            time: dates.time(change),
            day: dates.weekday(change),
          })}
        </span>
      )}
    </span>
  );
}

interface OpenWordProps {
  /** What belongs to a business; an older server says nothing of its hours. */
  of: OpeningOnTheWire;
}

/** Open, or when it opens, in few words beside its dot: for cards. All that change in a minute are read again together. */
export function OpenWord({ of }: OpenWordProps) {
  const { t } = useTranslation('shop');
  const { time_zone } = useSite();
  const dates = useDates();
  const now = useNow();
  useReadAgainAfter(of.next_change_at ?? null, now);
  const isOpen = isOpenByClock(openingOf(of), now);
  if (isOpen === null) return null;
  const opensAt = isOpen || of.is_open_now !== false ? null : of.next_change_at;
  const words = opensAt
    ? t(`hours.opens.${dayOfChange(opensAt, now, time_zone)}`, {
        time: dates.time(opensAt),
        day: dates.weekday(opensAt),
      })
    : t(isOpen ? 'hours.open' : 'hours.closed');
  return <span className={isOpen ? classes.open : wordLooks.fine}>{words}</span>;
}

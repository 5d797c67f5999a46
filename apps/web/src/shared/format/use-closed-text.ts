import { closureAt, type OpeningState } from '@mercadito/domain/opening-hours/next-change';
import { useNow } from '../hooks/use-now.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.tsx';
import { useDates } from './dates.ts';
import { dayOfChange, useReadAgainAfter } from './opening.ts';

/** Words when a closed business delivers; null for one that is open or has no hours. */
export function useClosedText(opening: OpeningState): string | null {
  const { t } = useTranslation();
  const { time_zone } = useSite();
  const dates = useDates();
  const now = useNow();
  useReadAgainAfter(opening.nextChangeAt, now);
  const closure = closureAt(opening, now);
  if (closure === null) return null;
  const { opensAt } = closure;
  if (opensAt === null) return t('closed.unknown');
  return t(`closed.${dayOfChange(opensAt, now, time_zone)}`, {
    time: dates.time(opensAt),
    day: dates.weekday(opensAt),
  });
}

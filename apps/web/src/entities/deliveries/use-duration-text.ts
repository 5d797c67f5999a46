import { durationOf } from '@mercadito/domain/orders/waiting-time';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** 12 min, 1 h 5 min, 3 days: how long something has lasted. */
export function useDurationText(): (minutes: number) => string {
  const { t } = useTranslation('deliveries');
  return (minutes) => {
    const duration = durationOf(minutes);
    if (duration.unit === 'days') return t('duration.days', { count: duration.days });
    if (duration.unit === 'minutes') return t('duration.minutes', { minutes });
    return t('duration.hours', { hours: duration.hours, minutes: duration.minutes });
  };
}

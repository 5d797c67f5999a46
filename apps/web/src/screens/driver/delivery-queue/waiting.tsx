import { minutesSince } from '@mercadito/domain/orders/waiting-time';
import { useDurationText } from '../../../entities/deliveries/use-duration-text.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** For how long an order has waited, in words; the minute it was sent is in its title. */
export function Waiting({ since }: { since: string }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const durationText = useDurationText();
  const minutes = minutesSince(since, useNow());
  return (
    <time dateTime={since} title={dates.dateTime(since)}>
      <strong>{minutes < 1 ? t('queue.age.now') : t('queue.age.waiting', { time: durationText(minutes) })}</strong>
    </time>
  );
}

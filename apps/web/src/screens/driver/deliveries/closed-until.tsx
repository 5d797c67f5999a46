import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { closureAt } from '@mercadito/domain/opening-hours/next-change';
import { useDates } from '../../../shared/format/dates.ts';
import { dayOfChange, openingOf } from '../../../shared/format/opening.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import words from '../../../shared/ui/words.module.css';

/** That the business of a stop is closed, and until when (DELIVERY-33); nothing once its part is along. */
export function ClosedUntil({ company }: { company: DeliveryOrder['order_companies'][number] }) {
  const { t } = useTranslation('deliveries');
  const { time_zone } = useSite();
  const dates = useDates();
  const now = useNow();
  const closure = company.picked_up_at === null ? closureAt(openingOf(company), now) : null;
  if (closure === null) return null;
  const { opensAt } = closure;
  return (
    <p>
      <strong className={words.bad}>
        {opensAt === null
          ? t('closed.unknown')
          : t(`closed.${dayOfChange(opensAt, now, time_zone)}`, {
              time: dates.time(opensAt),
              day: dates.weekday(opensAt),
            })}
      </strong>
    </p>
  );
}

import type { DriverCash } from '@mercadito/contracts/cash/driver';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { cashText } from '../../../entities/cash/cash-text.ts';
import { CardFacts, CardText, LoneOrderCard } from '../../../entities/deliveries/order-card.tsx';
import { byServerClock } from '../../../shared/clock/server-clock.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';

interface TodaySumsProps {
  cash: DriverCash;
  /** When it was read: sums of another day are none of today's. */
  readAt: number | undefined;
}

/** What a driver has brought and collected today, and what of it is earned: apart from what is owed (CASH-7). */
export function TodaySums({ cash, readAt }: TodaySumsProps) {
  const now = useNow();
  const { time_zone } = useSite();
  const dateOf = (at: Date) => localTime(at, time_zone).date;
  const isOfToday = readAt !== undefined && dateOf(new Date(byServerClock(readAt))) === dateOf(now);
  return isOfToday ? <Sums cash={cash} /> : null;
}

function Sums({ cash }: { cash: DriverCash }) {
  const { t } = useTranslation('cash');
  const { today, drivers_pay_shops } = cash;
  const note = cash[useLanguage() === 'es' ? 'fee_note_es' : 'fee_note_en'];
  return (
    <LoneOrderCard label={t('today.title')}>
      <strong>{t('today.title')}</strong>
      <CardFacts>
        <span>{t('today.orders', { count: today.orders })}</span>
        <span>{t('today.collected', { amount: cashText(today.collected) })}</span>
        {(drivers_pay_shops || today.paid_to_shops !== 0) && (
          <span>{t('today.paid', { amount: moneyText(today.paid_to_shops, 'MXN') })}</span>
        )}
      </CardFacts>
      <CardText>
        {t(note === '' ? 'today.earned' : 'today.fees', { amount: moneyText(today.fees, 'MXN') })} {note}
      </CardText>
    </LoneOrderCard>
  );
}

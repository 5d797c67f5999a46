import type { DriverCash } from '@mercadito/contracts/cash/driver';
import { cashText } from '../../../entities/cash/cash-text.ts';
import { useReadToday } from '../../../entities/cash/use-read-today.ts';
import { CardFacts, CardText, LoneOrderCard } from '../../../entities/deliveries/order-card.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';

interface TodaySumsProps {
  cash: DriverCash;
  reading: Parameters<typeof useReadToday>[0];
}

/** What a driver has brought and collected today, and what of it is earned: apart from what is owed (CASH-7). */
export function TodaySums({ cash, reading }: TodaySumsProps) {
  return useReadToday(reading) ? <Sums cash={cash} /> : null;
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

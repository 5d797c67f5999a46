import type { Service } from '@mercadito/contracts/services';
import { hourPriceText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

export function HourPrice({ service }: { service: Pick<Service, 'hour_price' | 'currency'> }) {
  const { t } = useTranslation('shop');
  const { hour_price, currency } = service;
  return (
    <span>
      {hour_price === null
        ? t('service.agreed')
        : t('service.perHour', { amount: hourPriceText(hour_price, currency) })}
    </span>
  );
}

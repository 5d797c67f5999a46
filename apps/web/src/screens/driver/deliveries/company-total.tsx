import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './company-total.module.css';
import { LeftOut } from './left-out.tsx';

type Company = DeliveryOrder['order_companies'][number];

/** What this business gets; with a lock where items have been taken off (ORDER-10). */
export function CompanyTotal({ company }: { company: Company }) {
  const { t } = useTranslation('deliveries');
  return (
    <div>
      <p className={classes.sum}>
        <span>{t('order.subtotal', { company: company.company_name })}</span>
        <span>{moneyText(company.total, 'MXN')}</span>
      </p>
      <Recalculated companies={[company]} />
    </div>
  );
}

/** Says that a total is not what was ordered, and by how many items. */
export function Recalculated({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation('deliveries');
  const count = companies.flatMap(({ orderItem }) => orderItem).filter(({ status }) => !countsInTotal(status)).length;
  if (count === 0) return null;
  return <LeftOut>{t('order.recalculated', { count })}</LeftOut>;
}

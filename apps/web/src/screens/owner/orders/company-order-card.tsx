import { Title } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import type { ReactNode } from 'react';
import { OrderItems } from '../../../entities/orders/order-items.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import classes from './company-order-card.module.css';

interface CompanyOrderCardProps {
  order: CompanyOrder;
  /** Whether nobody has seen it before. */
  isNew: boolean;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** A business's share of an order (ORDER-12): how it stands, when it came, what is wanted, what it comes to. */
export function CompanyOrderCard({ order, isNew, actions }: CompanyOrderCardProps) {
  const { t } = useTranslation('orders');
  const dates = useDates('es');
  return (
    <li className={classes.card} data-new={isNew || undefined}>
      <div className={classes.head}>
        <div className={classes.status}>
          <StatusBadge status={order.order_status} size="big" />
          {isNew && <span className={classes.new}>{t('isNew')}</span>}
        </div>
        <time dateTime={order.date_issued} lang="es" className={classes.date}>
          {dates.dateTime(order.date_issued)}
        </time>
        <Title order={2} className={classes.number}>
          {t('number', { number: order.transaction_id })}
        </Title>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={classes.goods}>
        <OrderItems items={order.orderItem} showsEveryStatus />
        <div className={classes.total}>
          <span>{t('goods.total')}</span>
          <span>{moneyText(order.total, 'MXN')}</span>
        </div>
      </div>
    </li>
  );
}

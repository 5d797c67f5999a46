import { Text } from '@mantine/core';
import type { OrderSummary } from '@mercadito/contracts/orders/order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { moneyText } from '../../../shared/format/money.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import classes from './order-card.module.css';

/** One order of the list: status, what is in it, when, how much. */
export function OrderCard({ order, isNew }: { order: OrderSummary; isNew: boolean }) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const names = order.company_names.join(', ');
  return (
    <li className={classes.card} data-new={isNew || undefined}>
      <div className={classes.head}>
        <StatusBadge status={order.status} />
        <time dateTime={order.date_issued} className={classes.date}>
          {dates.dateTime(order.date_issued)}
        </time>
      </div>
      <div className={classes.body}>
        <div className={classes.pictures} aria-hidden="true">
          {order.pictures.map((picture) => (
            <Picture key={picture.base} picture={picture} alt="" ratio={1} sizes="64px" className={classes.picture} />
          ))}
        </div>
        {/* The whole card is this link. */}
        <Link to={hrefTo('orderDetails', { transactionId: order.transaction_id })} className={classes.link}>
          {names}
        </Link>
        <Text size="sm" className={classes.items}>
          {t('items', { count: order.total_items })}
        </Text>
        <Text size="sm" c="dimmed" className={classes.number}>
          {t('number', { number: order.transaction_id })}
        </Text>
        <span className={classes.total}>{moneyText(order.order_total, 'MXN')}</span>
      </div>
    </li>
  );
}

import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import classes from './order-card.module.css';
import { Amount, LoadTypeMark } from './order-facts.tsx';
import { Way } from './way.tsx';

interface AssignedCardProps {
  order: DeliveryOrder;
  /** The oldest: where to go now. */
  isNext: boolean;
  /** How it ended is on this device and not yet known to the server. */
  isWaiting: boolean;
}

/** One order in hand. */
export function AssignedCard({ order, isNext, isWaiting }: AssignedCardProps) {
  const { t } = useTranslation('deliveries');
  const count = order.order_companies.flatMap(({ orderItem }) => orderItem).reduce((sum, item) => sum + item.count, 0);
  return (
    <li className={classes.card} data-first={isNext || undefined}>
      {isNext && <strong className={classes.flag}>{t('assigned.nextStop')}</strong>}
      {isWaiting && <strong className={classes.flag}>{t('outcome.pending')}</strong>}
      <Way from={order.order_companies} to={order} />
      <div className={classes.top}>
        <Amount value={order.order_total} label={t('order.collect')} />
        <LoadTypeMark type={order.load_type} />
      </div>
      <p className={classes.facts}>
        <span>
          {order.user_name} {order.last_name}
        </span>
        <span>{t('order.items', { count })}</span>
      </p>
      <Button
        fullWidth
        variant={isNext ? 'filled' : 'default'}
        component={Link}
        to={hrefTo('driverOrder', { transactionId: order.transaction_id })}
        state={{ from: hrefTo('driverOrderList') }}
        aria-label={t('assigned.openOf', { name: order.user_name })}
      >
        {t('assigned.open')}
      </Button>
    </li>
  );
}

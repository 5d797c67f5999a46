import { Button } from '@mantine/core';
import type { QueuedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconHandGrab } from '@tabler/icons-react';
import { Instructions } from '../../entities/deliveries/instructions.tsx';
import { CardActions, CardFacts, CardText, CardTop, OrderCard } from '../../entities/deliveries/order-card-parts.tsx';
import { Amount, LoadTypeMark } from '../../entities/deliveries/order-facts.tsx';
import { Way } from '../../entities/deliveries/way.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

interface QueueCardProps {
  order: QueuedOrder;
  /** Null for whoever cannot take it: an Admin who does not drive, a driver with an order in hand. */
  onTake: (() => void) | null;
  isTaking: boolean;
}

/** One order that waits: who and where, until it is taken without phone, house number and keyword (DELIVERY-4). */
export function QueueCard({ order, onTake, isTaking }: QueueCardProps) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const now = useNow();
  return (
    <OrderCard>
      <CardTop>
        <Amount value={order.order_total} label={t('order.collect')} />
        <LoadTypeMark type={order.load_type} />
      </CardTop>
      <Way from={order.companies} to={order} />
      {order.reference && (
        <CardText>
          <strong>{t('order.reference')}:</strong> {order.reference}
        </CardText>
      )}
      <CardFacts>
        <span>
          {order.user_name} {order.last_name}
        </span>
        <span>{t('order.items', { count: order.total_items })}</span>
        <time dateTime={order.date_issued} title={dates.dateTime(order.date_issued)}>
          {t('order.ago', { when: dates.relative(order.date_issued, now) })}
        </time>
      </CardFacts>
      <Instructions text={order.delivery_instructions} />
      <CardActions>
        {onTake && (
          <Button
            fullWidth
            leftSection={<IconHandGrab size={26} aria-hidden="true" />}
            loading={isTaking}
            onClick={onTake}
            aria-label={isTaking ? t('claim.taking') : t('claim.takeOf', { name: order.user_name })}
          >
            {t('claim.take')}
          </Button>
        )}
        <Button
          fullWidth
          variant="default"
          component={Link}
          to={hrefTo('driverOrder', { transactionId: order.transaction_id })}
          state={{ from: hrefTo('driver') }}
        >
          {t('order.details')}
        </Button>
      </CardActions>
    </OrderCard>
  );
}

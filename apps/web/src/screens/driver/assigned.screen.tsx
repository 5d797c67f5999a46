import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { IconListCheck } from '@tabler/icons-react';
import { CardFacts, CardFlag, OrderCard, OrderSkeletons } from '../../entities/deliveries/order-card.tsx';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { Link } from '../../shared/navigation/router.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { ActiveCount, DriverPage, NoDriver } from './deliveries/driver-page.tsx';
import { Amount, ChangeNote, cashOf, DeliveryRoute, LoadTypeMark } from './deliveries/order-facts.tsx';
import { useActiveDeliveries } from './deliveries/use-deliveries.ts';
import { type Outcome, usePendingChanges } from './pending-changes/pending-changes.ts';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';
import { Run } from './run/run.tsx';

/** A driver's active deliveries, oldest first (SCREEN-14). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId } = useDriver();
  const active = useActiveDeliveries(driverId);
  const { outcomes } = usePendingChanges(driverId);
  const open = active.currentData?.filter((order) => !isEnded(order, outcomes));
  return (
    <DriverPage title={t('assigned.title')} aside={open && <ActiveCount count={open.length} />}>
      <PendingChangesNotice driverId={driverId} />
      {driverId === null ? (
        <NoDriver />
      ) : (
        <Loaded reading={active} skeleton={<OrderSkeletons />} failed={t('assigned.failed')}>
          {(orders) =>
            orders.length === 0 ? (
              <EmptyState
                icon={<IconListCheck size={40} stroke={1.5} />}
                title={t('assigned.empty')}
                text={t('assigned.emptyText')}
                way={{ to: hrefTo('driver'), text: t('assigned.toQueue') }}
              />
            ) : (
              <ActiveDeliveries driverId={driverId} orders={orders} />
            )
          }
        </Loaded>
      )}
    </DriverPage>
  );
}

const isEnded = ({ transaction_id }: DeliveryOrder, outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ payload }) => payload.transactionId === transaction_id);

function ActiveDeliveries({ driverId, orders }: { driverId: number; orders: readonly DeliveryOrder[] }) {
  const { t } = useTranslation('deliveries');
  const { outcomes } = usePendingChanges(driverId);
  // What has ended for the driver is no longer the next stop, even before the server knows.
  const open = orders.filter((order) => !isEnded(order, outcomes));
  return (
    <>
      {open.length > 1 && <Run orders={open} />}
      <StackedList label={t('assigned.list')}>
        {orders.map((order) => (
          <AssignedCard
            key={order.transaction_id}
            order={order}
            isNext={order === open[0]}
            isWaiting={isEnded(order, outcomes)}
          />
        ))}
      </StackedList>
    </>
  );
}

interface AssignedCardProps {
  order: DeliveryOrder;
  /** The oldest: where to go now. */
  isNext: boolean;
  /** How it ended is on this device and not yet known to the server. */
  isWaiting: boolean;
}

function AssignedCard({ order, isNext, isWaiting }: AssignedCardProps) {
  const { t } = useTranslation('deliveries');
  const count = order.order_companies.flatMap(({ orderItem }) => orderItem).reduce((sum, item) => sum + item.count, 0);
  return (
    <OrderCard isFirst={isNext}>
      {isNext && <CardFlag>{t('assigned.nextStop')}</CardFlag>}
      {isWaiting && <CardFlag>{t('pending.willSend')}</CardFlag>}
      <DeliveryRoute from={order.order_companies} to={order} />
      <Amount value={cashOf(order)} label={t('order.collect')} aside={<LoadTypeMark type={order.load_type} />}>
        <ChangeNote order={order} />
      </Amount>
      <CardFacts>
        <span>
          {order.user_name} {order.last_name}
        </span>
        <span>{t('order.items', { count })}</span>
      </CardFacts>
      <Button
        fullWidth
        variant={isNext ? 'filled' : 'default'}
        component={Link}
        to={hrefTo('driverOrder', { transactionId: order.transaction_id })}
        state={{ from: hrefTo('driverOrderList') }}
        aria-label={t('assigned.openOf', { name: order.user_name, number: orderCode(order.transaction_id) })}
      >
        {t('assigned.open')}
      </Button>
    </OrderCard>
  );
}

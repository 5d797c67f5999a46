import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconListCheck } from '@tabler/icons-react';
import { OrderCards } from '../../entities/deliveries/order-card-parts.tsx';
import { OrderSkeletons } from '../../entities/deliveries/order-skeletons.tsx';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { ActiveCount } from './deliveries/active-count.tsx';
import { AssignedCard } from './deliveries/assigned-card.tsx';
import { DriverPage } from './deliveries/driver-page.tsx';
import { useOutcomes } from './deliveries/outcome-queue.ts';
import { useActiveDeliveries } from './deliveries/use-active-deliveries.ts';
import { NoDriver } from './no-driver.tsx';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';

/** A driver's active deliveries, oldest first (SCREEN-14). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId } = useDriver();
  const active = useActiveDeliveries(driverId);
  return (
    <DriverPage
      title={t('assigned.title')}
      aside={active.currentData && <ActiveCount count={active.currentData.length} />}
    >
      <PendingChangesNotice driverId={driverId} />
      {driverId === null ? (
        <NoDriver />
      ) : (
        <Loaded reading={active} skeleton={<OrderSkeletons />} failed={t('assigned.failed')}>
          {(orders) =>
            orders.length === 0 ? <NoActiveDeliveries /> : <ActiveDeliveries driverId={driverId} orders={orders} />
          }
        </Loaded>
      )}
    </DriverPage>
  );
}

function ActiveDeliveries({ driverId, orders }: { driverId: number; orders: readonly DeliveryOrder[] }) {
  const { t } = useTranslation('deliveries');
  const outcomes = useOutcomes(driverId);
  const isWaiting = (transactionId: string) =>
    outcomes.some(({ payload, refusal }) => payload.transactionId === transactionId && refusal === null);
  // What has ended for the driver is no longer the next stop, even if the server has not heard.
  const next = orders.find(({ transaction_id }) => !isWaiting(transaction_id));
  return (
    <OrderCards label={t('assigned.list')}>
      {orders.map((order) => (
        <AssignedCard
          key={order.transaction_id}
          order={order}
          isNext={order === next}
          isWaiting={isWaiting(order.transaction_id)}
        />
      ))}
    </OrderCards>
  );
}

function NoActiveDeliveries() {
  const { t } = useTranslation('deliveries');
  return (
    <EmptyState
      icon={<IconListCheck size={40} stroke={1.5} />}
      title={t('assigned.empty')}
      text={t('assigned.emptyText')}
      action={
        <Button component={Link} to={hrefTo('driver')}>
          {t('assigned.toQueue')}
        </Button>
      }
    />
  );
}

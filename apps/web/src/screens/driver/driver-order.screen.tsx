import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { canDriverDeliver } from '@mercadito/domain/orders/order-status';
import { IconClipboardOff } from '@tabler/icons-react';
import { useState } from 'react';
import { OrderSkeletons } from '../../entities/deliveries/order-card.tsx';
import { isOnDuty, useDriver } from '../../entities/deliveries/use-driver.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, Navigate, useLocation, useParams } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { BackLink } from '../../shared/ui/sub-page-head.tsx';
import { DriverPage } from './deliveries/driver-page.tsx';
import { useDeliveryOrder } from './deliveries/use-deliveries.ts';
import { OnDutyButton } from './delivery-queue/claim-notice.tsx';
import { useClaim } from './delivery-queue/use-claim.ts';
import { OrderActions, OrderPage } from './order-page.tsx';
import { usePendingChanges, withoutEnded } from './pending-changes/pending-changes.ts';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';

/** The lists that lead to an order, and what they are called. */
const LISTS = {
  driver: 'queue.title',
  driverOrderList: 'assigned.title',
  orderHistory: 'history.title',
} as const;

type List = keyof typeof LISTS;

const isList = (name: string): name is List => name in LISTS;

/** The list the order stands in by now, for who came from elsewhere. */
function listWith(order: DeliveryOrder | undefined): List {
  if (!order?.is_mine) return 'driver';
  return order.status === 'shipped' ? 'driverOrderList' : 'orderHistory';
}

/** The way back to the list that the driver came from. */
function BackToList({ order }: { order: DeliveryOrder | undefined }) {
  const { t } = useTranslation('deliveries');
  const { from } = Object(useLocation().state);
  const { name } = screenAt(String(from));
  const list = isList(name) ? name : listWith(order);
  return (
    <BackLink to={hrefTo(list)} label={t('order.backTo', { list: t(LISTS[list]) })}>
      {t(LISTS[list])}
    </BackLink>
  );
}

/** One order as its driver or a browsing driver may see it, and an Admin as holder alone (SCREEN-13). */
export function Component() {
  const { transactionId } = useParams<'driverOrder'>();
  const { viewer } = useSession();
  const Order = may(viewer, 'deliveries.oversee').allowed ? OverseenOrder : DriverOrder;
  // What is open or refused on the page of one order is not on the next.
  return <Order key={transactionId} transactionId={transactionId} />;
}

/** An Admin who does not hold the order is led to what an Admin can do with it. */
function OverseenOrder({ transactionId }: { transactionId: string }) {
  const { driverId } = useDriver();
  const { currentData: order, error } = useDeliveryOrder(driverId, transactionId);
  const isActive = order?.is_mine === true && canDriverDeliver(order.status);
  // Who has just told how the delivery ended stays with what follows from it.
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive && !wasActive) setWasActive(true);
  if (!isActive && !wasActive && (order || isAbsent(error))) {
    return <Navigate to={hrefTo('dispatchOrder', { transactionId })} replace />;
  }
  return <DriverOrder transactionId={transactionId} />;
}

function DriverOrder({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('deliveries');
  const { driverId, profile } = useDriver();
  const pending = usePendingChanges(driverId);
  const now = profile && withoutEnded(profile, pending);
  const reading = useDeliveryOrder(driverId, transactionId);
  const claim = useClaim(driverId);
  const winner = claim.problem?.kind === 'already_claimed' ? claim.problem.name : null;
  const gone = <GoneOrder winner={winner} profile={profile} />;

  return (
    <DriverPage title={t('order.title')} back={<BackToList order={reading.currentData} />}>
      <PendingChangesNotice driverId={driverId} shown={transactionId} />
      {winner !== null && !reading.currentData?.driver_has_order ? (
        gone
      ) : (
        <Loaded reading={reading} skeleton={<OrderSkeletons />} failed={t('order.failed')} absent={gone}>
          {(order) => (
            <>
              <OrderPage order={order} driverId={driverId} />
              <OrderActions order={order} driverId={driverId} profile={now} claim={claim} />
            </>
          )}
        </Loaded>
      )}
    </DriverPage>
  );
}

interface GoneOrderProps {
  /** Who was first, where the server has said so; '' for somebody without a name. */
  winner: string | null;
  profile: DriverProfile | null;
}

/** What has become of an order that is not there for this driver any more, and the way on. */
function GoneOrder({ winner, profile }: GoneOrderProps) {
  const { t } = useTranslation('deliveries');
  const isOff = winner === null && profile !== null && !isOnDuty(profile);
  return (
    <EmptyState
      icon={<IconClipboardOff size={40} stroke={1.5} />}
      title={winner ? t('claim.claimedBy', { name: winner }) : t(isOff ? 'queue.offTitle' : 'order.gone')}
      text={t(isOff ? 'queue.offText' : 'order.goneText')}
      action={
        <>
          {isOff && <OnDutyButton />}
          <Button fullWidth variant={isOff ? 'default' : 'filled'} component={Link} to={hrefTo('driver')}>
            {t('order.back')}
          </Button>
        </>
      }
    />
  );
}

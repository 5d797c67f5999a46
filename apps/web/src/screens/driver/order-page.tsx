import { Button, Stack } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderStops } from '@mercadito/domain/deliveries/stops';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { canDriverDeliver } from '@mercadito/domain/orders/order-status';
import { IconHandGrab } from '@tabler/icons-react';
import {
  CardFacts,
  CardText,
  CardTop,
  KeywordCheck,
  LoneOrderCard,
  OrderStops,
} from '../../entities/deliveries/order-card.tsx';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { isHeld } from '../../shared/outbox/holds.ts';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import { PageActions } from './deliveries/driver-page.tsx';
import { KeepScreenOn } from './deliveries/keep-screen-on.tsx';
import { NextStopCard } from './deliveries/next-stop-card.tsx';
import { LoadTypeMark, OrderTotal, StageMark } from './deliveries/order-facts.tsx';
import { DropOff, RouteSection } from './deliveries/stops.tsx';
import { PickUp, Recalculated } from './delivery-items/pick-up.tsx';
import { OutcomeChoice } from './delivery-outcome/outcome-choice.tsx';
import { ActiveDeliveriesNotice, ClaimNotice } from './delivery-queue/claim-notice.tsx';
import type { Claim } from './delivery-queue/use-claim.ts';
import { hasOrders, usePendingChanges } from './pending-changes/pending-changes.ts';
import { ProposePlace } from './place-proposal/propose-place.tsx';

interface OrderPageProps {
  order: DeliveryOrder;
  /** Whoever looks, as a driver who may act. */
  driverId: number | null;
}

/** The order from the first business to the customer's door. */
export function OrderPage({ order, driverId }: OrderPageProps) {
  const { t } = useTranslation('deliveries');
  const decided = usePendingChanges(driverId).outcomes.find(
    ({ payload }) => payload.transactionId === order.transaction_id,
  );
  const isDecided = decided !== undefined;
  const isDelivered = decided?.payload.isDelivered === true && !isHeld(decided);
  const changerId = order.is_mine && order.status === 'shipped' ? driverId : null;
  const stops = orderStops(order.order_companies, order.location);
  return (
    <>
      {changerId !== null && !isDecided && <NextStopCard order={order} />}
      <OrderHead order={order} />
      {changerId !== null && !isDecided && <KeepScreenOn />}
      <RouteSection title={t('order.pickUps')}>
        <OrderStops>
          {stops.map((company, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a business that is gone has no id, and none changes place
            <PickUp key={index} order={order} company={company} number={index + 1} changerId={changerId} />
          ))}
        </OrderStops>
      </RouteSection>
      <RouteSection title={t('order.customer')}>
        <ProposePlace order={order} driverId={driverId} isDelivered={isDelivered} />
        <DropOff order={order} number={stops.length + 1} asksKeyword={canDriverDeliver(order.status) && !isDecided} />
      </RouteSection>
    </>
  );
}

function OrderHead({ order }: { order: DeliveryOrder }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const holder = order.order_delivery_info;
  const note = order.delivery_description || order.cancellation_reason;
  return (
    <LoneOrderCard label={t('order.number', { number: orderCode(order.transaction_id) })}>
      <CardTop>
        <StageMark order={order} />
        <LoadTypeMark type={order.load_type} />
      </CardTop>
      <OrderTotal order={order} />
      <Recalculated companies={order.order_companies} />
      <CardFacts>
        <span translate="no">{t('order.number', { number: orderCode(order.transaction_id) })}</span>
        <time dateTime={order.date_issued}>{dates.dateTime(order.date_issued)}</time>
      </CardFacts>
      {holder && (
        <CardText>
          {t(order.is_mine ? 'order.heldByYou' : 'order.heldBy', {
            name: `${holder.driver_name} ${holder.driver_last_name}`.trim(),
          })}
        </CardText>
      )}
      <KeywordCheck facts={order} />
      {note && (
        <CardText>
          <strong>{t(order.status === 'delivered' ? 'order.comment' : 'order.reason')}:</strong> {note}
        </CardText>
      )}
    </LoneOrderCard>
  );
}

interface OrderActionsProps {
  order: DeliveryOrder;
  driverId: number | null;
  profile: DriverProfile | null;
  claim: Claim;
}

export const OrderActions = (props: OrderActionsProps) => (
  <PageActions>
    <ActionsNow {...props} />
  </PageActions>
);

function ActionsNow({ order, driverId, profile, claim }: OrderActionsProps) {
  const { outcomes } = usePendingChanges(driverId);
  const isDecided = outcomes.some(({ payload }) => payload.transactionId === order.transaction_id);
  if (driverId !== null && profile && order.status === 'pending') {
    return <TakeOrder order={order} profile={profile} claim={claim} />;
  }
  if (driverId !== null && order.is_mine && order.status === 'shipped') {
    return (
      <StickyActions>
        <Stack gap="var(--gap)">
          <OutcomeChoice order={order} driverId={driverId} />
          {isDecided && <NextOrder order={order} profile={profile} />}
        </Stack>
      </StickyActions>
    );
  }
  return (
    <StickyActions>
      <NextOrder order={order} profile={profile} />
    </StickyActions>
  );
}

/** The way on from an order that is over. */
function NextOrder({ order, profile }: Pick<OrderActionsProps, 'order' | 'profile'>) {
  const { t } = useTranslation('deliveries');
  const hasMore = profile !== null && profile.orders_assigned_count > 0;
  return (
    <Button fullWidth component={Link} to={hrefTo(hasMore ? 'driverOrderList' : 'driver')}>
      {t(hasMore ? 'outcome.nextInHand' : order.is_mine ? 'outcome.next' : 'order.back')}
    </Button>
  );
}

function TakeOrder({ order, profile, claim }: { order: DeliveryOrder; profile: DriverProfile; claim: Claim }) {
  const { t } = useTranslation('deliveries');
  if (hasOrders(profile)) return <ActiveDeliveriesNotice profile={profile} />;
  return (
    <>
      <ClaimNotice claim={claim} />
      <StickyActions>
        <Button
          fullWidth
          leftSection={<IconHandGrab size={26} aria-hidden="true" />}
          loading={claim.claiming !== null}
          onClick={() => void claim.claim(order.transaction_id)}
        >
          {t('claim.take')}
        </Button>
      </StickyActions>
    </>
  );
}

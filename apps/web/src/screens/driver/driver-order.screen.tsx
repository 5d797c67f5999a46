import { Button } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconClipboardOff } from '@tabler/icons-react';
import { DriverPage, InFlow } from '../../entities/deliveries/driver-page.tsx';
import { OrderSkeletons } from '../../entities/deliveries/order-skeletons.tsx';
import { useDeliveryOrder } from '../../entities/deliveries/use-delivery-order.ts';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { OutcomeNotice } from '../../features/delivery-outcome/outcome-notice.tsx';
import { useClaim } from '../../features/delivery-queue/use-claim.ts';
import { AvailabilitySwitch, isOnDuty } from '../../features/driver-availability/availability-switch.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useScreenParams } from '../../shared/navigation/use-screen-params.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { BackToList } from './back-to-list.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderPage } from './order-page.tsx';

/** One order as its driver, a browsing driver or an Admin may see it (SCREEN-13). */
export function Component() {
  const { transactionId, ...others } = useScreenParams<'driverOrder' | 'driverOrderOf'>();
  // What was said of one order is not said of the next.
  return (
    <DriverOrder
      key={transactionId}
      transactionId={transactionId}
      named={'driverId' in others ? others.driverId : undefined}
    />
  );
}

function DriverOrder({ transactionId, named }: { transactionId: string; named: number | undefined }) {
  const { t } = useTranslation('deliveries');
  const { driverId, profile } = useDriver();
  // An Admin may look at the order of another driver; only the own hands act on it.
  const viewedAs = named ?? driverId;
  const reading = useDeliveryOrder(viewedAs, transactionId);
  const actsAs = viewedAs === driverId ? driverId : null;
  const claim = useClaim(actsAs);
  const winner = claim.refusal?.kind === 'already_claimed' ? claim.refusal.name : null;
  const gone = <GoneOrder winner={winner} profile={profile} />;

  return (
    <DriverPage title={t('order.title')} back={<BackToList order={reading.currentData} />}>
      {profile && (
        <InFlow>
          <AvailabilitySwitch
            profile={profile}
            isNeeded={claim.refusal?.kind === 'driver_unavailable'}
            onChange={claim.forget}
          />
        </InFlow>
      )}
      <OutcomeNotice driverId={driverId} />
      {winner !== null && !reading.currentData?.driver_has_order ? (
        gone
      ) : (
        <Loaded reading={reading} skeleton={<OrderSkeletons />} failed={t('order.failed')} absent={gone}>
          {(order) => (
            <>
              <OrderPage order={order} driverId={actsAs} />
              <OrderActions order={order} driverId={actsAs} profile={profile} claim={claim} />
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
        <Button component={Link} to={hrefTo('driver')}>
          {t('order.back')}
        </Button>
      }
    />
  );
}

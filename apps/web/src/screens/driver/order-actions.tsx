import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconHandGrab } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import { PageActions } from './deliveries/driver-page.tsx';
import { OutcomeChoice } from './delivery-outcome/outcome-choice.tsx';
import { ActiveDeliveriesNotice } from './delivery-queue/active-deliveries-notice.tsx';
import { ClaimNotice } from './delivery-queue/claim-notice.tsx';
import type { Claim } from './delivery-queue/use-claim.ts';
import { OnDutyButton } from './on-duty-button.tsx';

interface OrderActionsProps {
  order: DeliveryOrder;
  driverId: number | null;
  profile: DriverProfile | null;
  claim: Claim;
}

/** What can be done with the order now, in reach of the thumb. */
export function OrderActions(props: OrderActionsProps) {
  return (
    <PageActions>
      <ActionsNow {...props} />
    </PageActions>
  );
}

function ActionsNow({ order, driverId, profile, claim }: OrderActionsProps) {
  const { t } = useTranslation('deliveries');
  if (driverId !== null && profile && order.status === 'pending') {
    return <TakeOrder order={order} profile={profile} claim={claim} />;
  }
  if (driverId !== null && order.is_mine && order.status === 'shipped') {
    return (
      <StickyActions>
        <OutcomeChoice order={order} driverId={driverId} />
      </StickyActions>
    );
  }
  const hasMore = profile !== null && profile.orders_assigned_count > 0;
  return (
    <StickyActions>
      <Button fullWidth component={Link} to={hrefTo(hasMore ? 'driverOrderList' : 'driver')}>
        {t(hasMore ? 'outcome.nextInHand' : order.is_mine ? 'outcome.next' : 'order.back')}
      </Button>
    </StickyActions>
  );
}

function TakeOrder({ order, profile, claim }: { order: DeliveryOrder; profile: DriverProfile; claim: Claim }) {
  const { t } = useTranslation('deliveries');
  if (profile.current_order !== null) return <ActiveDeliveriesNotice profile={profile} />;
  return (
    <>
      <ClaimNotice refusal={claim.refusal} onClose={claim.forget} onDuty={<OnDutyButton />} />
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

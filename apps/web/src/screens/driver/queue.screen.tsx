import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { IconClipboardList, IconPower } from '@tabler/icons-react';
import { useListQueuedOrdersInfiniteQuery } from '../../entities/deliveries/deliveries.api.ts';
import { DriverPage } from '../../entities/deliveries/driver-page.tsx';
import { OrderSkeletons } from '../../entities/deliveries/order-skeletons.tsx';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { OutcomeNotice } from '../../features/delivery-outcome/outcome-notice.tsx';
import { ClaimNotice } from '../../features/delivery-queue/claim-notice.tsx';
import { HandsNotice } from '../../features/delivery-queue/hands-notice.tsx';
import { type Claim, useClaim } from '../../features/delivery-queue/use-claim.ts';
import { AvailabilitySwitch, isOnDuty } from '../../features/driver-availability/availability-switch.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { QueueList } from './queue-list.tsx';

/** All orders that wait for a driver (SCREEN-12). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId, profile } = useDriver();
  const claim = useClaim(driverId);
  return (
    <DriverPage title={t('queue.title')}>
      {profile && (
        <AvailabilitySwitch
          profile={profile}
          isNeeded={claim.refusal?.kind === 'driver_unavailable'}
          onChange={claim.forget}
        />
      )}
      <OutcomeNotice driverId={driverId} />
      {profile && <HandsNotice profile={profile} />}
      <Queue profile={profile} claim={claim} />
      <ClaimNotice refusal={claim.refusal} onClose={claim.forget} />
    </DriverPage>
  );
}

/** The list in all the states it can be in. */
function Queue({ profile, claim }: { profile: DriverProfile | null; claim: Claim }) {
  const { t } = useTranslation('deliveries');
  const list = useListQueuedOrdersInfiniteQuery();
  return (
    <Loaded reading={list} skeleton={<OrderSkeletons />} failed={t('queue.failed')}>
      {({ pages }) => {
        const orders = pages.flatMap(({ results }) => results);
        return (
          <>
            {orders.length === 0 && <EmptyQueue isOff={profile !== null && !isOnDuty(profile)} />}
            <QueueList
              orders={orders}
              total={pages.at(-1)?.count ?? orders.length}
              canTake={profile !== null && profile.current_order === null}
              claim={claim}
              list={list}
            />
          </>
        );
      }}
    </Loaded>
  );
}

function EmptyQueue({ isOff }: { isOff: boolean }) {
  const { t } = useTranslation('deliveries');
  return (
    <EmptyState
      icon={isOff ? <IconPower size={40} stroke={1.5} /> : <IconClipboardList size={40} stroke={1.5} />}
      title={t(isOff ? 'queue.offTitle' : 'queue.emptyTitle')}
      text={t(isOff ? 'queue.offText' : 'queue.emptyText')}
    />
  );
}

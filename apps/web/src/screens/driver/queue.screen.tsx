import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { IconClipboardList, IconPower } from '@tabler/icons-react';
import { OrderSkeletons } from '../../entities/deliveries/order-skeletons.tsx';
import { useListQueuedOrdersInfiniteQuery } from '../../entities/deliveries/queue.api.ts';
import { isOnDuty } from '../../entities/deliveries/use-availability.ts';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { DriverPage } from './deliveries/driver-page.tsx';
import { ActiveDeliveriesNotice } from './delivery-queue/active-deliveries-notice.tsx';
import { ClaimNotice } from './delivery-queue/claim-notice.tsx';
import { type Claim, useClaim } from './delivery-queue/use-claim.ts';
import { OnDutyButton } from './on-duty-button.tsx';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';
import { QueueList } from './queue-list.tsx';

/** All orders that wait for a driver (SCREEN-12). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId, profile } = useDriver();
  const claim = useClaim(driverId);
  return (
    <DriverPage title={t('queue.title')}>
      <PendingChangesNotice driverId={driverId} />
      {profile && <ActiveDeliveriesNotice profile={profile} />}
      <Queue profile={profile} claim={claim} />
      <ClaimNotice refusal={claim.refusal} onClose={claim.forget} onDuty={<OnDutyButton />} />
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
      action={isOff && <OnDutyButton />}
    />
  );
}

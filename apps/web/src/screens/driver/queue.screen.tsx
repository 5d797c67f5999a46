import type { QueuedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { IconClipboardList, IconPower } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useListQueuedOrdersInfiniteQuery } from '../../entities/deliveries/deliveries.api.ts';
import { CardFacts, CardFlag, OrderSkeletons } from '../../entities/deliveries/order-card.tsx';
import { isOnDuty, useDriver } from '../../entities/deliveries/use-driver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LoadMore, type Pages } from '../../shared/lists/growing-list.tsx';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { DriverPage } from './deliveries/driver-page.tsx';
import { ActiveDeliveriesNotice, ClaimNotice, OnDutyButton } from './delivery-queue/claim-notice.tsx';
import { QueueCard } from './delivery-queue/queue-card.tsx';
import { useArrivals } from './delivery-queue/use-arrivals.ts';
import { type Claim, useClaim } from './delivery-queue/use-claim.ts';
import { hasOrders, usePendingChanges, withoutEnded } from './pending-changes/pending-changes.ts';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';

/** All orders that wait for a driver (SCREEN-12). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId, profile: known } = useDriver();
  const pending = usePendingChanges(driverId);
  const profile = known && withoutEnded(known, pending);
  const claim = useClaim(driverId);
  return (
    <DriverPage title={t('queue.title')}>
      <PendingChangesNotice driverId={driverId} />
      {profile && <ActiveDeliveriesNotice profile={profile} />}
      <Queue profile={profile} claim={claim} />
      <ClaimNotice claim={claim} />
    </DriverPage>
  );
}

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
              pages={pages.length}
              canTake={profile !== null && !hasOrders(profile)}
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

interface QueueListProps {
  orders: readonly QueuedOrder[];
  /** All that wait, loaded or not. */
  total: number;
  /** How many pages are loaded. */
  pages: number;
  canTake: boolean;
  claim: Claim;
  list: Pages;
}

/** The orders to take, oldest first; it changes by itself and says so. */
function QueueList({ orders, total, pages, canTake, claim, list }: QueueListProps) {
  const { t } = useTranslation('deliveries');
  const listRef = useRef<HTMLUListElement>(null);
  const reading = useMemo(() => ({ count: total, pages, orders }), [total, pages, orders]);
  const arrivals = useArrivals(reading);
  useAnnounced(arrivals > 0 && t('queue.arrived', { count: arrivals }));
  return (
    <>
      <CardFacts>
        {total > 0 && <strong>{t('queue.waiting', { count: total })}</strong>}
        {arrivals > 0 && <CardFlag>{t('queue.arrived', { count: arrivals })}</CardFlag>}
      </CardFacts>
      <StackedList ref={listRef} label={t('queue.list')}>
        {orders.map((order) => (
          <QueueCard
            key={order.transaction_id}
            order={order}
            onTake={canTake ? () => void claim.claim(order.transaction_id) : null}
            isTaking={claim.claiming === order.transaction_id}
          />
        ))}
      </StackedList>
      <LoadMore list={list} listRef={listRef} shown={orders.length} label={t('common:loadMoreOrders')} total={total} />
    </>
  );
}

import { IconHistory } from '@tabler/icons-react';
import { useRef } from 'react';
import { useListDriverHistoryInfiniteQuery } from '../../features/deliveries/deliveries.api.ts';
import { DriverPage } from '../../features/deliveries/driver-page.tsx';
import { HistoryCard } from '../../features/deliveries/history-card.tsx';
import classes from '../../features/deliveries/order-card.module.css';
import { OrderSkeletons } from '../../features/deliveries/order-skeletons.tsx';
import { OutcomeNotice } from '../../features/deliveries/outcome-notice.tsx';
import { useDriver } from '../../features/deliveries/use-driver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { NoDriver } from './no-driver.tsx';

/** What the driver has brought to an end, newest first (spec 2 §2 /order-history). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId } = useDriver();
  return (
    <DriverPage title={t('history.title')}>
      <OutcomeNotice driverId={driverId} />
      {driverId === null ? <NoDriver /> : <History driverId={driverId} />}
    </DriverPage>
  );
}

function History({ driverId }: { driverId: number }) {
  const { t } = useTranslation('deliveries');
  const listRef = useRef<HTMLUListElement>(null);
  const list = useListDriverHistoryInfiniteQuery({ driver_id: driverId });
  const { currentData, error, isFetching, refetch } = list;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!currentData) {
    if (error && !isFetching) return <FailedState title={t('history.failed')} error={error} {...retry} />;
    return <OrderSkeletons />;
  }
  const orders = currentData.pages.flatMap((page) => page.results);
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<IconHistory size={40} stroke={1.5} />}
        title={t('history.empty')}
        text={t('history.emptyText')}
      />
    );
  }
  return (
    <>
      {!list.isFetchNextPageError && <StaleNote error={error} readAt={list.fulfilledTimeStamp} {...retry} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul ref={listRef} role="list" className={classes.list} aria-label={t('history.list')}>
        {orders.map((order) => (
          <HistoryCard key={order.transaction_id} order={order} />
        ))}
      </ul>
      {list.isFetchNextPageError && <p role="alert">{t('history.moreFailed')}</p>}
      <LoadMore
        listRef={listRef}
        shown={orders.length}
        total={currentData.pages[0]?.count ?? orders.length}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  );
}

import type { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import type { Output } from '@mercadito/contracts/endpoint';
import { IconHistory } from '@tabler/icons-react';
import { useListDriverHistoryInfiniteQuery } from '../../entities/deliveries/deliveries.api.ts';
import { CardText, CardTop, OrderCard, OrderSkeletons } from '../../entities/deliveries/order-card.tsx';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TodaySums } from './cash/today-sums.tsx';
import { useDriverCash } from './cash/use-driver-cash.ts';
import { DriverPage, NoDriver } from './deliveries/driver-page.tsx';
import { DeliveryRoute, OrderTotal, StageMark } from './deliveries/order-facts.tsx';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';

/** What the driver has brought to an end, newest first (SCREEN-15). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { driverId } = useDriver();
  return (
    <DriverPage title={t('history.title')}>
      <PendingChangesNotice driverId={driverId} />
      {driverId === null ? <NoDriver /> : <History driverId={driverId} />}
    </DriverPage>
  );
}

function History({ driverId }: { driverId: number }) {
  const { t } = useTranslation('deliveries');
  const reading = useDriverCash(driverId);
  const { currentData: cash } = reading;
  return (
    <>
      {cash && <TodaySums cash={cash} reading={reading} />}
      <GrowingList
        reading={useListDriverHistoryInfiniteQuery({ driver_id: driverId })}
        entriesOf={({ results }) => results}
        skeleton={<OrderSkeletons />}
        failed={t('history.failed')}
        empty={
          <EmptyState
            icon={<IconHistory size={40} stroke={1.5} />}
            title={t('history.empty')}
            text={t('history.emptyText')}
          />
        }
      >
        {({ entries, listRef }) => (
          <StackedList ref={listRef} label={t('history.list')}>
            {entries.map((order) => (
              <HistoryCard key={order.transaction_id} order={order} />
            ))}
          </StackedList>
        )}
      </GrowingList>
    </>
  );
}

type FinishedOrder = Output<typeof listDriverHistory>['results'][number];

/** One order that is over: no phone, no keyword. */
function HistoryCard({ order }: { order: FinishedOrder }) {
  const { t } = useTranslation('deliveries');
  const dates = useDates();
  const at = order.delivered_at ?? order.date_issued;
  return (
    // The list's focus after Load More stands here: there is nothing to press in it.
    <OrderCard>
      <CardTop>
        <StageMark order={order} />
        <time dateTime={at}>{dates.dateTime(at)}</time>
      </CardTop>
      <OrderTotal order={order} />
      <DeliveryRoute from={order.companies} to={order} />
      {order.delivery_description && (
        <CardText>
          <strong>{t(order.status === 'delivered' ? 'order.comment' : 'order.reason')}:</strong>{' '}
          {order.delivery_description}
        </CardText>
      )}
    </OrderCard>
  );
}

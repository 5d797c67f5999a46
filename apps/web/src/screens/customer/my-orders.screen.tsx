import { Alert, Anchor, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useListOrdersInfiniteQuery } from '../../entities/orders/orders.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link, useLocation, useNavigationType } from '../../shared/navigation/router.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { OrderList, OrderListSkeleton } from './orders/order-list.tsx';

// For who has just ordered.
const PushOffer = lazyChunk(() => import('../../features/push/push-offer.tsx').then((m) => m.PushOffer));

/** What the checkout says of the order that was just sent. */
interface Arrival {
  readonly placed?: string;
  readonly isToConfirm?: boolean;
}

/** A person's orders (SCREEN-9). */
export function Component() {
  const { t } = useTranslation('orders');
  const { placed = null, isToConfirm = false } = (useLocation().state as Arrival | null) ?? {};
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      {placed && (
        <>
          <Placed transactionId={placed} isToConfirm={isToConfirm} />
          <Suspense>
            <PushOffer reason="orders" />
          </Suspense>
        </>
      )}
      <Orders placed={placed} />
    </>
  );
}

function Placed({ transactionId, isToConfirm }: { transactionId: string; isToConfirm: boolean }) {
  const { t } = useTranslation('orders');
  const text = t(isToConfirm ? 'placed.toConfirm' : 'placed.text');
  // Whoever comes back to this page knows it.
  const isNews = useNavigationType() !== 'POP';
  useAnnounced(isNews && `${t('placed.title')}. ${text}`);
  return (
    <Alert color="green" mb="md" icon={<IconCircleCheck />} title={t('placed.title')}>
      <Text size="sm">{text}</Text>
      <Anchor component={Link} to={hrefTo('orderDetails', { transactionId: transactionId })} underline="always">
        {t('placed.link')}
      </Anchor>
    </Alert>
  );
}

function Orders({ placed }: { placed: string | null }) {
  const { t } = useTranslation('orders');
  return (
    <GrowingList
      reading={useListOrdersInfiniteQuery({ userId: useUserId() })}
      entriesOf={({ results }) => results}
      skeleton={<OrderListSkeleton />}
      failed={t('failed')}
      empty={<NoOrders />}
      more={t('common:loadMoreOrders')}
    >
      {({ entries, listRef }) => <OrderList ref={listRef} orders={entries} newest={placed} />}
    </GrowingList>
  );
}

function NoOrders() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      icon={<IconReceipt size={40} stroke={1.5} />}
      title={t('empty.title')}
      text={t('empty.text')}
      way={{ to: hrefTo('home'), text: t('empty.action') }}
    />
  );
}

import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { OrderList, OrderListSkeleton } from '../../entities/orders/order-list.tsx';
import { useListOrdersInfiniteQuery } from '../../entities/orders/orders.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore, pagingOf } from '../../shared/ui/load-more.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';

/** A person's orders (spec 1 §2 /myorders). */
export function Component() {
  const { t } = useTranslation('orders');
  const placed = (useLocation().state as { placed?: string } | null)?.placed ?? null;
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      {placed && <Placed transactionId={placed} />}
      <Orders placed={placed} />
    </>
  );
}

function Placed({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('orders');
  return (
    <Alert color="green" role="status" mb="md" icon={<IconCircleCheck />} title={t('placed.title')}>
      <Text size="sm">{t('placed.text')}</Text>
      <Anchor component={Link} to={hrefTo('orderDetails', { transactionId: transactionId })} underline="always">
        {t('placed.link')}
      </Anchor>
    </Alert>
  );
}

function Orders({ placed }: { placed: string | null }) {
  const { t } = useTranslation('orders');
  const listRef = useRef<HTMLUListElement>(null);
  const list = useListOrdersInfiniteQuery({ userId: useUserId() });
  return (
    <Loaded reading={list} skeleton={<OrderListSkeleton />} failed={t('failed')}>
      {({ pages }) => {
        const orders = pages.flatMap(({ results }) => results);
        if (orders.length === 0) return <NoOrders />;
        return (
          <>
            <OrderList ref={listRef} orders={orders} newest={placed} />
            <LoadMore
              listRef={listRef}
              shown={orders.length}
              label={t('common:loadMoreOrders')}
              {...pagingOf(list, pages.at(-1)?.count)}
            />
          </>
        );
      }}
    </Loaded>
  );
}

function NoOrders() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      icon={<IconReceipt size={40} stroke={1.5} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button component={Link} to={hrefTo('home')}>
          {t('empty.action')}
        </Button>
      }
    />
  );
}

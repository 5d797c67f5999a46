import { Skeleton, Stack } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconReceiptOff } from '@tabler/icons-react';
import { useGetOrderQuery } from '../../entities/orders/orders.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate, useParams } from '../../shared/navigation/router.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { useLoading } from '../../shared/ui/use-loading.ts';
import { CancelOrder, OrderDriver, OrderHelp } from './orders/order-actions.tsx';
import { OrderAfterwards } from './orders/order-afterwards.tsx';
import { OrderFacts, OrderGoods } from './orders/order-contents.tsx';
import { OrderHistory } from './orders/order-history.tsx';
import { OrderKeyword } from './orders/order-keyword.tsx';
import { OrderStatusCard } from './orders/order-status.tsx';
import { OrderSharing } from './orders/share-order.tsx';
import classes from './two-columns.module.css';

/** One order: how it stands, the keyword, what is in it (SCREEN-10). It changes as the server tells. */
export function Component() {
  const { t } = useTranslation('orders');
  const { transactionId } = useParams<'orderDetails'>();
  const order = useGetOrderQuery({ userId: useUserId(), transactionId });
  return (
    <>
      <SubPageHead back={<BackLink to={hrefTo('myOrders')}>{t('title')}</BackLink>} />
      <Loaded reading={order} skeleton={<OrderSkeleton />} failed={t('details.failed')} absent={<UnknownOrder />}>
        {(details) => <Order order={details} readAt={order.fulfilledTimeStamp} />}
      </Loaded>
    </>
  );
}

function Order({ order, readAt }: { order: OrderDetails; readAt: number | undefined }) {
  const navigate = useNavigate();
  return (
    <div className={classes.columns}>
      <div className={`${layout.boxless} ${layout.shrinkParts} ${classes.column}`}>
        <OrderStatusCard order={order} readAt={readAt} />
        <OrderAfterwards order={order} />
        <Stack data-place="late">
          <OrderGoods order={order} />
          <OrderHistory order={order} />
        </Stack>
      </div>
      <div className={`${layout.boxless} ${layout.shrinkParts} ${classes.column}`}>
        <OrderKeyword order={order} />
        <OrderDriver order={order} />
        <Stack data-place="late">
          <OrderSharing order={order} />
          <OrderFacts order={order} />
          <OrderHelp order={order} />
          <CancelOrder order={order} onCancelled={() => navigate(hrefTo('myOrders'))} />
        </Stack>
      </div>
    </div>
  );
}

function UnknownOrder() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      icon={<IconReceiptOff size={40} stroke={1.5} />}
      title={t('details.unknown')}
      text={t('details.unknownText')}
      way={{ to: hrefTo('myOrders'), text: t('title') }}
    />
  );
}

function OrderSkeleton() {
  return (
    <Stack {...useLoading()}>
      <Skeleton height={32} width="60%" />
      <div className={classes.columns}>
        <Skeleton height={260} />
        <Skeleton height={150} />
      </div>
    </Stack>
  );
}

import { Button } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { DriverPage } from '../../features/deliveries/driver-page.tsx';
import { OrderSkeletons } from '../../features/deliveries/order-skeletons.tsx';
import { OutcomeNotice } from '../../features/deliveries/outcome-notice.tsx';
import { useDeliveryOrder } from '../../features/deliveries/use-delivery-order.ts';
import { useDriver } from '../../features/deliveries/use-driver.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderPage } from './order-page.tsx';

/** One order as its driver, a browsing driver or an Admin may see it (spec 2 §2 /driver-order). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { transactionId = '', driverId: named } = useParams();
  const { driverId, profile } = useDriver();
  // An Admin may look at the order of another driver; only the own hands act on it.
  const viewedAs = named === undefined ? driverId : Number(named);
  const { order, readAt, error, isFetching, reload } = useDeliveryOrder(viewedAs, transactionId);
  const actsAs = viewedAs === driverId ? driverId : null;

  return (
    <DriverPage title={t('order.title')}>
      <OutcomeNotice driverId={driverId} />
      {order ? (
        <>
          <StaleNote error={error} readAt={readAt} onRetry={reload} isRetrying={isFetching} />
          <OrderPage order={order} driverId={actsAs} />
          <OrderActions order={order} driverId={actsAs} profile={profile} />
        </>
      ) : error && !isFetching ? (
        <NoOrder error={error} onRetry={reload} />
      ) : (
        <OrderSkeletons />
      )}
    </DriverPage>
  );
}

/** Taken by somebody else, over, or not to be had just now: again, or back. */
function NoOrder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('deliveries');
  return (
    <>
      {isAbsent(error) ? (
        <EmptyState
          icon={<IconClipboardOff size={40} stroke={1.5} />}
          title={t('order.failed')}
          text={t('order.gone')}
          action={<Button onClick={onRetry}>{t('common:retry')}</Button>}
        />
      ) : (
        <FailedState title={t('order.failed')} error={error} onRetry={onRetry} />
      )}
      <Button fullWidth variant="default" component={Link} to="/driver">
        {t('order.back')}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { DriverPage } from '../../features/deliveries/driver-page.tsx';
import { OrderSkeletons } from '../../features/deliveries/order-skeletons.tsx';
import { OutcomeNotice } from '../../features/deliveries/outcome-notice.tsx';
import { useDeliveryOrder } from '../../features/deliveries/use-delivery-order.ts';
import { useDriver } from '../../features/deliveries/use-driver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderPage } from './order-page.tsx';

/** One order as its driver, a browsing driver or an Admin may see it (spec 2 §2 /driver-order). */
export function Component() {
  const { t } = useTranslation('deliveries');
  const { transactionId = '', driverId: named } = useParams();
  const { driverId, profile } = useDriver();
  // An Admin may look at the order of another driver; only the own hands act on it.
  const viewedAs = named === undefined ? driverId : Number(named);
  const reading = useDeliveryOrder(viewedAs, transactionId);
  const actsAs = viewedAs === driverId ? driverId : null;

  return (
    <DriverPage title={t('order.title')}>
      <OutcomeNotice driverId={driverId} />
      <Loaded
        reading={reading}
        skeleton={<OrderSkeletons />}
        failed={t('order.failed')}
        absent={<GoneOrder onRetry={() => void reading.refetch()} />}
      >
        {(order) => (
          <>
            <OrderPage order={order} driverId={actsAs} />
            <OrderActions order={order} driverId={actsAs} profile={profile} />
          </>
        )}
      </Loaded>
    </DriverPage>
  );
}

/** Taken by somebody else, or over: again, or back. */
function GoneOrder({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('deliveries');
  return (
    <>
      <EmptyState
        icon={<IconClipboardOff size={40} stroke={1.5} />}
        title={t('order.failed')}
        text={t('order.gone')}
        action={<Button onClick={onRetry}>{t('common:retry')}</Button>}
      />
      <Button fullWidth variant="default" component={Link} to="/driver">
        {t('order.back')}
      </Button>
    </>
  );
}

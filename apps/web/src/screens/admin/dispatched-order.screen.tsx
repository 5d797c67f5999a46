import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconClipboardOff } from '@tabler/icons-react';
import { useGetDispatchOrderQuery } from '../../entities/dispatch/dispatch.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate, useParams } from '../../shared/navigation/router.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { OrderDecision } from './dispatch/order-decision.tsx';
import { OrderHistory, OrderPage, OrderSection } from './dispatch/order-page.tsx';
import { DriverReports } from './driver-reports/driver-reports.tsx';

/** One order with everything in it, all that happened to it, and what an Admin can do about it now (SCREEN-60). */
export function Component() {
  const { t } = useTranslation('dispatch');
  const { transactionId, ...others } = useParams<'dispatchOrder' | 'driverOrderOf'>();
  const navigate = useNavigate();
  return (
    <>
      <SubPageHead back={<BackLink to={hrefTo('dispatch')}>{t('order.back')}</BackLink>} title={t('order.title')} />
      <Loaded
        reading={useGetDispatchOrderQuery({ transactionId })}
        skeleton={<SkeletonPage />}
        failed={t('order.failed')}
        absent={
          <EmptyState
            icon={<IconClipboardOff size={40} stroke={1.5} />}
            title={t('order.absent')}
            text={t('order.absentText')}
            way={{ to: hrefTo('dispatch'), text: t('order.back') }}
          />
        }
      >
        {(order) => (
          <OrderPage
            order={order}
            side={
              <>
                <OrderDecision
                  key={transactionId}
                  order={order}
                  named={'driverId' in others ? others.driverId : undefined}
                  onAssigned={() => navigate(hrefTo('ordersInProgress'))}
                />
                <DriverReports transactionId={transactionId} />
                <OrderSection title={t('order.history')}>
                  <OrderHistory history={order.history} />
                </OrderSection>
              </>
            }
          />
        )}
      </Loaded>
    </>
  );
}

import type { DriverCash } from '@mercadito/contracts/cash/driver';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { IconCloudUp } from '@tabler/icons-react';
import { cashText } from '../../entities/cash/cash-text.ts';
import { HandInOutcome } from '../../entities/cash/hand-in-outcome.tsx';
import { CardTop, OrderCard, OrderSkeletons } from '../../entities/deliveries/order-card.tsx';
import { useDriver } from '../../entities/deliveries/use-driver.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { GiveCash } from './cash/give-cash.tsx';
import { TodaySums } from './cash/today-sums.tsx';
import { useDriverCash } from './cash/use-driver-cash.ts';
import { DriverPage, NoDriver, Notice } from './deliveries/driver-page.tsx';
import { RouteSection } from './deliveries/stops.tsx';
import { usePendingChanges } from './pending-changes/pending-changes.ts';
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx';

/** What a driver has collected and is to hand in, and what became of it (SCREEN-66). */
export function Component() {
  const { t } = useTranslation('cash');
  const { driverId } = useDriver();
  const reading = useDriverCash(driverId);
  return (
    <DriverPage title={t('title')}>
      <PendingChangesNotice driverId={driverId} />
      {driverId === null ? (
        <NoDriver />
      ) : (
        <Loaded reading={reading} skeleton={<OrderSkeletons count={2} />} failed={t('failed')}>
          {(cash) => (
            <>
              <NotSent driverId={driverId} />
              <GiveCash cash={cash} driverId={driverId} />
              <TodaySums cash={cash} reading={reading} />
              <HandIns handIns={cash.hand_ins} />
            </>
          )}
        </Loaded>
      )}
    </DriverPage>
  );
}

/** Deliveries that the server does not know yet: their cash is in no sum. */
function NotSent({ driverId }: { driverId: number }) {
  const { t } = useTranslation('cash');
  const waiting = usePendingChanges(driverId).outcomes.filter(({ payload }) => payload.isDelivered);
  if (waiting.length === 0) return null;
  const codes = waiting.map(({ payload }) => orderCode(payload.transactionId)).join(', ');
  return (
    <Notice tone="accent" icon={<IconCloudUp size={26} aria-hidden="true" />} title={t('notSent.title')}>
      <p>{t('notSent.text', { count: waiting.length, orders: codes })}</p>
    </Notice>
  );
}

function HandIns({ handIns }: { handIns: DriverCash['hand_ins'] }) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  if (handIns.length === 0) return null;
  return (
    <RouteSection title={t('handIns')}>
      <StackedList label={t('handIns')}>
        {handIns.map((handIn) => (
          <OrderCard key={handIn.id}>
            <CardTop>
              <strong>{cashText(handIn.said)}</strong>
              <time dateTime={handIn.given_at}>{dates.dateTime(handIn.given_at)}</time>
            </CardTop>
            <p>{t('ofOrders', { count: handIn.orders.length })}</p>
            <HandInOutcome handIn={handIn} />
          </OrderCard>
        ))}
      </StackedList>
    </RouteSection>
  );
}

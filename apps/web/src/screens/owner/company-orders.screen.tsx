import { Button, Group, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { IconBellRinging, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { Suspense, useId, useRef } from 'react';
import { useListCompanyOrdersQuery } from '../../entities/orders/orders.api.ts';
import { isUnseen } from '../../entities/orders/unseen-orders.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-numbers.tsx';
import { useActingFor, useCompanyId } from '../../shared/session/acting-for.ts';
import { WhenPressed } from '../../shared/ui/coming.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import looks from '../../shared/ui/looks.module.css';
import { printAlone } from '../../shared/ui/print-alone.ts';
import words from '../../shared/ui/words.module.css';
import { BellSwitch } from './bell-switch.tsx';
import { CashToday } from './cash-today.tsx';
import { CompanyOrderList, CompanyOrderListSkeleton } from './company-order-list.tsx';
import classes from './company-orders.module.css';
import { useCounterMode } from './counter-mode/use-counter-mode.ts';
import { useSeeingOrders, useTellingSeen } from './use-seeing-orders.ts';

// The list must not wait for it, nor stand below it.
const PushOffer = lazyChunk(() => import('../../features/push/push-offer.tsx').then((m) => m.PushOffer));
const CounterMode = lazyChunk(() => import('./counter-mode/counter-mode.tsx').then((m) => m.CounterMode));

/** The orders of an owner's business (SCREEN-18), which ring and are marked as new when they arrive (SCREEN-41, SCREEN-42). */
export function Component() {
  const { t } = useTranslation('owner');
  const companyId = useCompanyId();
  const page = usePageNumber();
  const reading = useListCompanyOrdersQuery({ companyId, page });
  const counter = useCounterMode();
  const about = useId();
  const seen = useSeeingOrders(companyId, page === 1 && !counter.isOn);
  useTellingSeen(companyId, reading.currentData?.results, !counter.isOn);
  // Whoever acts for a business sees to none of its orders.
  const isOwn = useActingFor().chosenId === null;
  return (
    <>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={1}>{t('orders.title')}</Title>
        {isOwn && (
          <Button
            variant="default"
            px="sm"
            fz="sm"
            leftSection={<IconBellRinging size={20} aria-hidden="true" />}
            aria-describedby={about}
            onClick={() => void counter.enter()}
          >
            {t('counter.title')}
          </Button>
        )}
      </Group>
      {isOwn && (
        <p id={about} className={`${words.small} ${classes.counterAbout}`}>
          {t('counter.about')}
        </p>
      )}
      <BellSwitch />
      <CashToday companyId={companyId} />
      {counter.isOn && (
        <WhenPressed>
          <CounterMode companyId={companyId} onLeave={counter.leave} />
        </WhenPressed>
      )}
      <NumberedList
        reading={reading}
        entriesOf={({ results }) => results}
        label={t('orders.title')}
        skeleton={<CompanyOrderListSkeleton />}
        failed={t('orders:failed')}
        empty={<NoOrders companyId={companyId} />}
      >
        {({ entries, listRef }) => (
          <CompanyOrderList
            ref={listRef}
            orders={entries}
            label={t('orders.title')}
            isNew={(order) => seen !== null && isUnseen(order, seen)}
            actionsOf={({ transaction_id }) => <PrintTicket number={transaction_id} />}
          />
        )}
      </NumberedList>
      <Suspense>
        <PushOffer reason="business" />
      </Suspense>
    </>
  );
}

function NoOrders({ companyId }: { companyId: number }) {
  const { t } = useTranslation('owner');
  return (
    <EmptyState
      icon={<IconReceipt size={40} stroke={1.5} />}
      title={t('orders:empty.title')}
      text={t('orders.empty')}
      way={{ to: hrefTo('business', { businessId: companyId }), text: t('seePage') }}
    />
  );
}

/** Prints the list's entry that it stands in, and nothing else of the page. */
function PrintTicket({ number }: { number: string }) {
  const { t } = useTranslation('owner');
  const button = useRef<HTMLButtonElement>(null);
  const print = () => {
    const ticket = button.current?.closest('li');
    if (ticket) printAlone(ticket);
  };
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={<IconPrinter size={20} aria-hidden="true" />}
      aria-label={t('orders.printNamed', { number: orderCode(number) })}
      onClick={print}
      className={`${looks.signOnly} ${classes.print}`}
    >
      {t('orders.print')}
    </Button>
  );
}

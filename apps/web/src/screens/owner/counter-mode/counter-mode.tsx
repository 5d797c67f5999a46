import { Button, Stack, Title } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useListCompanyOrdersQuery, useListUnseenOrdersQuery } from '../../../entities/orders/orders.api.ts';
import { useIsBellAsleep, wakeBell } from '../../../features/order-bell/order-bell.ts';
import { useConnection } from '../../../shared/connection/use-connection.ts';
import { useIsClosed } from '../../../shared/format/opening.ts';
import { canKeepAwake, useWakeLock } from '../../../shared/hooks/use-wake-lock.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { useModal } from '../../../shared/ui/use-modal.ts';
import { CompanyOrderListSkeleton } from '../company-order-list.tsx';
import { isToBeTold } from '../use-seeing-orders.ts';
import { CounterCard } from './counter-card.tsx';
import classes from './counter-mode.module.css';
import { useFullScreenUntilLeft, useRingingWhile } from './use-counter.ts';

interface CounterModeProps {
  companyId: number;
  onLeave: () => void;
}

/**
 * The newest orders for the device on a counter, which rings until each new one was tapped (SCREEN-63): looking at them is not
 * enough, as it stands there all day.
 */
export function CounterMode({ companyId, onLeave }: CounterModeProps) {
  const { t } = useTranslation('owner');
  const titleId = useId();
  const reading = useListCompanyOrdersQuery({ companyId, page: 1 });
  const orders = reading.currentData?.results ?? [];
  const all = useListUnseenOrdersQuery({ companyId }).currentData?.results;
  // An older server tells of a page alone.
  const unseen = (all ?? orders).filter(isToBeTold);
  const seen = orders.filter(isSeenAndOpen);
  const isClosed = useIsClosed(reading.currentData);
  const modal = useModal({ opened: true, onClose: onLeave, closesOnClickOutside: false });
  useFullScreenUntilLeft(onLeave);
  useRingingWhile(unseen.length > 0 && !isClosed);

  // What was tapped goes away with its button.
  const { ref } = modal;
  const waiting = unseen.length;
  const { keepsPlace, keep } = useKeptPlaces(waiting);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>(waiting > 0 ? '[data-see]' : '[data-leave]')?.focus();
  }, [ref, waiting]);

  return (
    <dialog
      {...modal}
      className={classes.counter}
      aria-labelledby={titleId}
      onPointerUp={() => void wakeBell()}
      onKeyDown={() => void wakeBell()}
    >
      <div className={classes.counterModeHead}>
        <Title order={2} size="h3" id={titleId}>
          {t('counter.title')}
        </Title>
        <Button variant="default" data-leave leftSection={<IconX size={20} aria-hidden="true" />} onClick={onLeave}>
          {t('counter.leave')}
        </Button>
      </div>
      <Warnings />
      <p role="status" className={classes.count} data-waits={waiting > 0 || undefined}>
        {reading.currentData && (waiting > 0 ? t('counter.unseen', { count: waiting }) : t('counter.none'))}
        {isClosed && ` ${t('counter.closed')}`}
      </p>
      <Loaded reading={reading} skeleton={<CompanyOrderListSkeleton />} failed={t('orders:failed')}>
        {() => (
          <Stack gap="xl">
            <Cards
              label={t('counter.newOnes')}
              orders={newestFirst([...unseen, ...seen.filter(keepsPlace)])}
              companyId={companyId}
              onSeen={keep}
            />
            <Cards
              label={t('counter.seenOnes')}
              orders={seen.filter((order) => !keepsPlace(order))}
              companyId={companyId}
              onSeen={keep}
            />
          </Stack>
        )}
      </Loaded>
    </dialog>
  );
}

const newestFirst = (orders: readonly CompanyOrder[]): CompanyOrder[] =>
  [...orders].sort((one, other) => other.date_issued.localeCompare(one.date_issued));

const NONE: ReadonlySet<string> = new Set();

/** While others wait, what was tapped stays among them: no other card comes under the thumb of a hurried second tap. */
function useKeptPlaces(waiting: number) {
  const [kept, setKept] = useState(NONE);
  if (waiting === 0 && kept.size > 0) setKept(NONE);
  return {
    keepsPlace: ({ transaction_id }: CompanyOrder): boolean => kept.has(transaction_id),
    keep: ({ transaction_id }: CompanyOrder): void => setKept((before) => new Set([...before, transaction_id])),
  };
}

/** What keeps an order from being seen or heard. */
function Warnings() {
  const { t } = useTranslation('owner');
  const isDark = useWakeLock(canKeepAwake()) || !canKeepAwake();
  const isAsleep = useIsBellAsleep();
  const isOffline = useConnection() === 'lost';
  return (
    <div role="status" className={classes.warnings}>
      {isOffline && <p>{t('counter.offline')}</p>}
      {isAsleep && <p>{t('bell.asleep')}</p>}
      {isDark && <p>{t('counter.dark')}</p>}
    </div>
  );
}

const isSeenAndOpen = (order: CompanyOrder): boolean => !isToBeTold(order) && !hasEnded(order.order_status);

interface CardsProps {
  label: string;
  orders: readonly CompanyOrder[];
  companyId: number;
  onSeen: (order: CompanyOrder) => void;
}

function Cards({ label, orders, companyId, onSeen }: CardsProps) {
  if (orders.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {label}
      </Title>
      <StackedList label={label}>
        {orders.map((order) => (
          <CounterCard key={order.transaction_id} order={order} companyId={companyId} onSeen={() => onSeen(order)} />
        ))}
      </StackedList>
    </section>
  );
}

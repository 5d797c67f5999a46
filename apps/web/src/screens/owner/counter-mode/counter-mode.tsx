import { Button, Stack, Title } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useListCompanyOrdersQuery, useListUnseenOrdersQuery } from '../../../entities/orders/orders.api.ts';
import { bellChoice, useIsBellAsleep, wakeBell } from '../../../features/order-bell/order-bell.ts';
import { useConnection } from '../../../shared/connection/use-connection.ts';
import { useIsClosed } from '../../../shared/format/opening.ts';
import { canKeepAwake, useWakeLock } from '../../../shared/hooks/use-wake-lock.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useAnnounced, VOICES } from '../../../shared/ui/announce.ts';
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
  const waiting = unseen.length;
  const { keepsPlace, keep, keepReady, withTapped } = useTapped(waiting);
  const seen = withTapped(orders, unseen).filter(isSeenAndOpen);
  const isClosed = useIsClosed(reading.currentData);
  const modal = useModal({ opened: true, onClose: onLeave, closesOnClickOutside: false });
  useFullScreenUntilLeft(onLeave);
  useRingingWhile(waiting > 0 && !isClosed);

  // What was tapped goes away with its button.
  const { ref } = modal;
  const shown = seen.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ready may go, and with it the focus
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>(waiting > 0 ? '[data-see]' : '[data-leave]')?.focus();
  }, [ref, waiting, shown]);

  return (
    <dialog
      {...modal}
      className={classes.counter}
      aria-labelledby={titleId}
      onPointerUp={() => void wakeBell()}
      onKeyDown={() => void wakeBell()}
    >
      {VOICES}
      <div className={classes.counterModeHead}>
        <Title order={2} size="h3" id={titleId}>
          {t('counter.title')}
        </Title>
        <Button variant="default" data-leave leftSection={<IconX size={20} aria-hidden="true" />} onClick={onLeave}>
          {t('counter.leave')}
        </Button>
      </div>
      <Warnings />
      <p className={classes.count} data-waits={waiting > 0 || undefined}>
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
              onReady={keepReady}
            />
            <Cards
              label={t('counter.seenOnes')}
              orders={seen.filter((order) => !keepsPlace(order))}
              companyId={companyId}
              onSeen={keep}
              onReady={keepReady}
            />
          </Stack>
        )}
      </Loaded>
    </dialog>
  );
}

const newestFirst = (orders: readonly CompanyOrder[]): CompanyOrder[] =>
  [...orders].sort((one, other) => other.date_issued.localeCompare(one.date_issued));

const now = (): string => new Date().toISOString();

const NONE: ReadonlySet<string> = new Set();

/**
 * What was tapped stays until it is ready, though it may be on no first page; while others wait, in its place among them: no other
 * card comes under the thumb of a hurried second tap.
 */
function useTapped(waiting: number) {
  const [places, setPlaces] = useState(NONE);
  const [tapped, setTapped] = useState<readonly CompanyOrder[]>([]);
  if (waiting === 0 && places.size > 0) setPlaces(NONE);
  return {
    keepsPlace: ({ transaction_id }: CompanyOrder): boolean => places.has(transaction_id),
    keep: (order: CompanyOrder): void => {
      setPlaces((before) => new Set([...before, order.transaction_id]));
      setTapped((before) => [...before, { ...order, seen_at: now() }]);
    },
    keepReady: ({ transaction_id: id }: CompanyOrder, isReady: boolean): void =>
      setTapped((before) =>
        before.map((each) => (each.transaction_id === id ? { ...each, ready_at: isReady ? now() : null } : each)),
      ),
    /** What the server tells of an order counts, where it tells of it. */
    withTapped: (told: readonly CompanyOrder[], unseen: readonly CompanyOrder[]): CompanyOrder[] => {
      const known = new Set([...told, ...unseen].map(({ transaction_id }) => transaction_id));
      const stays = ({ transaction_id: id, ready_at }: CompanyOrder) => !known.has(id) && (!ready_at || places.has(id));
      return [...told, ...tapped.filter(stays)];
    },
  };
}

/** What keeps an order from being seen or heard. */
function Warnings() {
  const { t } = useTranslation('owner');
  const isDark = useWakeLock(canKeepAwake()) || !canKeepAwake();
  const isAsleep = useIsBellAsleep();
  const isOffline = useConnection() === 'lost';
  // That the connection is lost says its bar.
  // Where the bell is on its switch says it, below this.
  const isTold = bellChoice.use() ?? false;
  useAnnounced(!isTold && isAsleep && t('bell.asleep'));
  useAnnounced(isDark && t('counter.dark'));
  return (
    <div className={classes.warnings}>
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
  onReady: (order: CompanyOrder, isReady: boolean) => void;
}

function Cards({ label, orders, companyId, onSeen, onReady }: CardsProps) {
  if (orders.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {label}
      </Title>
      <StackedList label={label}>
        {orders.map((order) => (
          <CounterCard
            key={order.transaction_id}
            order={order}
            companyId={companyId}
            onSeen={() => onSeen(order)}
            onReady={(isReady) => onReady(order, isReady)}
          />
        ))}
      </StackedList>
    </section>
  );
}

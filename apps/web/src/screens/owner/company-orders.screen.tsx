import { Button, Switch, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconPrinter, IconReceipt } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useListCompanyOrdersQuery } from '../../entities/orders/orders.api.ts';
import {
  isUnseen,
  type SeenUntil,
  seenOrders,
  seenWith,
  useUnseenOrders,
} from '../../entities/orders/unseen-orders.ts';
import { bellChoice, hasBell, ringBell, useIsBellAsleep, wakeBell } from '../../features/order-bell/order-bell.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-numbers.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { printAlone } from '../../shared/ui/print-alone.ts';
import { CompanyOrderList, CompanyOrderListSkeleton } from './company-order-list.tsx';
import classes from './company-orders.module.css';

/** The orders of an owner's business (SCREEN-18), which ring and are marked as new when they arrive (SCREEN-41, SCREEN-42). */
export function Component() {
  const { t } = useTranslation('owner');
  const companyId = useCompanyId();
  const page = usePageNumber();
  const seen = useSeeingOrders(companyId, page === 1);
  return (
    <>
      <Title order={1} mb="xs">
        {t('orders.title')}
      </Title>
      <BellSwitch />
      <NumberedList
        reading={useListCompanyOrdersQuery({ companyId, page })}
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

/** Has this device ring when an order arrives (SCREEN-41). Switched on it rings once, for her to hear how loud it is. */
function BellSwitch() {
  const { t } = useTranslation('owner');
  const about = useId();
  const isOn = bellChoice.use() ?? false;
  const isAsleep = useIsBellAsleep();
  const change = async (next: boolean) => {
    bellChoice.write(next);
    if (!next) return;
    await wakeBell();
    ringBell();
  };
  if (!hasBell()) return null;
  return (
    <div className={classes.bell}>
      <Switch
        checked={isOn}
        onChange={(event) => void change(event.currentTarget.checked)}
        label={t('bell.label')}
        aria-describedby={about}
      />
      <p id={about} className={classes.bellAbout}>
        {t('bell.about')}
      </p>
      <p className={classes.bellAsleep} role="status">
        {isOn && isAsleep && t('bell.asleep')}
      </p>
    </div>
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
      aria-label={t('orders.printNamed', { number })}
      onClick={print}
      className={classes.print}
    >
      {t('orders.print')}
    </Button>
  );
}

/** What shows that somebody is before the screen: on a counter the list stands open all day. */
const SIGNS_OF_SOMEBODY = ['pointerdown', 'keydown', 'focus'] as const;

/**
 * Takes the newest orders for seen when the list of them is opened, and later at every touch (SCREEN-42).
 * @param isShown whether the newest ones are what is on the screen
 * @returns up to where they had been seen before: what came later is marked as new, until still newer ones are seen
 */
function useSeeingOrders(companyId: number, isShown: boolean): SeenUntil | null {
  const { newest, seen, count } = useUnseenOrders(companyId);
  const [before, setBefore] = useState<SeenUntil | null>(null);
  const [isOpened, setOpened] = useState(false);

  const see = useEffectEvent(() => {
    if (!isShown || !newest || !seen || document.visibilityState !== 'visible') return;
    if (!isOpened || count > 0) setBefore(seen);
    setOpened(true);
    if (count > 0) seenOrders.write(seenWith(companyId, newest));
  });

  const isKnown = newest !== undefined && seen !== null;
  useEffect(() => {
    if (isKnown) see();
  }, [isKnown]);

  useEffect(() => {
    const left = new AbortController();
    for (const sign of SIGNS_OF_SOMEBODY) {
      window.addEventListener(sign, () => see(), { signal: left.signal, passive: true });
    }
    document.addEventListener('visibilitychange', () => see(), { signal: left.signal });
    return () => left.abort();
  }, []);

  return before ?? seen;
}

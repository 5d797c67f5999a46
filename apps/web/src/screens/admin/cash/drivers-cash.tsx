import { Group } from '@mantine/core';
import type { DriverHeld } from '@mercadito/contracts/cash/admin';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { useListDriversCashInfiniteQuery } from '../../../entities/cash/cash.api.ts';
import { cashText } from '../../../entities/cash/cash-text.ts';
import { HandInOrders } from '../../../entities/cash/hand-in-orders.tsx';
import { OrderCard } from '../../../entities/deliveries/order-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { TakeDialog } from './accept-dialog.tsx';
import { CashSkeletons } from './hand-ins.tsx';

/** What each driver holds now, and the way to take it in their place (CASH-10, CASH-11). */
export function DriversCash() {
  const { t } = useTranslation('cash');
  const [taking, setTaking] = useState<DriverHeld | null>(null);
  return (
    <>
      <GrowingList
        reading={useListDriversCashInfiniteQuery({})}
        entriesOf={({ results }) => results}
        skeleton={<CashSkeletons />}
        failed={t('failed')}
        empty={
          <EmptyState
            icon={<IconCash size={40} stroke={1.5} />}
            title={t('drivers.empty')}
            text={t('drivers.emptyText')}
          />
        }
      >
        {({ entries, listRef }) => (
          <StackedList ref={listRef} label={t('drivers.title')}>
            {entries.map((holder) => (
              <HolderCard key={holder.driver_id} holder={holder} onTake={() => setTaking(holder)} />
            ))}
          </StackedList>
        )}
      </GrowingList>
      {taking && <TakeDialog key={taking.driver_id} holder={taking} onClose={() => setTaking(null)} />}
    </>
  );
}

function HolderCard({ holder, onTake }: { holder: DriverHeld; onTake: () => void }) {
  const { t } = useTranslation('cash');
  const { driver_name: name, user_id: userId, is_blocked, drives, held, orders, count } = holder;
  return (
    <OrderCard isFirst={is_blocked || !drives}>
      <Group justify="space-between" gap="0 var(--mantine-spacing-md)">
        <Link className={desk.large} to={hrefTo('person', { userId })}>
          {name}
        </Link>
        <strong className={desk.large}>{cashText(held)}</strong>
      </Group>
      {is_blocked ? <p>{t('drivers.blocked')}</p> : !drives && <p>{t('drivers.retired')}</p>}
      <details>
        <summary className={layout.target}>{t('ofOrders', { count })}</summary>
        {count > orders.length && <p>{t('firstOnes', { count: orders.length })}</p>}
        <HandInOrders orders={orders} />
      </details>
      <LeavingButton
        className={desk.toStart ?? ''}
        variant="default"
        onClick={onTake}
        aria-label={t('take.of', { name })}
      >
        {t('take.open')}
      </LeavingButton>
    </OrderCard>
  );
}

import { Group, Skeleton, Stack } from '@mantine/core';
import type { HandIn } from '@mercadito/contracts/cash/driver';
import { IconCash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useListHandInsInfiniteQuery } from '../../../entities/cash/cash.api.ts';
import { cashText } from '../../../entities/cash/cash-text.ts';
import { HandInOrders } from '../../../entities/cash/hand-in-orders.tsx';
import { HandInOutcome } from '../../../entities/cash/hand-in-outcome.tsx';
import { OrderCard } from '../../../entities/deliveries/order-card.tsx';
import { useDates } from '../../../shared/format/dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { AcceptDialog } from './accept-dialog.tsx';

export const CashSkeletons = () => (
  <Stack aria-hidden="true">
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} height="9rem" />
    ))}
  </Stack>
);

/** What drivers have handed in: what waits to be counted first (CASH-6). */
export function HandIns() {
  const { t } = useTranslation('cash');
  const [counting, setCounting] = useState<HandIn | null>(null);
  return (
    <>
      <GrowingList
        reading={useListHandInsInfiniteQuery({})}
        entriesOf={({ results }) => results}
        skeleton={<CashSkeletons />}
        failed={t('failed')}
        empty={<EmptyState icon={<IconCash size={40} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />}
      >
        {({ entries, listRef }) => (
          <StackedList ref={listRef} label={t('handIns')}>
            {entries.map((handIn) => (
              <HandInCard key={handIn.id} handIn={handIn} onCount={() => setCounting(handIn)} />
            ))}
          </StackedList>
        )}
      </GrowingList>
      {counting && <AcceptDialog key={counting.id} handIn={counting} onClose={() => setCounting(null)} />}
    </>
  );
}

function HandInCard({ handIn, onCount }: { handIn: HandIn; onCount: () => void }) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const nameId = useId();
  const { driver_name: name, given_at, said, orders, accepted_at } = handIn;
  return (
    <OrderCard isFirst={accepted_at === null}>
      <Group justify="space-between" gap="0 var(--mantine-spacing-md)">
        <strong className={desk.large} id={nameId} tabIndex={-1}>
          {name}
        </strong>
        <time dateTime={given_at}>{dates.dateTime(given_at)}</time>
      </Group>
      <strong className={desk.large}>{cashText(said)}</strong>
      <details>
        <summary className={layout.target}>{t('ofOrders', { count: orders.length })}</summary>
        <HandInOrders orders={orders} />
      </details>
      {accepted_at === null ? (
        <LeavingButton
          focusNext={nameId}
          className={desk.toStart ?? ''}
          onClick={onCount}
          aria-label={t('accept.of', { name })}
        >
          {t('accept.open')}
        </LeavingButton>
      ) : (
        <HandInOutcome handIn={handIn} />
      )}
    </OrderCard>
  );
}

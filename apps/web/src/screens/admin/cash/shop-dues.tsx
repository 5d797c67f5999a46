import { Group, Stack } from '@mantine/core';
import type { GoneDue, ShopDue } from '@mercadito/contracts/cash/admin';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { IconBuildingStore } from '@tabler/icons-react';
import { useState } from 'react';
import { useListShopDuesInfiniteQuery, usePayShopMutation } from '../../../entities/cash/cash.api.ts';
import { OrderCard } from '../../../entities/deliveries/order-card.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import words from '../../../shared/ui/words.module.css';
import { CashSkeletons } from './hand-ins.tsx';

/** Where the focus goes when a shop is paid and gone. */
const WHO_PAYS = 'who-pays-shops';

/** A business, or what is left of one: its name. */
type Due = GoneDue & { readonly company_id: number | null };

const keyOf = ({ company_id, company_name }: Due): string => `${company_id} ${company_name}`;

/** What each shop is owed of what was brought, and that it was paid (CASH-8); of those that are gone too (CASH-13). */
export function ShopDues() {
  const { t } = useTranslation('cash');
  const [paying, setPaying] = useState<Due | null>(null);
  const reading = useListShopDuesInfiniteQuery({});
  return (
    <>
      <WhoPays doDriversPay={reading.currentData?.pages[0]?.drivers_pay_shops} />
      <GrowingList
        reading={reading}
        entriesOf={duesOf}
        skeleton={<CashSkeletons />}
        failed={t('failed')}
        empty={
          <EmptyState
            icon={<IconBuildingStore size={40} stroke={1.5} />}
            title={t('shops.empty')}
            text={t('shops.emptyText')}
          />
        }
      >
        {({ entries, listRef }) => (
          <StackedList ref={listRef} label={t('shops.title')}>
            {entries.map((due) => (
              <ShopCard key={keyOf(due)} shop={due} onPay={() => setPaying(due)} />
            ))}
          </StackedList>
        )}
      </GrowingList>
      {paying && <PayDialog key={keyOf(paying)} shop={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

const duesOf = ({
  results,
  gone = [],
}: {
  results: readonly ShopDue[];
  gone?: readonly GoneDue[] | undefined;
}): Due[] => [...gone.map((due) => ({ ...due, company_id: null })), ...results];

function WhoPays({ doDriversPay }: { doDriversPay: boolean | undefined }) {
  const { t } = useTranslation('cash');
  if (doDriversPay === undefined) return null;
  return (
    <p id={WHO_PAYS} tabIndex={-1}>
      {t(doDriversPay ? 'shops.byDriver' : 'shops.byAdmin')} <Link to={hrefTo('town')}>{t('shops.change')}</Link>
    </p>
  );
}

/** What an act does with a sum: it is paid, or where it is less than nothing paid back. */
const sumOf = ({ owed, company_name: name }: Due) => ({
  way: owed < 0 ? ('back' as const) : ('pay' as const),
  facts: { name, amount: moneyText(Math.abs(owed), 'MXN') },
});

function ShopCard({ shop, onPay }: { shop: Due; onPay: () => void }) {
  const { t } = useTranslation('cash');
  const { way, facts } = sumOf(shop);
  return (
    <OrderCard>
      <Group justify="space-between" gap="0 var(--mantine-spacing-md)">
        <strong className={desk.large}>{shop.company_name}</strong>
        <strong className={desk.large}>{moneyText(shop.owed, 'MXN')}</strong>
      </Group>
      {shop.company_id === null && <p>{t('shops.gone')}</p>}
      <details>
        <summary className={layout.target}>{t('ofOrders', { count: shop.parts.length })}</summary>
        <Stack component="ul" role="list" gap="xs" aria-label={t('orders')}>
          {shop.parts.map(({ order_company_id, transaction_id, owed }) => (
            <Group component="li" key={order_company_id} className={words.figures} justify="space-between">
              <Link to={hrefTo('dispatchOrder', { transactionId: transaction_id })} translate="no">
                {orderCode(transaction_id)}
              </Link>
              <span>{moneyText(owed, 'MXN')}</span>
            </Group>
          ))}
        </Stack>
      </details>
      <LeavingButton
        focusNext={WHO_PAYS}
        className={desk.toStart ?? ''}
        variant="default"
        onClick={onPay}
        aria-label={t(`shops.${way}.of`, facts)}
      >
        {t(`shops.${way}.open`)}
      </LeavingButton>
    </OrderCard>
  );
}

function PayDialog({ shop, onClose }: { shop: Due; onClose: () => void }) {
  const { t } = useTranslation('cash');
  const [pay] = usePayShopMutation();
  const { way, facts } = sumOf(shop);
  const order_company_ids = shop.parts.map(({ order_company_id }) => order_company_id);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`shops.${way}.title`, facts)}
      act={{
        label: t(`shops.${way}.confirm`),
        run: () => pay({ company_id: shop.company_id, order_company_ids, amount: shop.owed }),
        onDone: () => tell(t(`shops.${way}.done`, facts)),
      }}
    >
      <p>{t('ofOrders', { count: shop.parts.length })}</p>
    </Dialog>
  );
}

import { NativeSelect, Title } from '@mantine/core';
import type { AdminOrder } from '@mercadito/contracts/orders/admin';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { joinWords } from '@mercadito/domain/join-words';
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '@mercadito/domain/orders/order-status';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconClipboardList } from '@tabler/icons-react';
import { useListOrdersByStatusQuery } from '../../entities/dispatch/dispatch.api.ts';
import { useDates } from '../../shared/format/dates.ts';
import { moneyText } from '../../shared/format/money.ts';
import type { Translate } from '../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DataTable } from '../../shared/lists/data-table.tsx';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-numbers.tsx';
import type { Column } from '../../shared/lists/table-columns.ts';
import { useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import desk from '../../shared/ui/desk.module.css';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { StageBadge } from '../../shared/ui/status-badge.tsx';
import { OrderLink } from './dispatch/order-facts.tsx';
import { OrderFile } from './dispatch/order-file.tsx';
import classes from './order-lists.module.css';

/** All orders, newest first, of one status or of any, page by page, and as a file (SCREEN-58). */
export function Component() {
  const { t } = useTranslation('dispatch');
  const [params] = useSearchParams();
  const asked = params.get('status');
  const status = isOrderStatus(asked) ? asked : undefined;
  const columns = useOrderColumns();
  return (
    <>
      <Title order={1} mb="xs">
        {t('status.title')}
      </Title>
      <StatusFilter status={status} />
      <NumberedList
        reading={useListOrdersByStatusQuery({ page: usePageNumber(), status })}
        entriesOf={({ results }) => results}
        label={t('status.title')}
        skeleton={<SkeletonPage />}
        failed={t('status.failed')}
        empty={
          <EmptyState
            icon={<IconClipboardList size={40} stroke={1.5} />}
            title={t(status ? 'status.emptyOf' : 'status.empty')}
            text={!status && t('status.emptyText')}
            {...(status && { way: { to: hrefTo('ordersStatus'), text: t('status.seeAll') } })}
          />
        }
      >
        {({ entries }) => (
          <DataTable
            label={t('status.title')}
            rows={entries}
            columns={columns}
            keyOf={({ transaction_id }) => transaction_id}
            nameOf={({ transaction_id }) => transaction_id}
          />
        )}
      </NumberedList>
      <OrderFile />
    </>
  );
}

/** Which orders are listed, as the address says. */
function StatusFilter({ status }: { status: OrderStatus | undefined }) {
  const { t } = useTranslation('dispatch');
  const navigate = useNavigate();
  return (
    <search className={desk.filters}>
      <NativeSelect
        label={t('status.filter')}
        value={status ?? ''}
        data={[
          { value: '', label: t('status.all') },
          ...ORDER_STATUSES.map((value) => ({ value, label: t(`common:orderStatus.${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          navigate(hrefTo('ordersStatus', {}, { status: currentTarget.value || undefined }))
        }
      />
    </search>
  );
}

/** Why an order ended as it did, where there is something to say of it. */
function remarkOf(order: AdminOrder, t: Translate<'dispatch'>): string | null {
  const { status, cancellation_reason, delivery_description, keyword_check } = order;
  if (cancellation_reason) return cancellation_reason;
  if (status === 'delivery_failed' && delivery_description) return delivery_description;
  return keyword_check === 'without' ? t('status.withoutKeyword') : null;
}

/** The order's page has all of it. */
function Remark({ text }: { text: string | null }) {
  if (text === null) return '–';
  return (
    <span className={classes.remark} title={text}>
      {text}
    </span>
  );
}

function useOrderColumns(): readonly [Column<AdminOrder>, ...Column<AdminOrder>[]] {
  const { t } = useTranslation('dispatch');
  const { places } = useSite();
  const dates = useDates();
  return [
    {
      key: 'number',
      header: t('facts.order'),
      cell: ({ transaction_id, driver_id }) => <OrderLink number={transaction_id} driverId={driver_id} />,
    },
    {
      key: 'date',
      header: t('facts.date'),
      cell: ({ date_issued }) => (
        <time dateTime={date_issued} className={classes.amount}>
          {dates.dateTime(date_issued)}
        </time>
      ),
    },
    {
      key: 'customer',
      header: t('facts.customer'),
      cell: ({ user_name, last_name }) => joinWords(user_name, last_name),
    },
    { key: 'place', header: t('facts.place'), cell: ({ location }) => locationLabel(location, places) },
    {
      key: 'driver',
      header: t('facts.driver'),
      isBlank: ({ driver_name }) => driver_name === null,
      cell: ({ driver_name }) => driver_name ?? '–',
    },
    {
      key: 'total',
      header: t('facts.total'),
      isNumber: true,
      cell: ({ order_total }) => <span className={classes.amount}>{moneyText(order_total, 'MXN')}</span>,
    },
    {
      key: 'status',
      header: t('facts.status'),
      cell: (order) => <StageBadge order={order} />,
    },
    {
      key: 'reason',
      header: t('facts.reason'),
      isBlank: (order) => remarkOf(order, t) === null,
      cell: (order) => <Remark text={remarkOf(order, t)} />,
    },
  ];
}

import { Button, NativeSelect, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '@mercadito/domain/orders/order-status';
import { IconClipboardList } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useListOrdersByStatusQuery } from '../../entities/dispatch/dispatch.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DataTable } from '../../shared/lists/data-table.tsx';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-number.ts';
import { Link, useNavigate } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { useOrderColumns } from './dispatch/order-columns.tsx';
import { OrderFile } from './dispatch/order-file.tsx';

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
        empty={<NoOrders isFiltered={status !== undefined} />}
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

/** Which orders are listed; it stands in the address. */
function StatusFilter({ status }: { status: OrderStatus | undefined }) {
  const { t } = useTranslation('dispatch');
  const navigate = useNavigate();
  return (
    <search>
      <NativeSelect
        label={t('status.filter')}
        maw="20rem"
        mb="md"
        value={status ?? ''}
        data={[
          { value: '', label: t('status.all') },
          ...ORDER_STATUSES.map((value) => ({ value, label: t(`common:orderStatus.${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          void navigate(hrefTo('ordersStatus', {}, { status: currentTarget.value || undefined }))
        }
      />
    </search>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('dispatch');
  return (
    <EmptyState
      icon={<IconClipboardList size={40} stroke={1.5} />}
      title={t(isFiltered ? 'status.emptyOf' : 'status.empty')}
      text={!isFiltered && t('status.emptyText')}
      action={
        isFiltered && (
          <Button component={Link} to={hrefTo('ordersStatus')}>
            {t('status.seeAll')}
          </Button>
        )
      }
    />
  );
}

import { Button, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconReceipt } from '@tabler/icons-react';
import { useListCompanyOrdersQuery } from '../../entities/orders/company-orders.api.ts';
import { isUnseen } from '../../entities/orders/unseen-orders.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-number.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { BellSwitch } from './bell-switch.tsx';
import { CompanyOrderList, CompanyOrderListSkeleton } from './orders/company-order-list.tsx';
import { useSeeingOrders } from './orders/use-seeing-orders.ts';
import { PrintTicket } from './print-ticket.tsx';

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
      action={
        <Button component={Link} to={hrefTo('business', { businessId: companyId })}>
          {t('seePage')}
        </Button>
      }
    />
  );
}

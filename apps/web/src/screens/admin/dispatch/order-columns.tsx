import { Anchor } from '@mantine/core';
import type { AdminOrder } from '@mercadito/contracts/orders/admin';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import { moneyText } from '../../../shared/format/money.ts';
import { useDates } from '../../../shared/format/use-dates.ts';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Column } from '../../../shared/lists/table-columns.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import classes from './dispatch-card.module.css';
import { orderHref } from './order-href.ts';

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

/** What the list of all orders says of each. */
export function useOrderColumns(): readonly [Column<AdminOrder>, ...Column<AdminOrder>[]] {
  const { t } = useTranslation('dispatch');
  const { product } = useSite();
  const dates = useDates();
  return [
    {
      key: 'number',
      header: t('facts.order'),
      cell: ({ transaction_id, driver_id }) => (
        <Anchor
          component={Link}
          to={orderHref(transaction_id, driver_id)}
          className={classes.number}
          aria-label={t('inProgress.openOf', { number: transaction_id })}
          translate="no"
        >
          {transaction_id}
        </Anchor>
      ),
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
    { key: 'place', header: t('facts.place'), cell: ({ location }) => locationLabel(location, product) },
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
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'reason',
      header: t('facts.reason'),
      isBlank: (order) => remarkOf(order, t) === null,
      cell: (order) => <Remark text={remarkOf(order, t)} />,
    },
  ];
}

import { Skeleton, Text } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { isInHand } from '@mercadito/domain/orders/order-status';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconChevronRight } from '@tabler/icons-react';
import { useGetBusinessFiguresQuery } from '../../../entities/business-figures/business-figures.api.ts';
import { useListCompanyOrdersQuery } from '../../../entities/orders/orders.api.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import words from '../../../shared/ui/words.module.css';
import { BellSwitch } from '../bell-switch.tsx';
import { CashToday } from '../cash-today.tsx';
import classes from './todays-orders.module.css';

const SHOWN = 5;

/** What is in hand, and then what came today, from the newest page of her orders; the sound is offered where they are (SCREEN-41). */
export function TodaysOrders({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  const { time_zone } = useSite();
  const now = useNow();
  const reading = useListCompanyOrdersQuery({ companyId, page: 1 });
  const today = (orders: readonly CompanyOrder[]): CompanyOrder[] => {
    const dateOf = (at: Date) => localTime(at, time_zone).date;
    const date = dateOf(now);
    const ended = orders.filter(
      (order) => !isInHand(order.order_status) && dateOf(new Date(order.date_issued)) === date,
    );
    return [...orders.filter((order) => isInHand(order.order_status)), ...ended].slice(0, SHOWN);
  };
  return (
    <PageCard title={t('orders.title')} gap="xs">
      <Loaded reading={reading} skeleton={<Skeleton height="12rem" />} failed={t('orders:failed')}>
        {({ results }) => <Rows orders={today(results)} />}
      </Loaded>
      <ToAll companyId={companyId} />
      <CashToday companyId={companyId} />
      <BellSwitch />
    </PageCard>
  );
}

function Rows({ orders }: { orders: readonly CompanyOrder[] }) {
  const { t } = useTranslation('ownerDashboard');
  if (orders.length === 0) return <p className={words.quiet}>{t('orders.none')}</p>;
  return (
    <StackedList gap={0} label={t('orders.title')} className={looks.divided}>
      {orders.map((order) => (
        <Row key={order.transaction_id} order={order} />
      ))}
    </StackedList>
  );
}

function Row({ order }: { order: CompanyOrder }) {
  const { t } = useTranslation('owner');
  const { places } = useSite();
  const { customer, transaction_id, orderItem, order_status: status, total, ready_at } = order;
  const goods = orderItem.filter((item) => countsInTotal(item.status)).map(({ count, name }) => `${count} × ${name}`);
  return (
    <li>
      <Link to={hrefTo('companyOrders')} className={`${looks.hoverRow} ${classes.row}`}>
        <Text span inherit fw={600}>
          {customer
            ? t('orders.whom', { name: customer.first_name, place: locationLabel(customer.location, places) })
            : t('orders:number', { number: orderCode(transaction_id) })}
        </Text>
        <Text span fz="sm" fw={600} className={words.figures}>
          {moneyText(total, 'MXN')}
        </Text>
        <Text span fz="sm" c="dimmed" truncate>
          {goods.join(', ')}
        </Text>
        {ready_at && isInHand(status) && !order.picked_up_at ? (
          <span className={`${words.toned} ${words.name}`} data-tone="good">
            {t('orders.ready.is')}
          </span>
        ) : (
          <StageBadge order={{ ...order, status, pick_ups: pickUpsOf([order]) }} />
        )}
      </Link>
    </li>
  );
}

/** The way to all of them, which says how many nobody has taken. */
function ToAll({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  const { currentData: figures } = useGetBusinessFiguresQuery({ companyId });
  const waiting = figures?.orders_waiting;
  return (
    <Link
      to={hrefTo('companyOrders')}
      className={`${looks.hoverable} ${classes.toAll}`}
      data-some={(waiting ?? 0) > 0 || undefined}
    >
      {waiting === undefined ? t('owner:orders.title') : t('figures.waiting', { count: waiting })}
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}

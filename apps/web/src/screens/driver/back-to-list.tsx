import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';

/** The lists that lead to an order, and what they are called. */
const LISTS = {
  driver: 'queue.title',
  driverOrderList: 'assigned.title',
  orderHistory: 'history.title',
} as const;

type List = keyof typeof LISTS;

const isList = (name: string): name is List => name in LISTS;

/** The list the order stands in by now, for who came from elsewhere. */
function listWith(order: DeliveryOrder | undefined): List {
  if (!order?.is_mine) return 'driver';
  return order.status === 'shipped' ? 'driverOrderList' : 'orderHistory';
}

/** The way back to the list that the driver came from. */
export function BackToList({ order }: { order: DeliveryOrder | undefined }) {
  const { t } = useTranslation('deliveries');
  const { from } = Object(useLocation().state);
  const { name } = screenAt(String(from));
  const list = isList(name) ? name : listWith(order);
  return (
    <BackLink to={hrefTo(list)} label={t('order.backTo', { list: t(LISTS[list]) })}>
      {t(LISTS[list])}
    </BackLink>
  );
}

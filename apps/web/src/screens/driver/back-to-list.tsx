import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';

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
    <Button
      component={Link}
      to={hrefTo(list)}
      variant="subtle"
      px="xs"
      aria-label={t('order.backTo', { list: t(LISTS[list]) })}
      leftSection={<IconArrowLeft size={24} aria-hidden="true" />}
    >
      {t(LISTS[list])}
    </Button>
  );
}

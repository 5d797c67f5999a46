import { Button } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import classes from '../../entities/deliveries/driver-page.module.css';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The lists that lead to an order, and what they are called. */
const LISTS = {
  '/driver': 'queue.title',
  '/driver-order-list': 'assigned.title',
  '/order-history': 'history.title',
} as const;

type List = keyof typeof LISTS;

const isList = (from: unknown): from is List => typeof from === 'string' && from in LISTS;

/** The list the order stands in by now, for who came from elsewhere. */
function listWith(order: DeliveryOrder | undefined): List {
  if (!order?.is_mine) return '/driver';
  return order.status === 'shipped' ? '/driver-order-list' : '/order-history';
}

/** The way back to the list that the driver came from. */
export function BackToList({ order }: { order: DeliveryOrder | undefined }) {
  const { t } = useTranslation('deliveries');
  const { from } = Object(useLocation().state);
  const list = isList(from) ? from : listWith(order);
  return (
    <Button
      component={Link}
      to={list}
      variant="subtle"
      px="xs"
      className={classes.back}
      aria-label={t('order.backTo', { list: t(LISTS[list]) })}
      leftSection={<IconArrowLeft size={24} aria-hidden="true" />}
    >
      {t(LISTS[list])}
    </Button>
  );
}

import { Anchor, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderCode } from '@mercadito/domain/orders/order-code';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';
import classes from './dispatch-facts.module.css';

/** Where the focus goes when an order changes its place on the page. */
export const orderLinkId = (number: string): string => `order-${number}`;

interface OrderLinkProps {
  number: string;
  /** Who holds it: under them its page stands. */
  driverId: number | null;
  /** "Order ABCD" in place of the number alone. */
  hasWord?: boolean;
  /** Whom it is for and where, in place of the number. */
  head?: string;
  /** Not where its card is drawn. */
  draggable?: false;
}

/** The way to an order, as large as a finger. */
export function OrderLink({ number, driverId, hasWord = false, head, draggable }: OrderLinkProps) {
  const { t } = useTranslation('dispatch');
  const transactionId = number;
  const code = orderCode(number);
  return (
    <Anchor
      id={orderLinkId(number)}
      component={Link}
      to={
        driverId === null
          ? hrefTo('dispatchOrder', { transactionId })
          : hrefTo('driverOrderOf', { transactionId, driverId })
      }
      className={desk.linkTarget}
      translate={head ? undefined : 'no'}
      draggable={draggable}
      aria-label={hasWord ? undefined : [t('inProgress.openOf', { number: code }), head].filter(Boolean).join(': ')}
    >
      {head ?? (hasWord ? t('number', { number: code }) : code)}
    </Anchor>
  );
}

export const FactList = ({ children }: { children: ReactNode }) => (
  <Stack component="dl" className={classes.factList} gap="xs">
    {children}
  </Stack>
);

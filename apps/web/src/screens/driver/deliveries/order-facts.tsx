import type { LoadType, OrderStatus } from '@mercadito/contracts/orders/order';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconDots,
  IconPackage,
  IconPackages,
  IconTruck,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-facts.module.css';

interface AmountProps {
  value: number;
  label: string;
  /** Beside the label, where a phone has room. */
  aside?: ReactNode;
}

/** What to collect at the door: the largest thing on the card (DELIVERY-12). */
export function Amount({ value, label, aside }: AmountProps) {
  return (
    <p className={classes.amount}>
      <span className={classes.head}>
        <span className={classes.label}>{label}</span>
        {aside}
      </span>
      <span className={classes.figure}>{moneyText(value, 'MXN')}</span>
    </p>
  );
}

const TOTALS = {
  pending: 'order.collectTotal',
  shipped: 'order.collectTotal',
  delivered: 'order.collectedTotal',
  delivery_failed: 'order.orderTotal',
  cancelled: 'order.orderTotal',
  declined: 'order.orderTotal',
  other: 'order.orderTotal',
} as const satisfies Record<OrderStatus, string>;

/** What is to be collected, what was, or what would have been. */
export function OrderTotal({ order }: { order: { order_total: number; status: OrderStatus } }) {
  const { t } = useTranslation('deliveries');
  return <Amount value={order.order_total} label={t(TOTALS[order.status])} />;
}

const LOADS: Readonly<Record<LoadType, TablerIcon>> = {
  light: IconPackage,
  medium: IconPackages,
  heavy: IconTruck,
  other: IconPackage,
};

export function LoadTypeMark({ type }: { type: LoadType }) {
  const { t } = useTranslation('deliveries');
  const Icon = LOADS[type];
  return (
    <span className={classes.load}>
      <Icon size={26} aria-hidden="true" /> {t(`loadType.${type}`)}
    </span>
  );
}

const STATUSES: Readonly<Record<OrderStatus, { Icon: TablerIcon; tone: 'good' | 'bad' | 'plain' }>> = {
  pending: { Icon: IconClock, tone: 'plain' },
  shipped: { Icon: IconTruckDelivery, tone: 'plain' },
  delivered: { Icon: IconCircleCheck, tone: 'good' },
  delivery_failed: { Icon: IconAlertTriangle, tone: 'bad' },
  cancelled: { Icon: IconBan, tone: 'bad' },
  declined: { Icon: IconBan, tone: 'bad' },
  other: { Icon: IconDots, tone: 'plain' },
};

/** The status in a sign and a word dark enough for the sun, which the badges of the shop are not. */
export function StatusMark({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  const { Icon, tone } = STATUSES[status];
  return (
    <span className={classes.status} data-tone={tone}>
      <Icon size={24} aria-hidden="true" /> {t(`orderStatus.${status}`)}
    </span>
  );
}

import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { LoadType, OrderStatus } from '@mercadito/contracts/orders/order';
import { orderStops, townsOfRoute } from '@mercadito/domain/deliveries/stops';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { locationLabel } from '@mercadito/domain/places/location';
import {
  IconAlertTriangle,
  IconArrowNarrowRight,
  IconBan,
  IconBuildingStore,
  IconCircleCheck,
  IconClock,
  IconDots,
  IconMapPinFilled,
  IconPackage,
  IconPackages,
  IconTruck,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TakenNote } from '../../../entities/deliveries/taken-note.tsx';
import { moneyText } from '../../../shared/format/money.ts';
import { useStageText } from '../../../shared/format/use-stage-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './deliveries.module.css';

interface AmountProps {
  value: number;
  label: string;
  /** Beside the label, where a phone has room. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The largest thing on a card. */
export const Figure = ({ children }: { children: ReactNode }) => (
  <span className={classes.amountFigure}>{children}</span>
);

/** What to collect at the door: the largest thing on the card (DELIVERY-12). */
export function Amount({ value, label, aside, children }: AmountProps) {
  return (
    <Stack component="p" m={0} lh={1.15} gap={0}>
      <Group component="span" justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-sm)">
        <Text span inherit fz="lg" fw={600}>
          {label}
        </Text>
        {aside}
      </Group>
      <Figure>{moneyText(value, 'MXN')}</Figure>
      {children}
    </Stack>
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

type Money = Pick<
  DeliveryOrder,
  'order_total' | 'cash_due' | 'delivery_fee' | 'pays_with' | 'change_due' | 'taken' | 'usd_mxn_value'
>;

/** What is taken at the door (CASH-1). */
export const cashOf = ({ order_total, cash_due = order_total }: Money): number => cash_due;

/** What to bring for who does not pay exactly (CASH-2). */
export function ChangeNote({ order: { pays_with, change_due } }: { order: Money }) {
  const { t } = useTranslation('deliveries');
  if (!pays_with || !change_due) return null;
  const amount = moneyText(pays_with.amount, pays_with.currency);
  return <strong>{t('order.change', { amount, change: moneyText(change_due, 'MXN') })}</strong>;
}

/** What the sum to collect is made of. */
function CollectNotes({ order }: { order: Money }) {
  const { t } = useTranslation('deliveries');
  const { order_total, delivery_fee } = order;
  const isRounded = cashOf(order) !== order_total;
  return (
    <>
      {delivery_fee ? <span>{t('order.fee', { amount: moneyText(delivery_fee, 'MXN') })}</span> : null}
      {isRounded && <span>{t('order.rounded', { amount: moneyText(order_total, 'MXN') })}</span>}
      <ChangeNote order={order} />
    </>
  );
}

/** What is to be collected, what was, or what would have been. */
export function OrderTotal({ order }: { order: Money & { status: OrderStatus } }) {
  const { t } = useTranslation('deliveries');
  const label = TOTALS[order.status];
  if (label === 'order.orderTotal') return <Amount value={order.order_total} label={t(label)} />;
  return (
    <Amount value={cashOf(order)} label={t(label)}>
      {order.taken ? <TakenNote order={order} /> : <CollectNotes order={order} />}
    </Amount>
  );
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
    <span className={classes.loadType}>
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

/** Where an order stands, in a sign and a word dark enough for the sun, which the badges of the shop are not. */
export function StageMark({ order }: { order: Pick<DeliveryOrder, 'status' | 'order_companies' | 'on_way_at'> }) {
  const stageText = useStageText();
  const { Icon, tone } = STATUSES[order.status];
  return (
    <span className={`${words.toned} ${classes.status}`} data-tone={tone}>
      <Icon size={24} aria-hidden="true" /> {stageText({ ...order, pick_ups: pickUpsOf(order.order_companies) })}
    </span>
  );
}

interface DeliveryRouteProps {
  from: readonly { readonly company_name: string; readonly location: string }[];
  to: { readonly location: string; readonly street_1: string; readonly street_2: string };
}

/** From which businesses to which place, in the order of the drive. */
export function DeliveryRoute({ from, to }: DeliveryRouteProps) {
  const { t } = useTranslation('deliveries');
  const { places } = useSite();
  return (
    <Stack component="ol" role="list" gap="xxs">
      {orderStops(from, to.location).map(({ company_name, location }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops have no id, and never change places
        <Group component="li" key={index} className={classes.routeStop} wrap="nowrap" align="flex-start" gap="xs">
          <IconBuildingStore size={24} aria-hidden="true" />
          <span>
            <VisuallyHidden>{t('order.from')} </VisuallyHidden>
            <Text span inherit fw={700}>
              {company_name}
            </Text>
            {location && `, ${locationLabel(location, places)}`}
          </span>
        </Group>
      ))}
      <Group component="li" className={classes.routeStop} wrap="nowrap" align="flex-start" gap="xs">
        <IconMapPinFilled size={24} aria-hidden="true" />
        <span>
          <VisuallyHidden>{t('order.to')} </VisuallyHidden>
          <span className={classes.goal}>{locationLabel(to.location, places)}</span>
          {to.street_1 && `, ${to.street_1}`}
          {to.street_2 && `, ${t('order.crossing', { street: to.street_2 })}`}
        </span>
      </Group>
    </Stack>
  );
}

interface TownsProps {
  from: readonly { readonly location: string }[];
  to: string;
}

/** The towns of a route: from the pick-ups to where it ends, which is the largest (DELIVERY-25). */
export function Towns({ from, to }: TownsProps) {
  const { t } = useTranslation('deliveries');
  const { places } = useSite();
  const towns = townsOfRoute(from, to);
  return (
    <Group component="ol" role="list" className={classes.towns} gap="0 var(--mantine-spacing-xs)">
      {towns.map((town, index) => (
        <li key={town} className={classes.town}>
          {index > 0 && <IconArrowNarrowRight size={26} aria-hidden="true" />}
          <VisuallyHidden>{t(town === to ? 'order.to' : 'order.from')} </VisuallyHidden>
          <span className={town === to ? classes.goal : undefined}>{locationLabel(town, places)}</span>
        </li>
      ))}
    </Group>
  );
}

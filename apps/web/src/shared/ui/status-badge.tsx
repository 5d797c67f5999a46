import { Badge } from '@mantine/core';
import type { Answered } from '@mercadito/domain/answered';
import type { StagedOrder } from '@mercadito/domain/orders/order-stage';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';
import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconDots,
  IconHandStop,
  IconMoodSad,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useStageText } from '../format/use-stage-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const STATUS_STYLES = {
  pending: { color: 'yellow', Icon: IconClock },
  shipped: { color: 'accent', Icon: IconTruckDelivery },
  delivered: { color: 'green', Icon: IconCircleCheck },
  delivery_failed: { color: 'red', Icon: IconMoodSad },
  cancelled: { color: 'gray', Icon: IconBan },
  declined: { color: 'red', Icon: IconHandStop },
  other: { color: 'gray', Icon: IconDots },
} as const;

interface BadgeProps {
  status: Answered<OrderStatus>;
  /** What it says; the status's own word unless told. */
  text?: string;
  /** How large `big` is says the style sheet around it. */
  size?: 'lg' | 'xl' | 'big';
}

/** A status that an order has or had, in a word, a sign and a colour. */
export function StatusBadge({ status, text, size = 'lg' }: BadgeProps) {
  const { t } = useTranslation();
  const { color, Icon } = STATUS_STYLES[status];
  return (
    <Badge
      variant="light"
      color={color}
      size={size}
      leftSection={<Icon size={size === 'big' ? 22 : 16} aria-hidden="true" />}
    >
      {text ?? t(`orderStatus.${status}`)}
    </Badge>
  );
}

/** Where an order stands now (ORDER-15). */
export function StageBadge({ order, size }: { order: StagedOrder } & Pick<BadgeProps, 'size'>) {
  const stageText = useStageText();
  return <StatusBadge status={order.status} text={stageText(order)} {...(size && { size })} />;
}

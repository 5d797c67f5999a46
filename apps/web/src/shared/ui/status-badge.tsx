import { Badge } from '@mantine/core';
import type { Answered } from '@mercadito/domain/answered';
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

/** An order's status, in a word, a sign and a colour; how large `big` is says the style sheet around it. */
export function StatusBadge({ status, size = 'lg' }: { status: Answered<OrderStatus>; size?: 'lg' | 'xl' | 'big' }) {
  const { t } = useTranslation();
  const { color, Icon } = STATUS_STYLES[status];
  return (
    <Badge
      variant="light"
      color={color}
      size={size}
      leftSection={<Icon size={size === 'big' ? 22 : 16} aria-hidden="true" />}
    >
      {t(`orderStatus.${status}`)}
    </Badge>
  );
}

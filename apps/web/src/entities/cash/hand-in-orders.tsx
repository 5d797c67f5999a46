import { Group, Stack } from '@mantine/core';
import type { HandIn } from '@mercadito/contracts/cash/driver';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { useDates } from '../../shared/format/dates.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import words from '../../shared/ui/words.module.css';
import { cashText } from './cash-text.ts';

/** The orders of which cash is held, or was handed in: each with what of it is to be given. */
export function HandInOrders({ orders }: { orders: HandIn['orders'] }) {
  const { t } = useTranslation('cash');
  return (
    <Stack component="ul" role="list" gap="xs" aria-label={t('orders')}>
      {orders.map((order) => (
        <HandInOrder key={order.transaction_id} order={order} />
      ))}
    </Stack>
  );
}

function HandInOrder({ order }: { order: HandIn['orders'][number] }) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const { transaction_id, at, held, collected, paid_to_shops, is_assumed } = order;
  return (
    <li>
      <Group className={words.figures} justify="space-between" gap="0 var(--mantine-spacing-md)">
        <span>
          <strong translate="no">{orderCode(transaction_id)}</strong> <time dateTime={at}>{dates.dateTime(at)}</time>
        </span>
        <strong>{cashText(held)}</strong>
      </Group>
      {paid_to_shops !== 0 && (
        <p className={words.quiet}>
          {t('made', { collected: cashText(collected), paid: moneyText(paid_to_shops, 'MXN') })}
        </p>
      )}
      {is_assumed && <p className={words.quiet}>{t('assumed')}</p>}
    </li>
  );
}

import { Text } from '@mantine/core';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './cart-summary.module.css';

/** What it comes to: businesses, total, room left under the cap, and what is not in it. */
export function CartSummary({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const unavailable = cart.rows.filter((row) => !row.available).length;
  const hasDollars = cart.rows.some((row) => row.currency === 'USD');
  const money = (cents: number) => moneyText(cents / 100, 'MXN');
  return (
    <div className={classes.summary}>
      <dl className={classes.sums}>
        {cart.groups.map((group) => (
          <div key={group.companyId} className={classes.row}>
            <dt>{group.companyName}</dt>
            <dd>{money(group.subtotalCents)}</dd>
          </div>
        ))}
        <div className={classes.row} data-total>
          <dt>
            {t('total')} <span className={classes.items}>{t('totalItems', { count: cart.totalItems })}</span>
          </dt>
          <dd aria-live="polite">{money(cart.totalCents)}</dd>
        </div>
      </dl>
      {hasDollars && !cart.isProvisional && (
        <Text size="sm" c="dimmed">
          {t('rate', { rate: moneyText(fromRateMicros(cart.rateMicros), 'MXN') })}
        </Text>
      )}
      {cart.isProvisional && (
        <Text size="sm" fw={600}>
          {t('provisional')}
        </Text>
      )}
      {unavailable > 0 && <Text size="sm">{t('unavailableLeft', { count: unavailable })}</Text>}
      <Text size="sm" c="dimmed">
        {cart.roomCents > 0 ? t('room', { room: money(cart.roomCents) }) : t('refused.over_cap')}
      </Text>
    </div>
  );
}

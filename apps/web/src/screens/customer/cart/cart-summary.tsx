import { Button, Group, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { checkLength, MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { joinWords } from '@mercadito/domain/join-words';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import { cashDueCents } from '@mercadito/domain/orders/cash';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useBeginsText } from '../../../features/promising/use-promise.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useDeliverySwitch } from '../../../shared/site/use-delivery-switch.ts';
import looks from '../../../shared/ui/looks.module.css';
import words from '../../../shared/ui/words.module.css';
import { type Delivery, useDelivery } from '../use-delivery.ts';
import classes from './cart-summary.module.css';

/** What it comes to: businesses, total, room left under the cap, and what is not in it. */
export function CartSummary({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const unavailable = cart.rows.filter((row) => !row.available).length;
  const hasDollars = cart.rows.some((row) => row.currency === 'USD');
  const delivery = useDelivery(cart.totalCents);
  const totalCents = cart.totalCents + (delivery?.feeCents ?? 0);
  const cashCents = cashDueCents(totalCents);
  return (
    <Stack gap="xs">
      <Stack component="dl" gap="xs">
        {cart.groups.map((group) => (
          <SumRow key={group.companyId} isQuiet name={group.companyName}>
            <dd>{money(group.subtotalCents)}</dd>
          </SumRow>
        ))}
        {delivery && cart.totalItems > 0 && <DeliveryRow delivery={delivery} />}
        <SumRow
          isQuiet
          isTotal
          name={
            <>
              {t('total')} <span className={classes.items}>{t('totalItems', { count: cart.totalItems })}</span>
            </>
          }
        >
          <dd aria-live="polite">
            <TotalText cart={cart} delivery={delivery} />
          </dd>
        </SumRow>
        {cashCents !== totalCents && !delivery?.isLeast && (
          <SumRow name={t('cash')}>
            <dd>{money(cashCents)}</dd>
          </SumRow>
        )}
      </Stack>
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
    </Stack>
  );
}

interface SumRowProps {
  name: ReactNode;
  /** Its `<dd>`. */
  children: ReactNode;
  isQuiet?: boolean;
  isTotal?: boolean;
}

function SumRow({ name, children, isQuiet = false, isTotal }: SumRowProps) {
  return (
    <Group
      className={isQuiet ? `${words.quiet} ${classes.sumRow}` : classes.sumRow}
      align="stretch"
      justify="space-between"
      gap="0 var(--mantine-spacing-md)"
      data-total={isTotal || undefined}
    >
      <dt>{name}</dt>
      {children}
    </Group>
  );
}

const money = (cents: number): string => moneyText(cents / 100, 'MXN');

/** Goods and what bringing them costs; the least of it, while nobody knows where they go. */
function TotalText({ cart, delivery }: { cart: CartState; delivery: Delivery | null }) {
  const { t } = useTranslation('cart');
  const total = money(cart.totalCents + (delivery?.feeCents ?? 0));
  return delivery?.isLeast ? t('fee.from', { amount: total }) : total;
}

function DeliveryRow({ delivery: { feeCents, isLeast, freeFromCents, note } }: { delivery: Delivery }) {
  const { t } = useTranslation('cart');
  const fee = () => {
    if (feeCents === 0) return t(isLeast ? 'fee.freeSomewhere' : 'fee.free');
    return isLeast ? t('fee.from', { amount: money(feeCents) }) : money(feeCents);
  };
  return (
    <SumRow
      isQuiet
      name={
        <>
          {t('fee.name')}
          {note && <span className={classes.items}>{note}</span>}
          {freeFromCents !== null && feeCents > 0 && (
            <span className={classes.items}>{t('fee.freeFrom', { amount: money(freeFromCents) })}</span>
          )}
        </>
      }
    >
      <dd>{fee()}</dd>
    </SumRow>
  );
}

/** The way to the checkout; locked, with the reason beside it, without delivery or goods, or with too many lines (CART-11). */
export function CheckoutButton({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const { isOn } = useDeliverySwitch();
  const delivery = useDelivery(cart.totalCents);
  const begins = useBeginsText();
  const label = t(cart.isGuest ? 'checkoutGuest' : 'checkout');
  const isTooLong = !checkLength(cart.rows.length).allowed;
  const isLocked = !isOn || cart.totalItems === 0 || isTooLong;
  const reason = !isOn ? 'delivery.off' : isTooLong ? 'tooLong' : 'nothingToOrder';
  return (
    <Stack gap="xs" w="100%">
      {isLocked && (
        <Text id="checkout-locked" fz="sm" c="dimmed">
          {joinWords(t(reason, { limit: MAX_CART_LINES }), isOn ? null : begins)}
        </Text>
      )}
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
        <Stack component="span" className={`${looks.narrowOnly} ${classes.checkoutTotal}`} gap={0}>
          <Text span inherit fz="xs" fw={400} c="dimmed">
            {t('total')}
          </Text>
          <TotalText cart={cart} delivery={delivery} />
        </Stack>
        {isLocked ? (
          // Not `disabled`: whoever tabs to it hears why it is locked.
          <Button
            size="md"
            className={classes.checkoutButton}
            data-disabled
            aria-disabled
            aria-describedby="checkout-locked"
            leftSection={<IconLock size={18} aria-hidden="true" />}
            onClick={(event) => event.preventDefault()}
          >
            {label}
          </Button>
        ) : (
          <Button
            component={Link}
            to={hrefTo('checkout')}
            className={classes.checkoutButton}
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          >
            {label}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

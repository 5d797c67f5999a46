import { Button, Group, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { checkLength, MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { orderableLines } from '@mercadito/domain/cart/cart-totals';
import { joinWords } from '@mercadito/domain/join-words';
import { fromRateMicros } from '@mercadito/domain/money/exchange-rate';
import { cashDueCents } from '@mercadito/domain/orders/cash';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useBeginsText } from '../../../features/promising/use-promise.ts';
import { moneyText, pesosText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useDeliverySwitch } from '../../../shared/site/use-delivery-switch.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import looks from '../../../shared/ui/looks.module.css';
import { leadToWrongQuantity } from '../../../shared/ui/quantity-stepper.tsx';
import words from '../../../shared/ui/words.module.css';
import { type Delivery, useDelivery } from '../use-delivery.ts';
import classes from './cart-summary.module.css';

/** What it comes to, as far as nothing beside it says so: goods and delivery, total, room under the cap, what is not in it. */
export function CartSummary({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const unavailable = cart.rows.filter((row) => !row.available).length;
  const hasDollars = cart.rows.some((row) => row.currency === 'USD');
  const delivery = useDelivery(cart.totalCents);
  const totalCents = cart.totalCents + (delivery?.feeCents ?? 0);
  const cashCents = cashDueCents(totalCents);
  const total = useTotalText(cart, delivery);
  // It stands beside the button too, on a phone: here it is told, once.
  useAnnounced(`${t('total')}: ${total}`, { isNew: true });
  return (
    <Stack gap="xs">
      <Stack component="dl" gap="xs">
        {delivery && delivery.feeCents > 0 && orderableLines(cart.rows).length > 1 && (
          <SumRow isQuiet name={t('goods')}>
            <dd>{pesosText(cart.totalCents)}</dd>
          </SumRow>
        )}
        {delivery && cart.totalItems > 0 && <DeliveryRow delivery={delivery} />}
        <SumRow
          isQuiet
          isTotal
          className={looks.wideOnly}
          name={
            <>
              {t('total')} <span className={classes.items}>{t('totalItems', { count: cart.totalItems })}</span>
            </>
          }
        >
          <dd>{total}</dd>
        </SumRow>
        {cashCents !== totalCents && !delivery?.isLeast && (
          <SumRow name={t('cash')}>
            <dd>{pesosText(cashCents)}</dd>
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
      {cart.roomCents !== null && (
        <Text size="sm" c="dimmed">
          {cart.roomCents > 0 ? t('room', { room: pesosText(cart.roomCents) }) : t('refused.over_cap')}
        </Text>
      )}
    </Stack>
  );
}

interface SumRowProps {
  name: ReactNode;
  /** Its `<dd>`. */
  children: ReactNode;
  isQuiet?: boolean;
  isTotal?: boolean;
  className?: string | undefined;
}

function SumRow({ name, children, isQuiet = false, isTotal, className = '' }: SumRowProps) {
  return (
    <Group
      className={`${isQuiet ? words.quiet : ''} ${classes.sumRow} ${className}`}
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

/** Goods and what bringing them costs; the least of it, while nobody knows where they go. */
function useTotalText(cart: CartState, delivery: Delivery | null): string {
  const { t } = useTranslation('cart');
  const total = pesosText(cart.totalCents + (delivery?.feeCents ?? 0));
  return delivery?.isLeast ? t('fee.from', { amount: total }) : total;
}

function DeliveryRow({ delivery: { feeCents, isLeast, freeFromCents, note } }: { delivery: Delivery }) {
  const { t } = useTranslation('cart');
  const fee = () => {
    if (feeCents === 0) return t(isLeast ? 'fee.freeSomewhere' : 'fee.free');
    return isLeast ? t('fee.from', { amount: pesosText(feeCents) }) : pesosText(feeCents);
  };
  return (
    <SumRow
      isQuiet
      name={
        <>
          {t('fee.name')}
          {note && <span className={classes.items}>{note}</span>}
          {freeFromCents !== null && feeCents > 0 && (
            <span className={classes.items}>{t('fee.freeFrom', { amount: pesosText(freeFromCents) })}</span>
          )}
        </>
      }
    >
      <dd>{fee()}</dd>
    </SumRow>
  );
}

/** The total beside the button that stays in sight on phones, which alone says it there. */
export function StickyTotal({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cart');
  return (
    <Stack component="span" className={classes.checkoutTotal} gap={0}>
      <Text span inherit fz="xs" fw={400} c="dimmed">
        {t('total')}
      </Text>
      {children}
    </Stack>
  );
}

/** The way to the checkout; locked, with the reason beside it, without delivery or goods, or with too many lines (CART-11). */
export function CheckoutButton({ cart, saysTotal = false }: { cart: CartState; saysTotal?: boolean }) {
  const { t } = useTranslation('cart');
  const { isOn } = useDeliverySwitch();
  const delivery = useDelivery(cart.totalCents);
  const begins = useBeginsText();
  const total = useTotalText(cart, delivery);
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
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
        {saysTotal && <StickyTotal>{total}</StickyTotal>}
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
            onClick={(event: MouseEvent) => leadToWrongQuantity() && event.preventDefault()}
            className={classes.checkoutButton}
            rightSection={<IconArrowRight size={18} aria-hidden="true" className={looks.wideOnly} />}
          >
            {label}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

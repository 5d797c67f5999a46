import { Button, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { OrderAttempt } from '../../entities/cart/checkout-memory.ts';
import type { CartState } from '../../entities/cart/use-cart.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSettings } from '../../shared/site/use-site.ts';
import { CartSummary } from './cart/cart-summary.tsx';
import sendClasses from './checkout-side.module.css';
import classes from './two-columns.module.css';

interface CheckoutSideProps {
  cart: CartState;
  attempt: OrderAttempt | null;
  children: ReactNode;
}

/** What is ordered and what it costs. The cart of an order on its way may already be empty: then its own sum counts. */
export function CheckoutSide({ cart, attempt, children }: CheckoutSideProps) {
  const { t } = useTranslation('checkout');
  return (
    <aside className={classes.side} aria-labelledby="checkout-summary">
      <Title order={2} size="h3" id="checkout-summary">
        {t('summary')}
      </Title>
      {attempt && cart.totalItems === 0 ? (
        <p className={classes.sum}>{moneyText(attempt.total, 'MXN')}</p>
      ) : (
        <CartSummary cart={cart} />
      )}
      {children}
    </aside>
  );
}

interface SendButtonProps {
  isSending: boolean;
  isLocked: boolean;
}

/** Says while it is being sent that it is (ORDER-3), and while nobody delivers, why it is locked (ORDER-13). */
export function SendButton({ isSending, isLocked }: SendButtonProps) {
  const { t } = useTranslation('checkout');
  const { delivery_available } = useSettings();
  const reason = useId();
  return (
    <>
      {!delivery_available && (
        <p id={reason} className={sendClasses.reason}>
          {t('noDelivery')}
        </p>
      )}
      <Button
        type="submit"
        fullWidth
        disabled={isLocked}
        // Not `disabled`: whoever tabs to it hears why it is locked.
        {...(!delivery_available && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason })}
      >
        {isSending ? t('submitting') : t('send')}
      </Button>
    </>
  );
}

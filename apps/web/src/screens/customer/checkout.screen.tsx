import { Title } from '@mantine/core';
import { useState } from 'react';
import { type CartState, useCart } from '../../entities/cart/use-cart.ts';
import { moneyText } from '../../shared/format/money.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSettings } from '../../shared/site/use-site.ts';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import { DeliveryNotice } from './cart/delivery-notice.tsx';
import { CartSkeleton } from './cart-editing/cart-skeleton.tsx';
import { ClosedShops } from './cart-editing/closed-shops.tsx';
import { SynchNotice } from './cart-synchronisation/synch-notice.tsx';
import { CheckoutAddress } from './checkout/checkout-address.tsx';
import { CheckoutFields } from './checkout/checkout-fields.tsx';
import { ConfirmOrder } from './checkout/confirm-order.tsx';
import { SendResult } from './checkout/send-result.tsx';
import { CheckoutSide, SendButton } from './checkout-side.tsx';
import classes from './two-columns.module.css';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { useMyAddress } from './use-my-address.ts';

const ADDRESS = 'checkout-address';

/** One page from the cart to the order (SCREEN-8). */
export function Component() {
  const { t } = useTranslation('checkout');
  const cart = useCart({ isReloaded: true });
  const checkout = useCheckout(cart);
  return (
    <>
      <div className={classes.head}>
        <Title order={1}>{t('title')}</Title>
      </div>
      {cart.error && !cart.isKnown ? (
        <FailedState title={t('cart:failed')} error={cart.error} onRetry={cart.reload} isRetrying={cart.isFetching} />
      ) : cart.isKnown || checkout.attempt ? (
        <CheckoutForm cart={cart} checkout={checkout} />
      ) : (
        <CartSkeleton />
      )}
    </>
  );
}

function CheckoutForm({ cart, checkout }: { cart: CartState; checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { form, attempt, isSending, outcome } = checkout;
  const { delivery_available } = useSettings();
  const { address } = useMyAddress();
  const [isAsking, setAsking] = useState(false);
  const isLocked = isSending || attempt !== null;

  // ORDER-3: delivery is checked first, then the form, then the address.
  const mayBegin = () => {
    checkout.forgetOutcome();
    if (!delivery_available) checkout.sayNoDelivery();
    return delivery_available;
  };
  const ask = () => {
    if (address) setAsking(true);
    else document.getElementById(ADDRESS)?.focus();
  };
  const send = (total: number) => {
    setAsking(false);
    if (address) void checkout.begin(address.id, total);
  };

  return (
    <div className={classes.notices}>
      <SynchNotice />
      <DeliveryNotice text={t('noDelivery')} />
      <ContractFormBox form={form} mayBegin={mayBegin} onSubmit={ask}>
        <div className={classes.columns}>
          <div className={classes.notices}>
            <CheckoutAddress id={ADDRESS} />
            <section className={classes.part} aria-label={t('title')}>
              <CheckoutFields form={form} disabled={isLocked} />
            </section>
          </div>
          <CheckoutSide cart={cart} attempt={attempt}>
            {!isLocked && <ClosedShops cart={cart} />}
            <SendResult
              outcome={outcome}
              isUnconfirmed={attempt !== null && !isSending}
              isSending={isSending}
              onRetry={() => void checkout.retry()}
              onAgree={send}
              onClose={checkout.forgetOutcome}
            />
            <div className={classes.wideOnly}>
              <SendButton isSending={isSending} isLocked={isLocked} />
            </div>
          </CheckoutSide>
        </div>
        <div className={classes.narrowOnly}>
          <StickyActions>
            <div className={classes.stickyRow}>
              <span className={classes.sum}>{moneyText(attempt?.total ?? cart.totalCents / 100, 'MXN')}</span>
              <SendButton isSending={isSending} isLocked={isLocked} />
            </div>
          </StickyActions>
        </div>
      </ContractFormBox>
      <ConfirmOrder
        opened={isAsking}
        total={cart.totalCents / 100}
        items={cart.totalItems}
        keyword={form.getValues().delivery_password}
        onClose={() => setAsking(false)}
        onConfirm={() => send(cart.totalCents / 100)}
      >
        {/* What is left is another order: it is asked for anew, beside the Undo. */}
        <ClosedShops cart={cart} onLeaveOut={() => setAsking(false)} />
      </ConfirmOrder>
    </div>
  );
}

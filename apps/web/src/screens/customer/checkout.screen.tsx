import { Button, Group, Stack, Title } from '@mantine/core';
import { joinWords } from '@mercadito/domain/join-words';
import { toCents } from '@mercadito/domain/money/minor-units';
import { cashDueCents, changeDueCents } from '@mercadito/domain/orders/cash';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { useDeliveryAddress } from '../../entities/addresses/delivery-address.ts';
import type { OrderAttempt } from '../../entities/cart/checkout-memory.ts';
import { type CartState, shopsOf, useCart } from '../../entities/cart/use-cart.ts';
import { ComesLine } from '../../features/promising/promise-line.tsx';
import { useBeginsText } from '../../features/promising/use-promise.ts';
import { moneyText } from '../../shared/format/money.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDeliverySwitch } from '../../shared/site/use-delivery-switch.ts';
import { WhenPressed } from '../../shared/ui/coming.tsx';
import { earlyChunk } from '../../shared/ui/early-chunk.ts';
import { FailedState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import looks from '../../shared/ui/looks.module.css';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import { DeliveryNotice, SynchNotice } from './cart/cart-notices.tsx';
import { CartSkeleton } from './cart/cart-states.tsx';
import { CartSummary, StickyTotal } from './cart/cart-summary.tsx';
import { ClosedShops } from './cart/closed-shops.tsx';
import { CheckoutAddress } from './checkout/checkout-address.tsx';
import { CheckoutFields } from './checkout/checkout-fields.tsx';
import { CheckoutGoods } from './checkout/checkout-goods.tsx';
import { IfMissingSaid } from './checkout/if-missing-field.tsx';
import { SendResult } from './checkout/order-sending.tsx';
import { paidCents } from './checkout/pays-with.tsx';
import { type Agreed, type Checkout, useCheckout } from './checkout/use-checkout.ts';
import { useOrderQuestion } from './checkout/use-order-question.ts';
import classes from './two-columns.module.css';
import { useDelivery } from './use-delivery.ts';

const ConfirmOrder = earlyChunk(() => import('./checkout/order-questions.tsx').then((m) => m.ConfirmOrder));

const ADDRESS = 'checkout-address';

/** One page from the cart to the order (SCREEN-8). */
export function Component() {
  const { t } = useTranslation('checkout');
  const cart = useCart({ isReloaded: true });
  const checkout = useCheckout(cart);
  return (
    <>
      <Group mb="sm" justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
        <Title order={1}>{t('title')}</Title>
      </Group>
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
  const { form, attempt, isSending, isUnconfirmed, answer } = checkout;
  const { isOn } = useDeliverySwitch();
  const { address, reading } = useDeliveryAddress();
  const question = useOrderQuestion(address, ADDRESS);
  const isLocked = isSending || attempt !== null;
  const feeCents = useDelivery(cart.totalCents)?.feeCents ?? 0;
  const now = { total: (cart.totalCents + feeCents) / 100, fee: feeCents / 100 };
  const money = { cashCents: cashDueCents(cart.totalCents + feeCents), rateMicros: cart.rateMicros };
  const paid = paidCents(form.values, money.rateMicros);
  const mayPay = (cashCents: number) => {
    if (paid === null || paid >= cashCents) return true;
    form.setFieldError('pays_with', t('paysWith.short', { amount: moneyText(cashCents / 100, 'MXN') }));
    form.getInputNode('pays_with')?.focus();
    return false;
  };
  const ask = () => {
    if (mayPay(money.cashCents)) question.ask();
  };

  // ORDER-3: delivery is checked first, then the form, then the address.
  const mayBegin = () => {
    checkout.forgetAnswer();
    if (!isOn) checkout.sayNoDelivery();
    return isOn;
  };
  const send = (agreed: Agreed) => {
    question.close();
    if (address) void checkout.begin(address.id, agreed);
  };
  const agree = (agreed: Agreed) => {
    // A dialog that closes gives the focus back: it is moved to the field after that.
    flushSync(checkout.forgetAnswer);
    if (mayPay(cashDueCents(toCents(agreed.total) ?? 0))) send(agreed);
  };

  return (
    <Stack>
      <SynchNotice />
      <DeliveryNotice text={t('noDelivery')} />
      <ContractFormBox form={form} mayBegin={mayBegin} onSubmit={ask} isHeldUp={!address && reading.isFetching}>
        <div className={classes.columns}>
          <Stack>
            <CheckoutAddress id={ADDRESS} isRefused={question.isRefused} />
            <PageCard aria-label={t('title')}>
              <CheckoutFields form={form} disabled={isLocked} cart={cart} {...money} />
            </PageCard>
          </Stack>
          <CheckoutSide cart={cart} attempt={attempt}>
            {!isLocked && <ClosedShops cart={cart} />}
            <SendResult
              answer={answer}
              isUnconfirmed={isUnconfirmed}
              isSending={isSending}
              onRetry={() => void checkout.retry()}
              onAgree={agree}
              onClose={checkout.forgetAnswer}
            />
            <div className={looks.wideOnly}>
              <SendButton isSending={isSending} isLocked={isLocked} />
            </div>
          </CheckoutSide>
        </div>
        <div className={`${layout.boxless} ${looks.narrowOnly}`}>
          <StickyActions>
            <Group
              className={`${layout.shrinks} ${classes.stickyRow}`}
              gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
            >
              <StickyTotal>{moneyText(attempt?.total ?? now.total, 'MXN')}</StickyTotal>
              <SendButton isSending={isSending} isLocked={isLocked} />
            </Group>
          </StickyActions>
        </div>
      </ContractFormBox>
      {question.isOpen && (
        <WhenPressed>
          <ConfirmOrder
            agreed={now}
            changeCents={paid === null ? null : changeDueCents(paid, money.cashCents)}
            items={cart.totalItems}
            keyword={form.getValues().delivery_password}
            onClose={question.close}
            onConfirm={() => send(now)}
          >
            <IfMissingSaid values={form.getValues()} cart={cart} />
            <ComesLine shops={shopsOf(cart)} />
            {/* What is left is another order: it is asked for anew, beside the Undo. */}
            <ClosedShops cart={cart} onLeaveOut={question.close} />
          </ConfirmOrder>
        </WhenPressed>
      )}
    </Stack>
  );
}

interface CheckoutSideProps {
  cart: CartState;
  attempt: OrderAttempt | null;
  children: ReactNode;
}

/** What is ordered and what it costs. The cart of an order on its way may already be empty: then its own sum counts. */
function CheckoutSide({ cart, attempt, children }: CheckoutSideProps) {
  const { t } = useTranslation('checkout');
  return (
    <Stack component="aside" className={classes.side} aria-labelledby="checkout-summary">
      <Title order={2} size="h3" id="checkout-summary">
        {t('summary')}
      </Title>
      {attempt && cart.totalItems === 0 ? (
        <p className={`${looks.wideOnly} ${classes.sum}`}>{moneyText(attempt.total, 'MXN')}</p>
      ) : (
        <>
          <CheckoutGoods cart={cart} />
          <CartSummary cart={cart} />
          <ComesLine shops={shopsOf(cart)} />
        </>
      )}
      {children}
    </Stack>
  );
}

interface SendButtonProps {
  isSending: boolean;
  isLocked: boolean;
}

/** Says while it is being sent that it is (ORDER-3), and while nobody delivers, why it is locked (ORDER-13). */
function SendButton({ isSending, isLocked }: SendButtonProps) {
  const { t } = useTranslation('checkout');
  const { isOn } = useDeliverySwitch();
  const begins = useBeginsText();
  const reason = useId();
  return (
    <>
      {!isOn && (
        <p id={reason} className={classes.sendLocked}>
          {joinWords(t('noDelivery'), begins)}
        </p>
      )}
      <Button
        type="submit"
        fullWidth
        // Not `disabled`: whoever tabs to it hears why it is locked, and the question that closes gives it the focus back.
        {...((isLocked || !isOn) && { 'data-disabled': true, 'aria-disabled': true })}
        {...(isLocked && { onClick: (event) => event.preventDefault() })}
        {...(!isOn && { 'aria-describedby': reason })}
      >
        {isSending ? t('submitting') : t('send')}
      </Button>
    </>
  );
}

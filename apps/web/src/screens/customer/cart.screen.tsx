import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCloudOff, IconMapPin } from '@tabler/icons-react';
import { useDeliveryAddress } from '../../entities/addresses/delivery-address.ts';
import { useOrderAttempt } from '../../entities/cart/checkout-memory.ts';
import { useKeepShopping } from '../../entities/cart/keep-shopping.ts';
import { type CartState, shopsOf, useCart } from '../../entities/cart/use-cart.ts';
import { PromiseLine } from '../../features/promising/promise-line.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useDeliverySwitch } from '../../shared/site/use-delivery-switch.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { FailedState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import looks from '../../shared/ui/looks.module.css';
import { StickyActions } from '../../shared/ui/sticky-actions.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { useIsHydrated } from '../../shared/ui/when-hydrated.tsx';
import { CartGroups } from './cart/cart-lines.tsx';
import { CartMessage, DeliveryNotice, SynchNotice } from './cart/cart-notices.tsx';
import { CartSkeleton, EmptyCart, ServedCart } from './cart/cart-states.tsx';
import { CartSummary, CheckoutButton } from './cart/cart-summary.tsx';
import { useFreshPrices } from './cart/use-fresh-prices.ts';
import classes from './two-columns.module.css';

/** The cart, a visitor's or an account's (SCREEN-6). */
export function Component() {
  const { t } = useTranslation('cart');
  const cart = useCart({ isReloaded: true });
  const keepShopping = useKeepShopping();
  const attempt = useOrderAttempt(useSession().user?.id ?? null);
  return (
    <>
      <SubPageHead back={<BackLink to={keepShopping}>{t('keepShopping')}</BackLink>} title={t('title')} />
      <Stack>
        <SynchNotice />
        {attempt && <UnconfirmedOrder />}
        <CartBody cart={cart} isOnItsWay={attempt !== null} />
      </Stack>
    </>
  );
}

function CartBody({ cart, isOnItsWay }: { cart: CartState; isOnItsWay: boolean }) {
  const { t } = useTranslation('cart');
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <ServedCart />;
  if (cart.error && (!cart.isKnown || cart.rows.length === 0)) {
    return <FailedState title={t('failed')} error={cart.error} onRetry={cart.reload} isRetrying={cart.isFetching} />;
  }
  if (!cart.isKnown) return <CartSkeleton />;
  if (cart.rows.length === 0) return isOnItsWay ? null : <EmptyCart />;
  return <FilledCart cart={cart} />;
}

function FilledCart({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const areFresh = useFreshPrices(cart.isGuest);
  const { isOn } = useDeliverySwitch();
  const isStale = !areFresh || Boolean(cart.error);
  useAnnounced(isStale && t('stale'));
  return (
    <>
      <DeliveryNotice />
      <CartMessage />
      <AddressPrompt />
      {isStale && <Alert>{t('stale')}</Alert>}
      <div className={classes.columns}>
        <CartGroups cart={cart} />
        <Stack component="aside" className={classes.side} aria-label={t('total')}>
          <CartSummary cart={cart} />
          {isOn && <PromiseLine shops={shopsOf(cart)} />}
          {cart.isGuest && (
            <Text size="sm" c="dimmed">
              {t('guestNote')}
            </Text>
          )}
          <div className={looks.wideOnly}>
            <CheckoutButton cart={cart} />
          </div>
        </Stack>
      </div>
      <div className={`${layout.boxless} ${looks.narrowOnly}`}>
        <StickyActions>
          <CheckoutButton cart={cart} saysTotal />
        </StickyActions>
      </div>
    </>
  );
}

/** The cart went out as an order, and nobody has heard whether it arrived. */
function UnconfirmedOrder() {
  const { t } = useTranslation('cart');
  return (
    <Alert icon={<IconCloudOff />}>
      {t('unconfirmed.text')}{' '}
      <Anchor component={Link} to={hrefTo('checkout')} underline="always">
        {t('unconfirmed.action')}
      </Anchor>
    </Alert>
  );
}

function AddressPrompt() {
  const { t } = useTranslation('cart');
  const { isMissing } = useDeliveryAddress();
  if (!isMissing) return null;
  return (
    <Alert icon={<IconMapPin />}>
      {t('address.text')}{' '}
      <Anchor component={Link} to={hrefTo('addAddress')} state={{ from: hrefTo('cart') }} underline="always">
        {t('address.action')}
      </Anchor>
    </Alert>
  );
}

import { Button } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { checkLength, MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSettings } from '../../../shared/site/use-site.ts';
import classes from './checkout-button.module.css';

/** The way to the checkout; locked, with the reason beside it, without delivery or goods, or with too many lines (CART-11). */
export function CheckoutButton({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const { delivery_available } = useSettings();
  const label = t(cart.isGuest ? 'checkoutGuest' : 'checkout');
  const isTooLong = !checkLength(cart.rows.length).allowed;
  const isLocked = !delivery_available || cart.totalItems === 0 || isTooLong;
  const reason = !delivery_available ? 'delivery.off' : isTooLong ? 'tooLong' : 'nothingToOrder';
  return (
    <div className={classes.box}>
      {isLocked && (
        <p id="checkout-locked" className={classes.reason}>
          {t(reason, { limit: MAX_CART_LINES })}
        </p>
      )}
      <div className={classes.row}>
        <span className={classes.total}>
          <span className={classes.caption}>{t('total')}</span>
          {moneyText(cart.totalCents / 100, 'MXN')}
        </span>
        {isLocked ? (
          // Not `disabled`: whoever tabs to it hears why it is locked.
          <Button
            size="md"
            className={classes.button}
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
            className={classes.button}
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}

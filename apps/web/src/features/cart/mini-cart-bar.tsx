import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconShoppingCart } from '@tabler/icons-react';
import { useCart } from '../../entities/cart/use-cart.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useLateTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import looks from '../../shared/ui/looks.module.css';
import words from '../../shared/ui/words.module.css';
import classes from './mini-cart-bar.module.css';

/** Pieces, sum and the way to the cart, in reach of the thumb while looking through goods (CART-8). Comes with the first piece. */
export function MiniCartBar() {
  // The page must not wait for the texts of a bar below it.
  const { t, ready } = useLateTranslation('cart');
  const { totalItems, totalCents } = useCart();
  if (!ready) return null;
  return (
    <Link to={hrefTo('cart')} className={`${looks.narrowOnly} ${classes.bar}`}>
      <IconShoppingCart size={22} stroke={1.75} aria-hidden="true" />
      <span>{t('items', { count: totalItems })}</span>
      <span className={words.figures}>{moneyText(totalCents / 100, 'MXN')}</span>
      <span className={classes.go}>{t('view')}</span>
    </Link>
  );
}

import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import classes from './served-cart.module.css';

/**
 * The cart as the server makes it, which cannot know what lies in it: empty for a device without a cart, lines to come
 * for any other. Which of both is seen is settled before the first paint (`before-the-app.js`).
 */
export function ServedCart() {
  return (
    <>
      <div className={classes.empty}>
        <EmptyCart />
      </div>
      <div className={classes.lines}>
        <CartSkeleton />
      </div>
    </>
  );
}

import { lazy } from 'react';

// What the layouts show of features. Only app composes them, since features are islands.

/** The sum of the cart above the bottom bar; not part of what a page needs to appear. */
export const MiniCartBar = lazy(() =>
  import('../features/cart/mini-cart-bar.tsx').then(({ MiniCartBar }) => ({ default: MiniCartBar })),
);

/** The signed-in person's favourites at the side of wide screens. */
export const FavoriteBusinesses = lazy(() =>
  import('../features/favorites/favorite-businesses.tsx').then(({ FavoriteBusinesses }) => ({
    default: FavoriteBusinesses,
  })),
);

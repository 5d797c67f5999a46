import { lazyChunk } from '../shared/ui/lazy-chunk.ts';

// What the layouts show of features. Only app composes them, since features are islands.

/** The sum of the cart above the bottom bar: code and texts of it come with the first piece in the cart. */
export const MiniCartBar = lazyChunk(() => import('../features/cart/mini-cart-bar.tsx').then((m) => m.MiniCartBar));

/** The signed-in person's favourites at the side of wide screens. */
export const FavoriteBusinesses = lazyChunk(() =>
  import('../features/favoriting/favorite-businesses.tsx').then((m) => m.FavoriteBusinesses),
);

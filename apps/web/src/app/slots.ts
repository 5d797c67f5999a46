import { lazyPart } from '../shared/ui/lazy-part.ts';

// What the layouts show of features. Only app composes them, since features are islands.

/** The sum of the cart above the bottom bar; not part of what a page needs to appear. */
export const MiniCartBar = lazyPart(() => import('./after-the-page.ts').then((m) => m.MiniCartBar));

/** The signed-in person's favourites at the side of wide screens. */
export const FavoriteBusinesses = lazyPart(() =>
  import('../features/favoriting/favorite-businesses.tsx').then((m) => m.FavoriteBusinesses),
);

import type { ComponentType } from 'react';

// What the layouts show of features. Only app composes them, since features are islands.
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../features/cart/use-cart-count.ts',
    '../features/cart/mini-cart-bar.tsx',
    '../features/cart/use-synchronise-cart.ts',
    '../features/favorites/favorite-businesses.tsx',
  ],
  { eager: true },
);

const part = <T>(file: string, name: string): T | undefined => modules[`../features/${file}`]?.[name] as T | undefined;

/** Pieces in the cart, the guest's or the account's; undefined until it is known. */
export const useCartCount = part<() => number | undefined>('cart/use-cart-count.ts', 'useCartCount') ?? (() => 0);
export const MiniCartBar = part<ComponentType>('cart/mini-cart-bar.tsx', 'MiniCartBar') ?? (() => null);
export const FavoriteBusinesses =
  part<ComponentType>('favorites/favorite-businesses.tsx', 'FavoriteBusinesses') ?? (() => null);
/** Takes the guest's cart over into the account after signing in. */
export const useOnSignedIn =
  part<() => void>('cart/use-synchronise-cart.ts', 'useSynchroniseCart') ?? (() => undefined);

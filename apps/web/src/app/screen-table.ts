import type { Gate } from '@mercadito/domain/access/gates';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Namespace } from '../shared/i18n/i18n.ts';
import type { SkeletonKind } from '../shared/ui/skeleton-page.tsx';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

export interface ScreenRoute {
  readonly path: string;
  readonly load: LoadScreen;
  /** The areas of texts that it shows, brought along with its code. */
  readonly texts: readonly Namespace[];
  /** Whose frame is around it. */
  readonly area: 'shop' | 'driver';
  readonly gates: readonly Gate[];
  /** What stands in its place while its code is on the way. */
  readonly skeleton?: SkeletonKind;
}

const open = (path: string, load: LoadScreen, ...texts: Namespace[]): ScreenRoute => ({
  path,
  load,
  texts,
  area: 'shop',
  gates: [],
});

const cards = (screen: ScreenRoute): ScreenRoute => ({ ...screen, skeleton: 'cards' });
const thing = (screen: ScreenRoute): ScreenRoute => ({ ...screen, skeleton: 'thing' });

const signedIn = (path: string, load: LoadScreen, ...texts: Namespace[]): ScreenRoute => ({
  ...open(path, load, ...texts),
  gates: ['signedIn'],
});

const driver = (path: string, load: LoadScreen): ScreenRoute => ({
  ...open(path, load, 'deliveries', 'orders'),
  area: 'driver',
  gates: ['signedIn', 'driver'],
});

const address: LoadScreen = () => import('../screens/customer/profile-address.screen.tsx');
const driverOrder: LoadScreen = () => import('../screens/driver/driver-order.screen.tsx');

/** Every address of the site (spec 1 §2, spec 2 §2), with who may enter (decisions.md "Who may do what"). */
export const SCREENS: readonly ScreenRoute[] = [
  cards(open('/', () => import('../screens/shop/home.screen.tsx'), 'shop')),
  cards(open('/home-business', () => import('../screens/shop/home-business.screen.tsx'), 'shop')),
  thing(open('/business/:companyId', () => import('../screens/shop/business.screen.tsx'), 'shop')),
  thing(open('/business/service/:slug', () => import('../screens/shop/service.screen.tsx'), 'shop')),
  thing(open('/product/:businessId/:productId', () => import('../screens/shop/product.screen.tsx'), 'shop')),
  open('/cart', () => import('../screens/customer/cart.screen.tsx'), 'cart', 'shop'),
  cards(open('/favorites', () => import('../screens/customer/favorites.screen.tsx'), 'shop')),
  open('/login', () => import('../screens/accounts/login.screen.tsx'), 'accounts'),
  open('/sign-up', () => import('../screens/accounts/sign-up.screen.tsx'), 'accounts'),

  {
    ...signedIn('/checkout', () => import('../screens/customer/checkout.screen.tsx'), 'checkout', 'cart'),
    gates: ['signedIn', 'cart'],
  },
  signedIn('/myorders', () => import('../screens/customer/my-orders.screen.tsx'), 'orders'),
  signedIn('/order-details/:transactionId', () => import('../screens/customer/order-details.screen.tsx'), 'orders'),
  signedIn('/profile', () => import('../screens/accounts/profile.screen.tsx'), 'accounts'),
  signedIn('/profile/address', address, 'checkout'),
  signedIn('/profile/add-address', address, 'checkout'),
  signedIn('/profile/update-address', address, 'checkout'),

  driver('/driver', () => import('../screens/driver/queue.screen.tsx')),
  driver('/driver-order/:transactionId', driverOrder),
  { ...driver('/driver-order/:transactionId/:driverId', driverOrder), gates: ['signedIn', 'admin'] },
  driver('/driver-order-list', () => import('../screens/driver/assigned.screen.tsx')),
  driver('/order-history', () => import('../screens/driver/history.screen.tsx')),
];

/** The screen of an address. */
export const screenAt = (pathname: string): ScreenRoute | undefined =>
  SCREENS.find(({ path }) => matchPath(path, pathname));

/** Whether a link to this address leads anywhere. */
export const hasScreen = (path: string): boolean => SCREENS.some((screen) => screen.path === path);

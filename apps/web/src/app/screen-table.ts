import type { Gate } from '@mercadito/domain/access/gates';
import type { ComponentType } from 'react';
import type { Namespace } from '../shared/i18n/i18n.ts';

type ScreenModule = { Component: ComponentType };

export interface ScreenRoute {
  readonly path: string;
  /** Below `screens/`, without `.screen.tsx`. */
  readonly file: string;
  /** Whose frame is around it. */
  readonly area: 'shop' | 'driver';
  readonly gates: readonly Gate[];
  readonly texts: readonly Namespace[];
}

const files = import.meta.glob<ScreenModule>('../screens/*/*.screen.tsx');

const open = (path: string, file: string, ...texts: Namespace[]): ScreenRoute => ({
  path,
  file,
  area: 'shop',
  gates: [],
  texts,
});

const signedIn = (path: string, file: string, ...texts: Namespace[]): ScreenRoute => ({
  ...open(path, file, ...texts),
  gates: ['signedIn'],
});

const driver = (path: string, file: string): ScreenRoute => ({
  path,
  file,
  area: 'driver',
  gates: ['signedIn', 'driver'],
  texts: ['deliveries', 'orders'],
});

/** Every address of the site (spec 1 §2, spec 2 §2), with who may enter (decisions.md "Who may do what"). */
const TABLE: readonly ScreenRoute[] = [
  open('/', 'shop/home', 'shop'),
  open('/home-business', 'shop/home-business', 'shop'),
  open('/business/:companyId', 'shop/business', 'shop'),
  open('/business/:companyId/reviewsCompany', 'shop/business-reviews', 'shop'),
  open('/business/service/:slug', 'shop/service', 'shop'),
  open('/product/:businessId/:productId', 'shop/product', 'shop'),
  signedIn('/product/:businessId/:productId/reviews', 'shop/product-reviews', 'shop'),
  open('/cart', 'customer/cart', 'cart', 'shop'),
  open('/favorites', 'customer/favorites', 'shop'),
  open('/login', 'accounts/login', 'accounts'),
  open('/sign-up', 'accounts/sign-up', 'accounts'),
  { ...signedIn('/checkout', 'customer/checkout', 'checkout', 'cart'), gates: ['signedIn', 'cart'] },
  signedIn('/myorders', 'customer/my-orders', 'orders'),
  signedIn('/order-details/:transactionId', 'customer/order-details', 'orders'),
  signedIn('/profile', 'accounts/profile', 'accounts', 'checkout'),
  signedIn('/profile/address', 'customer/profile-address', 'checkout'),
  signedIn('/profile/add-address', 'customer/profile-address', 'checkout'),
  signedIn('/profile/update-address', 'customer/profile-address', 'checkout'),
  driver('/driver', 'driver/queue'),
  driver('/driver-order/:transactionId', 'driver/driver-order'),
  { ...driver('/driver-order/:transactionId/:driverId', 'driver/driver-order'), gates: ['signedIn', 'admin'] },
  driver('/driver-order-list', 'driver/assigned'),
  driver('/order-history', 'driver/history'),
];

const fileOf = ({ file }: ScreenRoute): string => `../screens/${file}.screen.tsx`;

/** The addresses whose screens are there. */
export const SCREENS: readonly ScreenRoute[] = TABLE.filter((screen) => fileOf(screen) in files);

export async function loadScreen(screen: ScreenRoute): Promise<ScreenModule> {
  const load = files[fileOf(screen)];
  if (!load) throw new Error(`no screen ${screen.file}`);
  return load();
}

/** Whether a link to this address leads anywhere. */
export const hasScreen = (path: string): boolean => SCREENS.some((screen) => screen.path === path);

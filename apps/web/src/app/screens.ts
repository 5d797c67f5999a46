import { type ScreenName, screenAt } from '@mercadito/contracts/site/addresses';
import type { Screen } from '@mercadito/contracts/site/screen';
import { SCREENS, UNKNOWN } from '@mercadito/contracts/site/site-map';
import type { ComponentType } from 'react';
import type { Namespace, TextKey } from '../shared/i18n/text-keys.ts';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

type AnyScreen = ScreenName | 'unknown';

const address: LoadScreen = () => import('../screens/customer/profile-address.screen.tsx');
const driverOrder: LoadScreen = () => import('../screens/driver/driver-order.screen.tsx');

/** The code of every screen of the site map. */
const CODE: Readonly<Record<AnyScreen, LoadScreen>> = {
  home: () => import('../screens/shop/home.screen.tsx'),
  homeBusiness: () => import('../screens/shop/home-business.screen.tsx'),
  business: () => import('../screens/shop/business.screen.tsx'),
  service: () => import('../screens/shop/service.screen.tsx'),
  product: () => import('../screens/shop/product.screen.tsx'),
  cart: () => import('../screens/customer/cart.screen.tsx'),
  favorites: () => import('../screens/customer/favorites.screen.tsx'),
  login: () => import('../screens/accounts/login.screen.tsx'),
  signUp: () => import('../screens/accounts/sign-up.screen.tsx'),
  productReviews: () => import('../screens/customer/product-reviews.screen.tsx'),
  companyReviews: () => import('../screens/customer/company-reviews.screen.tsx'),
  checkout: () => import('../screens/customer/checkout.screen.tsx'),
  myOrders: () => import('../screens/customer/my-orders.screen.tsx'),
  orderDetails: () => import('../screens/customer/order-details.screen.tsx'),
  profile: () => import('../screens/accounts/profile.screen.tsx'),
  profileAddress: address,
  addAddress: address,
  updateAddress: address,
  driver: () => import('../screens/driver/queue.screen.tsx'),
  driverOrder,
  driverOrderOf: driverOrder,
  driverOrderList: () => import('../screens/driver/assigned.screen.tsx'),
  orderHistory: () => import('../screens/driver/history.screen.tsx'),
  unknown: () => import('../screens/shop/unknown.screen.tsx'),
};

/** A screen of the site map as the web knows it: its texts are of the locale files, and it has code. */
export interface SiteScreen extends Screen {
  readonly name: AnyScreen;
  readonly texts: readonly Namespace[];
  readonly title: Extract<TextKey<'common'>, `${string}:${string}`> | { readonly nameIn: 'first read' };
  readonly load: LoadScreen;
}

const KNOWN: Readonly<Record<AnyScreen, Omit<SiteScreen, 'name' | 'load'>>> = { ...SCREENS, unknown: UNKNOWN };

const withCode = (name: AnyScreen): SiteScreen => ({ ...KNOWN[name], name, load: CODE[name] });

/** Every screen of the site, that of unknown pages too. */
export const SITE_SCREENS: readonly SiteScreen[] = (Object.keys(CODE) as AnyScreen[]).map(withCode);

/** The screen at an address; the one of unknown pages where there is none. */
export function siteScreenAt(pathname: string): SiteScreen {
  const { name } = screenAt(pathname);
  return SITE_SCREENS.find((screen) => screen.name === name) ?? withCode(name);
}

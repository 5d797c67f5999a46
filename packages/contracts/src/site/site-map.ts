import type { Gate } from '@mercadito/domain/access/gates';
import { OFFLINE_PAGE } from './offline-page.ts';
import type { Screen } from './screen.ts';
import { ACCOUNTS_SCREENS } from './screens/accounts.ts';
import { ADMIN_SCREENS } from './screens/admin.ts';
import { CUSTOMER_SCREENS } from './screens/customer.ts';
import { DRIVER_SCREENS } from './screens/driver.ts';
import { OWNER_SCREENS } from './screens/owner.ts';
import { READS_OF_EVERY_PAGE } from './screens/shared.ts';
import { SHOP_SCREENS } from './screens/shop.ts';

/**
 * Every screen of the site (docs/product/screens.md): its address, who may enter (GATE-1), what it
 * shows and reads, and where a link to it stands. Server, web, scripts and tests derive theirs from here.
 */
export const SCREENS = {
  ...SHOP_SCREENS,
  ...CUSTOMER_SCREENS,
  ...ACCOUNTS_SCREENS,
  ...DRIVER_SCREENS,
  ...OWNER_SCREENS,
  ...ADMIN_SCREENS,
} as const satisfies Readonly<Record<string, Screen>>;

/** What is shown at every other address, with the status that says so. */
export const UNKNOWN = {
  path: '/*',
  area: 'shop',
  gates: [],
  title: 'layout:unknownPage.title',
  served: 'whole',
  reads: () => READS_OF_EVERY_PAGE,
} as const satisfies Screen;

/** What any address opens with where there is no line: the application shows the screen. Nobody goes there. */
export const OFFLINE = {
  path: OFFLINE_PAGE,
  area: 'shop',
  gates: [],
  title: null,
  served: 'frame',
  // A driver's page opened without a line is this document (PLACE-9).
  mayLocate: true,
} as const satisfies Screen;

/** Where a person goes who does not pass a gate (GATE-1). */
export const GATE_EXITS = {
  subscription: 'home',
  cart: 'cart',
  driver: 'home',
  company: 'myBusiness',
  business: 'home',
  admin: 'driver',
  signedIn: 'login',
  subscriptionOrBusiness: 'home',
} as const satisfies Readonly<Record<Gate, keyof typeof SCREENS>>;

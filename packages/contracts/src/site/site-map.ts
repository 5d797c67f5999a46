import type { Gate } from '@mercadito/domain/access/gates';
import { type FirstRead, read } from './first-reads.ts';
import { OFFLINE_PAGE } from './offline-page.ts';
import { type Address, type Menu, type Screen, screen } from './screen.ts';

/** Every page wants these; they come last, since the first read decides. */
const settings = read('settings', 'getSettings', {});

/** What the bars and the footer around a screen show. */
export const READS_OF_EVERY_PAGE: readonly FirstRead[] = [settings];

/** Among the customer's places, and for an Admin at work after the driver's. */
const shopping = (order: number): Menu['places'] => ({
  shop: { user: order, admin: order },
  driver: { admin: order + 10 },
});

/** Among a driver's places, wherever one is. */
const driving = (order: number): Menu['places'] => ({
  shop: { driver: order },
  driver: { driver: order, admin: order },
});

const LIST = { search: 'text', category: 'number', page: 'number' } as const;

/**
 * Every screen of the site (docs/product/screens.md): its address, who may enter (GATE-1), what it
 * shows and reads, and where a link to it stands. Server, web, scripts and tests derive theirs from here.
 */
export const SCREENS = {
  home: screen('/', {
    area: 'shop',
    gates: [],
    texts: ['shop'],
    laterTexts: ['cart'],
    title: 'shop:home.title',
    skeleton: 'cards',
    served: 'whole',
    reads: (_params, { randomOrder }) => [
      read('products', 'listHomeProducts', { random_order: randomOrder }),
      read('categories', 'listHomeProductCategories', {}),
      settings,
    ],
    search: LIST,
    menu: { label: 'home', places: shopping(1) },
    tab: { label: 'tabs.products', order: 1 },
    hasBudget: true,
    sample: {},
  }),
  homeBusiness: screen('/home-business', {
    area: 'shop',
    gates: [],
    texts: ['shop'],
    laterTexts: ['cart'],
    title: 'shop:businesses.title',
    skeleton: 'cards',
    served: 'whole',
    reads: (_params, { randomOrder }) => [
      read('companies', 'listCompanies', { random_order: randomOrder }),
      read('categories', 'listUsedCompanyCategories', {}),
      settings,
    ],
    search: LIST,
    menu: { label: 'business', barLabel: 'businesses', moreLabel: 'businesses', places: shopping(2) },
    tab: { label: 'tabs.businesses', order: 2 },
    sample: {},
  }),
  business: screen('/business/{businessId}', {
    area: 'shop',
    gates: [],
    texts: ['shop'],
    laterTexts: ['cart'],
    title: { nameIn: 'first read' },
    skeleton: 'thing',
    served: 'whole',
    reads: ({ businessId: companyId }, { language }) => [
      read('companies', 'getCompany', { companyId }),
      read('products', 'listCompanyProducts', { companyId }),
      read('customization', 'getSocialNetworks', { companyId }),
      // A business carries its category's Spanish name.
      ...(language === 'es' ? [] : [read('categories', 'listUsedCompanyCategories', {})]),
      settings,
    ],
    search: { label: 'text' },
    isLikelyNext: true,
    hasBudget: true,
    sample: { businessId: 1 },
  }),
  service: screen('/business/service/{slug}', {
    area: 'shop',
    gates: [],
    texts: ['shop'],
    title: { nameIn: 'first read' },
    skeleton: 'thing',
    served: 'whole',
    reads: ({ slug }) => [read('services', 'readServices', { action: 'details', slug }), settings],
  }),
  product: screen('/product/{businessId}/{productId}/', {
    area: 'shop',
    gates: [],
    texts: ['shop'],
    laterTexts: ['cart'],
    title: { nameIn: 'first read' },
    skeleton: 'thing',
    served: 'whole',
    reads: ({ businessId, productId }) => [
      read('products', 'getProduct', { id: productId }),
      read('companies', 'getCompany', { companyId: businessId }),
      settings,
    ],
    isLikelyNext: true,
    hasBudget: true,
    sample: { businessId: 1, productId: 1 },
  }),
  cart: screen('/cart', {
    area: 'customer',
    gates: [],
    texts: ['cart'],
    title: 'cart:title',
    served: 'whole',
    // What is in it lies on the device or in the account: the page around it comes first.
    waitsForTheApplication: true,
    reads: () => READS_OF_EVERY_PAGE,
    menu: { label: 'cart', places: shopping(4) },
    isLikelyNext: true,
    hasBudget: true,
    sample: {},
  }),
  favorites: screen('/favorites', {
    area: 'customer',
    gates: [],
    texts: ['shop'],
    laterTexts: ['cart'],
    title: 'shop:favorites.title',
    skeleton: 'cards',
    served: 'frame',
    search: { label: 'text' },
    menu: { label: 'favorites', places: shopping(3) },
  }),
  login: screen('/login', {
    area: 'accounts',
    gates: [],
    texts: ['accounts'],
    title: 'accounts:login.title',
    served: 'frame',
    search: { from: 'text' },
    sample: {},
  }),
  signUp: screen('/sign-up', {
    area: 'accounts',
    gates: [],
    texts: ['accounts'],
    title: 'accounts:signUp.title',
    served: 'frame',
    search: { from: 'text' },
  }),
  checkout: screen('/checkout', {
    area: 'customer',
    gates: ['signedIn', 'cart'],
    texts: ['checkout', 'cart'],
    title: 'checkout:title',
    served: 'frame',
  }),
  myOrders: screen('/myorders', {
    area: 'customer',
    gates: ['signedIn'],
    texts: ['orders'],
    title: 'orders:title',
    served: 'frame',
    menu: { label: 'myOrders', places: shopping(5) },
  }),
  orderDetails: screen('/order-details/{transactionId}/', {
    area: 'customer',
    gates: ['signedIn'],
    texts: ['orders'],
    title: 'orders:details.title',
    served: 'frame',
  }),
  profile: screen('/profile', {
    area: 'accounts',
    gates: ['signedIn'],
    texts: ['accounts'],
    laterTexts: ['deliveries'],
    title: 'accounts:profile.title',
    served: 'frame',
  }),
  profileAddress: screen('/profile/address', {
    area: 'customer',
    gates: ['signedIn'],
    texts: ['checkout', 'kit'],
    title: 'checkout:address.title',
    served: 'frame',
  }),
  addAddress: screen('/profile/add-address', {
    area: 'customer',
    file: 'profile-address',
    gates: ['signedIn'],
    texts: ['checkout', 'kit'],
    title: 'checkout:address.addTitle',
    served: 'frame',
  }),
  updateAddress: screen('/profile/update-address', {
    area: 'customer',
    file: 'profile-address',
    gates: ['signedIn'],
    texts: ['checkout', 'kit'],
    title: 'checkout:address.updateTitle',
    served: 'frame',
  }),
  driver: screen('/driver', {
    area: 'driver',
    file: 'queue',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:queue.title',
    served: 'frame',
    menu: {
      label: 'delivery',
      moreLabel: 'driver',
      places: { shop: { driver: 1, admin: 7 }, driver: { driver: 1, admin: 1 } },
    },
  }),
  driverOrder: screen('/driver-order/{transactionId}/', {
    area: 'driver',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:order.title',
    served: 'frame',
  }),
  driverOrderOf: screen('/driver-order/{transactionId}/{driverId}/', {
    area: 'driver',
    file: 'driver-order',
    gates: ['signedIn', 'admin'],
    texts: ['deliveries'],
    title: 'deliveries:order.title',
    served: 'frame',
  }),
  driverOrderList: screen('/driver-order-list', {
    area: 'driver',
    file: 'assigned',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:assigned.title',
    served: 'frame',
    menu: { label: 'driverNav.assigned', places: driving(2) },
  }),
  orderHistory: screen('/order-history', {
    area: 'driver',
    file: 'history',
    gates: ['signedIn', 'driver'],
    texts: ['deliveries'],
    title: 'deliveries:history.title',
    served: 'frame',
    menu: { label: 'driverNav.history', places: driving(3) },
  }),
} as const satisfies Readonly<Record<string, Screen>>;

/** Addresses that gates, menus and links name already, whose screens are to come: until then nothing is there, and no menu shows them. */
export const TO_COME = {
  myBusiness: { path: '/mybusiness', menu: { label: 'myBusiness', places: shopping(6) } },
  admin: {
    path: '/admin',
    menu: { label: 'admin', places: { shop: { driver: 8, admin: 8 }, driver: { driver: 4, admin: 4 } } },
  },
  updateProduct: { path: '/product/{productId}/updateProduct' },
} as const satisfies Readonly<Record<string, Address>>;

/** What is shown at every other address, with the status that says so. */
export const UNKNOWN = {
  path: '/*',
  area: 'shop',
  gates: [],
  texts: [],
  title: 'layout:unknownPage.title',
  served: 'whole',
  reads: () => READS_OF_EVERY_PAGE,
} as const satisfies Screen;

/** What any address opens with where there is no line: the application shows the screen. Nobody goes there. */
export const OFFLINE = {
  path: OFFLINE_PAGE,
  area: 'shop',
  gates: [],
  texts: [],
  title: null,
  served: 'frame',
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
} as const satisfies Readonly<Record<Gate, keyof typeof SCREENS | keyof typeof TO_COME>>;

import type { ActorKind } from './person.ts';

type Rows = Readonly<Record<`${string}.${string}`, readonly ActorKind[]>>;

const SIGNED_IN = ['customer', 'member', 'lapsed', 'owner', 'driver', 'admin'] as const;
const OWNERS = ['owner', 'admin'] as const;
/** Also after the membership has ended: reading what was ordered, and switching off what is on sale (SELLING-3). */
const OWNERS_AND_LAPSED = ['owner', 'lapsed', 'admin'] as const;
const DRIVERS = ['driver', 'admin'] as const;
const ADMINS = ['admin'] as const;

/** What people do for themselves. */
const OF_PERSON = {
  'account.use': SIGNED_IN,
  'address.keep': SIGNED_IN,
  'cart.fill': SIGNED_IN,
  'favorites.keep': SIGNED_IN,
  /** Whoever could sell and is no driver or Admin. */
  'membership.ask': ['customer', 'member', 'lapsed', 'owner'],
  'orders.place': SIGNED_IN,
  'orders.follow': SIGNED_IN,
  'orders.cancel': SIGNED_IN,
  'products.await': SIGNED_IN,
  'reviews.write': SIGNED_IN,
  'business.open': ['member', 'owner', 'admin'],
} as const satisfies Rows;

/** What is done for a business. */
const OF_BUSINESS = {
  'business.write': OWNERS,
  'catalog.read': OWNERS_AND_LAPSED,
  'catalog.withdraw': OWNERS_AND_LAPSED,
  'catalog.write': OWNERS,
  'hours.write': OWNERS,
  'sales.answer': OWNERS_AND_LAPSED,
  'sales.read': OWNERS_AND_LAPSED,
  'sponsors.request': OWNERS,
} as const satisfies Rows;

/** What a driver does with orders. */
const OF_DRIVER = {
  'deliveries.read': DRIVERS,
  'deliveries.claim': DRIVERS,
  'deliveries.finish': DRIVERS,
  'availability.set': DRIVERS,
} as const satisfies Rows;

/** What is done for the whole site. */
const OF_SITE = {
  'businesses.suspend': ADMINS,
  'cash.settle': ADMINS,
  'categories.write': ADMINS,
  'deliveries.assign': ADMINS,
  'deliveries.oversee': ADMINS,
  'messages.announce': ADMINS,
  'orders.decide': ADMINS,
  'orders.oversee': ADMINS,
  'people.read': ADMINS,
  'people.write': ADMINS,
  'plans.grant': ADMINS,
  'record.read': ADMINS,
  'search.write': ADMINS,
  'settings.write': ADMINS,
  'sponsors.decide': ADMINS,
} as const satisfies Rows;

/** What no single call does: areas of screens, what is shown, and on whose behalf a call may act. */
const WITHOUT_CALL = {
  'shopping.see': ['visitor', 'customer', 'member', 'lapsed', 'owner', 'admin'],
  'business.enter': ['customer', 'member', 'lapsed', 'owner', 'admin'],
  'delivery.enter': DRIVERS,
  'site.enter': ADMINS,
  'goods.see-all': ADMINS,
  'others.act-for': ADMINS,
} as const satisfies Rows;

/**
 * The one table of who may do what; a kind of actor that is not in a row may not. The first kind of a row is the one it is
 * meant for: what somebody refused lacks on the way to it is why they are refused. Server, web and tests read it.
 */
const TABLE = { ...OF_PERSON, ...OF_BUSINESS, ...OF_DRIVER, ...OF_SITE, ...WITHOUT_CALL };

export type PersonPermission = keyof typeof OF_PERSON;
export type BusinessPermission = keyof typeof OF_BUSINESS;
export type DriverPermission = keyof typeof OF_DRIVER;
export type SitePermission = keyof typeof OF_SITE;
export type Permission = keyof typeof TABLE;

type PaidOrNot = 'customer' | 'member' | 'lapsed' | 'owner';
type Distinguished<Kind> = [Extract<Kind, PaidOrNot>] extends [never]
  ? false
  : [PaidOrNot] extends [Kind]
    ? false
    : true;

/** The permissions that hang on whether owners need a subscription: those which some customers have and others have not. */
export type PermissionBySettings = {
  [P in Permission]: Distinguished<(typeof TABLE)[P][number]> extends true ? P : never;
}[Permission];

/** Who may, the kind it is meant for first. */
export const kindsWithPermission = (permission: Permission): readonly ActorKind[] => TABLE[permission];

/** Whether everybody may who is signed in, so that a token is all it takes. */
export const isForAllSignedIn = (permission: Permission): boolean =>
  SIGNED_IN.every((kind) => kindsWithPermission(permission).includes(kind));

/** Every permission there is. */
export const allPermissions = (): Permission[] => Object.keys(TABLE) as Permission[];

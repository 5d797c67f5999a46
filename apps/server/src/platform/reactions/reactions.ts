import type { CacheTag } from '@mercadito/contracts/cache-tags';
import type { EventOf, EventType } from '@mercadito/domain/events/domain-event';
import type { AudienceWord } from './audiences.ts';

type Tags = readonly [CacheTag, ...CacheTag[]];
/** One of these words at least. */
type SomeOf<Word extends string> = {
  [One in Word]: { readonly [Named in One]: Tags } & { readonly [Named in Word]?: Tags };
}[Word];

/** What follows from an event. A further consequence is a further field here, seen to in `audited`. */
export type Reaction<Event> =
  /** Whom it concerns, and which of their cached reads it changes. */
  | { readonly refreshes: SomeOf<AudienceWord<Event>> }
  /** Why it changes nothing that anybody has read. */
  | { readonly nobody: string };

type Reactions = { readonly [Type in EventType]: Reaction<EventOf<Type>> };

/** Who looks at an order whatever becomes of it. */
const ORDER = { customer: ['OrdersUser'], businesses: ['Orders'], admins: ['Orders'] } as const;
const OWN_BUSINESS = { business: ['Companies'] } as const;
const OWN_GOODS = { business: ['Products', 'ProductsHome'] } as const;
const GOODS_OF_ALL = { everybody: ['Products', 'ProductsHome'] } as const;
/** What shows the names of categories, and lists what is in them. */
const BUSINESSES_OF_ALL = { everybody: ['Categories', 'Companies'] } as const;
const CATEGORIZED_GOODS = { everybody: ['Categories', 'Products', 'ProductsHome'] } as const;
/** A business comes or goes, and with it all that it has on sale. */
const WHOLE_BUSINESS = {
  everybody: [
    'Companies',
    'Products',
    'ProductsHome',
    'Service',
    'Sponsors',
    'Categories',
    'Cart',
    'Favorites',
    'FavoriteProducts',
  ],
  admins: ['People'],
} as const;
const SERVICES_OF_ALL = { everybody: ['Categories', 'Service'] } as const;
/** A product's page has them too, and with them comes its version. */
const OWN_OPTIONS = { business: ['ProductOptions', 'Products'] } as const;
const OWN_ATTRIBUTES = { business: ['ProductOptions', 'ProductAttribute', 'Products'] } as const;
const OWN_CART = { person: ['Cart'] } as const;

/** The one table of what follows from what has happened. */
export const REACTIONS: Reactions = {
  'account.opened': { nobody: 'what was not there nobody has read, and Admins look for people' },
  'session.opened': { nobody: 'whoever signs in reads everything anew' },
  'session.ended': { refreshes: { person: ['Sessions'] } },
  'session.reached': { refreshes: { person: ['Sessions'] } },
  'password.changed': { refreshes: { person: ['Account', 'Sessions'] } },
  'email.confirmed': { refreshes: { person: ['Account'], admins: ['People'] } },
  'email.changed': { refreshes: { person: ['Account'], admins: ['People'] } },
  'account.updated': { refreshes: { person: ['Account'], admins: ['People'] } },
  'password.reset': { refreshes: { person: ['Account', 'Sessions'], admins: ['People'] } },
  'account.signed_out': { refreshes: { person: ['Sessions'], admins: ['People'] } },
  'account.blocked': { refreshes: { person: ['Account', 'Sessions'], admins: ['People', 'Driver'] } },
  'account.unblocked': { refreshes: { person: ['Account'], admins: ['People', 'Driver'] } },
  'role.assigned': { refreshes: { person: ['Account'], admins: ['People'] } },
  'membership.set': { refreshes: { person: ['Account'], admins: ['People'] } },
  'language.chosen': { refreshes: { person: ['SettingUser'] } },

  'address.added': { refreshes: { person: ['Address'] } },
  'address.updated': { refreshes: { person: ['Address'] } },

  'cart_item.added': { refreshes: OWN_CART },
  'cart_item.updated': { refreshes: OWN_CART },
  'cart_item.removed': { refreshes: OWN_CART },
  'cart.synchronized': { refreshes: OWN_CART },
  'favorite_product.added': { refreshes: { person: ['FavoriteProducts'] } },
  'favorite_product.removed': { refreshes: { person: ['FavoriteProducts'] } },
  'favorite_company.added': { refreshes: { person: ['Favorites'] } },
  'favorite_company.removed': { refreshes: { person: ['Favorites'] } },

  'company.opened': { refreshes: { person: ['Account', 'Companies'] } },
  'company.updated': { refreshes: OWN_BUSINESS },
  // With its first one it is listed, and its owner sees it there at once; others as they see any that is new.
  'company_picture.replaced': { refreshes: { business: ['Categories', 'Companies', 'ProductsHome', 'Sponsors'] } },
  'plan.granted': { refreshes: { ...OWN_BUSINESS, admins: ['People'] } },
  'plan.ended': { refreshes: { ...OWN_BUSINESS, admins: ['People'] } },
  'company.suspended': { refreshes: WHOLE_BUSINESS },
  'company.reinstated': { refreshes: WHOLE_BUSINESS },
  'company.standing_changed': { refreshes: { everybody: ['Cart', 'Companies', 'Products', 'ProductsHome'] } },
  'company_about.added': { refreshes: OWN_BUSINESS },
  'company_about.updated': { refreshes: OWN_BUSINESS },
  'company_contact.added': { refreshes: OWN_BUSINESS },
  'company_contact.updated': { refreshes: OWN_BUSINESS },
  'company_networks.added': { refreshes: OWN_BUSINESS },
  'company_networks.updated': { refreshes: OWN_BUSINESS },
  'company_address.added': { refreshes: OWN_BUSINESS },
  'company_address.updated': { refreshes: OWN_BUSINESS },
  'sponsor.requested': { refreshes: { business: ['Companies'], admins: ['Sponsors'] } },
  'sponsor.approved': { refreshes: { business: ['Companies'], everybody: ['Sponsors'] } },
  'sponsor.declined': { refreshes: { business: ['Companies'], admins: ['Sponsors'] } },
  'sponsor.ended': { refreshes: { business: ['Companies'], everybody: ['Sponsors'] } },
  'opening_hours.set': { refreshes: { business: ['WeekDays', 'Companies'] } },

  'product.added': { refreshes: OWN_GOODS },
  'product.updated': { refreshes: OWN_GOODS },
  // Whoever has it on the screen is to see what they decide by.
  'product.terms_changed': { refreshes: GOODS_OF_ALL },
  'product.deleted': { refreshes: GOODS_OF_ALL },
  'product.sold_out': { refreshes: GOODS_OF_ALL },
  'product.came_back': { refreshes: GOODS_OF_ALL },
  'catalog.imported': {
    refreshes: { ...GOODS_OF_ALL, business: ['Companies', 'ProductOptions', 'ProductAttribute'] },
  },
  'products.changed': { refreshes: GOODS_OF_ALL },
  'products.deleted': { refreshes: GOODS_OF_ALL },
  'product_photo.replaced': { refreshes: OWN_GOODS },
  'product_images.added': { refreshes: { business: ['Products'] } },
  'product_images.removed': { refreshes: { business: ['Products'] } },
  'product_images.ordered': { refreshes: { business: ['Products'] } },
  'product_option.added': { refreshes: OWN_OPTIONS },
  'product_option.updated': { refreshes: OWN_OPTIONS },
  'product_option.deleted': { refreshes: OWN_OPTIONS },
  'product_options.copied': { refreshes: OWN_ATTRIBUTES },
  'option_attribute.added': { refreshes: OWN_ATTRIBUTES },
  'option_attribute.updated': { refreshes: OWN_ATTRIBUTES },
  'option_attribute.deleted': { refreshes: OWN_ATTRIBUTES },
  'service.offered': { refreshes: { business: ['Service'] } },
  'service.updated': { refreshes: { business: ['Service'] } },
  'service.withdrawn': { refreshes: { business: ['Service'] } },

  'company_review.written': { refreshes: { everybody: ['CompanyReviews'] } },
  'company_review.edited': { refreshes: { everybody: ['CompanyReviews'] } },
  'product_review.written': { refreshes: { everybody: ['ProductReviews'] } },
  'product_review.edited': { refreshes: { everybody: ['ProductReviews'] } },

  'order.placed': { refreshes: { ...ORDER, customer: ['OrdersUser', 'Cart'], drivers: ['OrderQueue'] } },
  'order.cancelled': { refreshes: { ...ORDER, drivers: ['OrderQueue'] } },
  'order.declined': { refreshes: { ...ORDER, drivers: ['OrderQueue'] } },
  'order.requeued': { refreshes: { ...ORDER, drivers: ['OrderQueue'] } },
  'order.seen_by_business': { refreshes: { customer: ['OrdersUser'], business: ['Orders'], admins: ['Orders'] } },
  'order.claimed': { refreshes: { ...ORDER, drivers: ['OrderQueue'], driver: ['Driver'] } },
  'order.assigned': { refreshes: { ...ORDER, drivers: ['OrderQueue'], driver: ['Driver'] } },
  'order.delivered': { refreshes: { ...ORDER, driver: ['Driver'] } },
  'order.delivery_failed': { refreshes: { ...ORDER, driver: ['Driver'] } },
  'order_item.status_changed': { refreshes: { ...ORDER, driver: ['Driver'] } },
  'order_company.picked_up': { refreshes: { ...ORDER, driver: ['Driver'] } },
  'driver_report.kept': { refreshes: { admins: ['DriverReports'], driver: ['Driver'] } },
  'driver_report.reviewed': { refreshes: { admins: ['DriverReports'] } },
  'driver.availability_changed': {
    refreshes: { driver: ['Driver', 'SettingDriver', 'OrderQueue'], admins: ['Driver'] },
  },

  'company_category.added': { refreshes: { everybody: ['Categories'] } },
  'company_category.updated': { refreshes: BUSINESSES_OF_ALL },
  'company_category.removed': { refreshes: BUSINESSES_OF_ALL },
  'product_category.added': { refreshes: { everybody: ['Categories'] } },
  'product_category.updated': { refreshes: CATEGORIZED_GOODS },
  'product_category.removed': { refreshes: CATEGORIZED_GOODS },
  'service_category.added': { refreshes: { everybody: ['Categories'] } },
  'service_category.updated': { refreshes: SERVICES_OF_ALL },
  'service_category.removed': { refreshes: SERVICES_OF_ALL },
  'zone.added': { refreshes: { everybody: ['Categories'] } },
  'zone.updated': { refreshes: SERVICES_OF_ALL },
  'zone.removed': { refreshes: SERVICES_OF_ALL },

  'inbox.changed': { refreshes: { person: ['Inbox'] } },

  'settings.changed': { refreshes: { everybody: ['Settings', 'Checkout'] } },
  'exchange_rate.changed': { refreshes: { everybody: ['Cart', 'Products', 'ProductsHome'] } },
};

import type { OfCategory } from './event-ids.ts';
import { eventWith } from './event-row.ts';

const ofCategory = eventWith<OfCategory>();
const ofAnnouncement = eventWith<{ readonly announcementId: number }>();
const ofSite = eventWith<object>();

/** What shows the names of categories, and lists what is in them. */
const BUSINESSES_OF_ALL = { everybody: ['Categories', 'Companies'] } as const;
const CATEGORIZED_GOODS = { everybody: ['Categories', 'Products', 'ProductsHome'] } as const;
const SERVICES_OF_ALL = { everybody: ['Categories', 'Service'] } as const;

/** What holds for the whole site. */
export const SITE_EVENTS = {
  /** The town is called otherwise, serves other places, or has other contacts. */
  'town.changed': ofSite({ everybody: ['Settings'] }, 'silent'),
  /** The town says otherwise who answers for people's data, or what its terms are. */
  'legal.changed': ofSite({ everybody: ['Settings'] }, 'silent'),
  /** The town has another picture of the day for a status. */
  'town_picture.drawn': ofSite({ admins: ['StatusPictures'] }, 'silent'),
  /** Businesses can have one more category. */
  'company_category.added': ofCategory({ everybody: ['Categories'] }, 'silent'),
  /** A category is called otherwise, or stands elsewhere in the order. */
  'company_category.updated': ofCategory(BUSINESSES_OF_ALL, 'silent'),
  /** A category is gone; what was in it has gone to another. */
  'company_category.removed': ofCategory(BUSINESSES_OF_ALL, 'silent'),
  /** Products can have one more category. */
  'product_category.added': ofCategory({ everybody: ['Categories'] }, 'silent'),
  /** A category is called otherwise, or stands elsewhere in the order or below another. */
  'product_category.updated': ofCategory(CATEGORIZED_GOODS, 'silent'),
  /** A category is gone; what was in it or below it has gone to another. */
  'product_category.removed': ofCategory(CATEGORIZED_GOODS, 'silent'),
  /** Services can have one more category. */
  'service_category.added': ofCategory({ everybody: ['Categories'] }, 'silent'),
  /** A category is called otherwise, or stands elsewhere in the order. */
  'service_category.updated': ofCategory(SERVICES_OF_ALL, 'silent'),
  /** A category is gone; what was in it has gone to another. */
  'service_category.removed': ofCategory(SERVICES_OF_ALL, 'silent'),
  /** Services can be offered in one more zone. */
  'zone.added': ofCategory({ everybody: ['Categories'] }, 'silent'),
  /** A zone is called otherwise, or stands elsewhere in the order. */
  'zone.updated': ofCategory(SERVICES_OF_ALL, 'silent'),
  /** A zone is gone; what was offered there is offered in another. */
  'zone.removed': ofCategory(SERVICES_OF_ALL, 'silent'),

  /** An Admin has changed what holds for the whole site. */
  'settings.changed': ofSite({ everybody: ['Settings', 'Checkout'] }, 'silent'),
  /** A dollar costs another amount of pesos: beside `settings.changed`. */
  'exchange_rate.changed': ofSite({ everybody: ['Cart', 'Products', 'ProductsHome'] }, 'silent'),

  /** A search knows other names of things. */
  'search_kin.changed': ofSite({ admins: ['SearchKin'], everybody: ['Products', 'ProductsHome'] }, 'silent'),

  /** An Admin has written to a kind of people, or to all. */
  'announcement.made': ofAnnouncement({ nobody: 'who hears of it is told by their inbox' }, 'told'),
  /** Something that was to be done after a write was given up; not each of many at once. */
  'job.given_up': ofSite({ admins: ['Jobs'] }, 'told'),
};

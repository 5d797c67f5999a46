import type { OfCompany, OfPerson } from './event-ids.ts';
import { eventWith } from './event-row.ts';

const ofPersonAndCompany = eventWith<OfPerson & OfCompany>();
const ofCompany = eventWith<OfCompany>();
const ofRequest = eventWith<OfCompany & { readonly requestId: number }>();
const ofService = eventWith<OfCompany & { readonly serviceId: number }>();
const ofCompanyReview = eventWith<OfPerson & OfCompany & { readonly reviewId: number }>();

const OWN_BUSINESS = { business: ['Companies'] } as const;
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

/** What happens to businesses and the services they offer. */
export const COMPANY_EVENTS = {
  /** A person has a business. */
  'company.opened': ofPersonAndCompany({ person: ['Account', 'Companies'] }, 'silent'),
  /** A business has another name, place or category. */
  'company.updated': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business has another profile picture or banner. */
  // With its first one it is listed, and its owner sees it there at once; others as they see any that is new.
  'company_picture.replaced': ofCompany(
    { business: ['Categories', 'Companies', 'ProductsHome', 'Sponsors'] },
    'silent',
  ),
  /** A business has the paid plan until a day. */
  'plan.granted': ofCompany({ ...OWN_BUSINESS, admins: ['People'] }, 'told'),
  /** A business is on the free plan again. */
  'plan.ended': ofCompany({ ...OWN_BUSINESS, admins: ['People'] }, 'told'),
  /** An Admin has closed a business: its goods are on sale for nobody. */
  'company.suspended': ofCompany(WHOLE_BUSINESS, 'told'),
  /** An Admin has opened it again. */
  'company.reinstated': ofCompany(WHOLE_BUSINESS, 'told'),
  /** The membership or role of its owner has become another: it may take orders again, or no more. */
  'company.standing_changed': ofCompany({ everybody: ['Cart', 'Companies', 'Products', 'ProductsHome'] }, 'silent'),
  /** A business has another picture of the day for a status. */
  'status_picture.drawn': ofCompany({ business: ['StatusPictures'] }, 'silent'),
  /** A business tells of itself. */
  'company_about.added': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business tells something else of itself, or shows another picture beside it. */
  'company_about.updated': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business says how to reach it. */
  'company_contact.added': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business is reached in another way. */
  'company_contact.updated': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business says where else it is found. */
  'company_networks.added': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business is found elsewhere. */
  'company_networks.updated': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business says where it is picked up from. */
  'company_address.added': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business is picked up from elsewhere. */
  'company_address.updated': ofCompany(OWN_BUSINESS, 'silent'),
  /** A business asks to be featured. */
  'sponsor.requested': ofRequest({ business: ['Companies'], admins: ['Sponsors'] }, 'told'),
  /** A business is featured. */
  'sponsor.approved': ofRequest({ business: ['Companies'], everybody: ['Sponsors'] }, 'told'),
  /** A business is not to be featured. */
  'sponsor.declined': ofRequest({ business: ['Companies'], admins: ['Sponsors'] }, 'told'),
  /** A business is featured no more. */
  'sponsor.ended': ofRequest({ business: ['Companies'], everybody: ['Sponsors'] }, 'told'),
  /** A business has other opening hours. */
  'opening_hours.set': ofCompany({ business: ['WeekDays', 'Companies'] }, 'silent'),
  /** A business is closed for the day, or open again. */
  'opening_hours.paused': ofCompany({ business: ['WeekDays', 'Companies'] }, 'silent'),
  /** A business has other holidays and special days. */
  'opening_hours.dates_set': ofCompany({ business: ['WeekDays', 'Companies'] }, 'silent'),

  // With its first or last one its page has another part.
  /** A business offers a service. */
  'service.offered': ofService({ business: ['Service', 'Companies'] }, 'silent'),
  /** A business offers a service otherwise. */
  'service.updated': ofService({ business: ['Service'] }, 'silent'),
  /** A business offers a service no more. */
  'service.withdrawn': ofService({ business: ['Service', 'Companies'] }, 'silent'),

  /** A person has reviewed a business. */
  'company_review.written': ofCompanyReview({ everybody: ['CompanyReviews'] }, 'told'),
  /** The person thinks otherwise now. */
  'company_review.edited': ofCompanyReview({ everybody: ['CompanyReviews'] }, 'silent'),
};

import type { CompanyAnswer, CompanyDetailsAnswer } from '@mercadito/contracts/companies';
import { isActiveAt } from '@mercadito/domain/access/membership';
import { averageRating } from '@mercadito/domain/reviews/average-rating';
import { sponsorFormStatus } from '@mercadito/domain/sponsors/sponsor-status';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import { closedTodayView, type Moment, openingStateView } from '../opening-hours/index.ts';
import { takesOrdersNow } from '../taking-orders/index.ts';
import type { CompanyDetailsRow, CompanyRow } from './companies.queries.ts';

function addressView(row: CompanyRow): CompanyAnswer['address'] {
  const { street_1, telephone_number } = row;
  if (street_1 === null || telephone_number === null) return null;
  return {
    street_1,
    street_2: row.street_2 ?? '',
    exterior_number: row.exterior_number ?? '',
    neighborhood: row.neighborhood ?? '',
    telephone_number,
    additional_instructions: row.additional_instructions ?? '',
  };
}

/** A business as lists show it. */
export function companyView(row: CompanyRow, { now, config }: Moment): CompanyAnswer {
  const profile = pictureOf(row.profile);
  const banner = pictureOf(row.banner);
  const until = row.subscription_product_until;
  return {
    _id: row.id,
    name: row.name,
    location: row.location,
    category: row.category,
    category_id: row.category_id,
    profileImage: addressOf(profile),
    profile_picture: profile,
    bannerImage: addressOf(banner),
    banner_picture: banner,
    is_sponsor: row.is_sponsor,
    sponsor_banner: addressOf(pictureOf(row.sponsor)),
    is_favorite: row.is_favorite,
    rating: averageRating(row.rating_sum, row.num_reviews),
    numReviews: row.num_reviews,
    subscription_product: isActiveAt(until === null ? null : new Date(until), now),
    has_member_only: row.has_member_only,
    ...openingStateView(row.opening_days, now, config.timeZone),
    closed_today: closedTodayView(row.opening_days, now, config.timeZone),
    created_at: row.created_at,
    address: addressView(row),
  };
}

/** What a suspended business has no more for anybody else: its page says what it was called, and that it is closed (SUSPENSION-2). */
const NOTHING_SHOWN = {
  profileImage: null,
  profile_picture: null,
  bannerImage: null,
  banner_picture: null,
  is_sponsor: false,
  sponsor_banner: null,
  has_member_only: false,
  is_open_now: null,
  closed_today: null,
  next_change_at: null,
  address: null,
} satisfies Partial<CompanyAnswer>;

const suspensionOf = ({ suspended_at: at, suspension_reason: reason }: CompanyDetailsRow) =>
  at === null || reason === null ? null : { at, reason };

/** What its owner, and who may act for her, are told beside. */
const forOwner = (row: CompanyDetailsRow) => ({
  sponsor_form_status: sponsorFormStatus(row.sponsor_status),
  suspension: suspensionOf(row),
});

/**
 * A business as its own page shows it.
 * @param isOwn whether it is shown to its owner, or to who may act for her
 */
export function companyDetailsView(row: CompanyDetailsRow, moment: Moment, isOwn: boolean): CompanyDetailsAnswer {
  const is_suspended = row.suspended_at !== null;
  return {
    ...companyView(row, moment),
    ...(is_suspended && !isOwn && NOTHING_SHOWN),
    is_suspended,
    takes_orders: takesOrdersNow(row.owner, moment),
    user_id: row.owner_id,
    ...(isOwn && forOwner(row)),
    updated_at: row.updated_at,
  };
}

import { RANDOM_ORDERS } from '@mercadito/domain/catalog/sorting';
import { LARGEST_ID, MAX_LENGTH } from '@mercadito/domain/input-limits';
import { SPONSOR_FORM_STATUSES } from '@mercadito/domain/sponsors/sponsor-status';
import * as z from 'zod';
import { answered } from './answered.ts';
import {
  cappedCount,
  closedToday,
  cursor,
  flag,
  id,
  idOr,
  instant,
  lastDay,
  lastRead,
  listOf,
  openingState,
  page,
  picture,
  search,
  takesOrders,
  text,
  whole,
} from './common.ts';
import { always, anyone, business, endpointsOf, person, site } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'companies',
  about: 'The businesses: their lists, pages, names and pictures, and their plan.',
});

/** A business as lists and pages show it (BUSINESS-2). */
export const company = z
  .object({
    _id: id, // sic
    name: z.string(),
    location: z.string(),
    /** The category's Spanish name. */
    category: z.string(),
    category_id: z.int(),
    profileImage: z.string().nullable(),
    profile_picture: picture.nullable(),
    bannerImage: z.string().nullable(),
    banner_picture: picture.nullable(),
    is_sponsor: z.boolean(),
    sponsor_banner: z.string().nullable(),
    is_favorite: z.boolean(),
    rating: z.number(),
    numReviews: z.int(),
    /** Whether the business has a paid plan: no limit of 100 products. */
    subscription_product: z.boolean(),
    /** True when it has goods that members alone see; which and how many stays hidden. */
    has_member_only: z.boolean(),
    ...openingState,
    closed_today: closedToday,
    created_at: instant,
    /** Whom to call; null while no address is registered. */
    address: z
      .object({
        street_1: z.string(),
        street_2: z.string(),
        exterior_number: z.string(),
        neighborhood: z.string(),
        telephone_number: z.string(),
        additional_instructions: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Company' });

/** Which parts of a business's page have something in them for who asks: by their `label`, and among its goods the pinned ones. */
const businessParts = z.object({
  home: z.boolean(),
  pinned: z.boolean(),
  services: z.boolean(),
  about: z.boolean(),
  contact: z.boolean(),
});

const companyDetails = company
  .extend({
    user_id: z.int(),
    /** Where its request to be featured stands: for its owner and Admins alone (SPONSOR-2). */
    sponsor_form_status: answered(SPONSOR_FORM_STATUSES).optional(),
    /** Whether an Admin has closed it: then nobody else is told more of it than its name and place (SUSPENSION-2). */
    is_suspended: z.boolean().optional(),
    takes_orders: takesOrders,
    /** Since when and why it is closed: for its owner and Admins alone. */
    suspension: z.object({ at: instant, reason: z.string() }).nullable().optional(),
    /** On its own page alone (BUSINESS-31). */
    parts: businessParts.optional(),
    /** Of what its owner writes: name, place, category and pictures. */
    updated_at: instant,
  })
  .meta({ id: 'CompanyDetails' });

/** 0 is newest first; 1 to 5 are fixed shuffles (LIST-5). */
export const randomOrder = whole(0, RANDOM_ORDERS.length - 1)
  .optional()
  .default(0);
export const categoryFilter = whole(0, LARGEST_ID).optional().default(0);

export const listCompanies = endpoint('listCompanies', {
  summary: 'Businesses, searched, filtered, shuffled',
  method: 'GET',
  path: '/companies/',
  access: anyone(),
  query: z.object({
    random_order: randomOrder,
    /** Those that are open before the others, each in that order; a search has its best match first. */
    open_first: flag.optional(),
    /** Those alone that are open. */
    open_now: flag.optional(),
    search,
    category: categoryFilter,
    /** Those too that are in no list of the town, for who may act for them; nobody else is shown more (GATE-5). */
    with_unlisted: flag.optional(),
    page,
    cursor,
  }),
  response: listOf(company).extend(cappedCount),
});

export const getCompany = endpoint('getCompany', {
  summary: 'One business',
  method: 'GET',
  path: '/companies/{companyId}/',
  access: anyone(),
  params: z.object({ companyId: id }),
  response: companyDetails,
});

export const getCompanyForUser = endpoint('getCompanyForUser', {
  summary: 'One business, with whether it is a favourite of the caller',
  method: 'GET',
  path: '/companies/{companyId}/{userId}/',
  access: anyone({ user: 'params.userId' }),
  params: z.object({ companyId: id, userId: id }),
  response: companyDetails,
});

export const getCompanyOfUser = endpoint('getCompanyOfUser', {
  summary: "A person's own business; 404 without one",
  method: 'GET',
  path: '/companies/user/{userId}/',
  access: person('account.use', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: companyDetails,
});

const companyFields = {
  name: text(MAX_LENGTH.companyName, 'Name is required'),
  /** One of the places of the town (PLACE-1). */
  location: text(MAX_LENGTH.placeName, 'Location is required'),
  category_id: idOr('Category is required'),
};

/** BUSINESS-1: one business an owner, a second one is 409. */
export const createCompany = endpoint('createCompany', {
  summary: 'Open a business',
  method: 'POST',
  path: '/companies/create-business/',
  access: person('business.open', { user: 'body.user_id' }),
  body: z.object({ user_id: id.optional(), ...companyFields }),
  idempotent: true,
  status: 201,
  response: companyDetails,
});

export const updateCompany = endpoint('updateCompany', {
  summary: "Change a business's name, place or category",
  description: '409 `changed_meanwhile`: somebody has written it since the `updated_at` that is sent along (CALL-14).',
  method: 'PUT',
  path: '/companies/{companyId}/',
  access: business('business.write', { company: ['params.companyId', 'body._id'], user: 'body.user_id' }),
  params: z.object({ companyId: id }),
  body: z.object({ user_id: id.optional(), _id: id.optional(), ...companyFields, updated_at: lastRead }),
  response: companyDetails,
});

export const uploadProfileImage = endpoint('uploadProfileImage', {
  summary: "Set a business's profile picture",
  method: 'POST',
  path: '/companies/post-image-profile/',
  access: business('business.write', { company: 'body.company_id' }),
  body: z.object({ company_id: id }),
  files: { profileImage: { min: 1, max: 1, missing: 'Profile image is required' } },
  response: companyDetails,
});

export const uploadBannerImage = endpoint('uploadBannerImage', {
  summary: "Set a business's banner",
  method: 'POST',
  path: '/companies/post-image-banner/',
  access: business('business.write', { company: 'body.company_id' }),
  body: z.object({ company_id: id }),
  files: { bannerImage: { min: 1, max: 1 } },
  response: companyDetails,
});

/** BUSINESS-6. */
export const updateCompanyPlan = endpoint('updateCompanyPlan', {
  summary: "Grant or end a business's paid plan",
  description:
    '409 `changed_meanwhile`: another end stands there than `subscription_product_until_was`, and none that is asked for here.',
  method: 'PATCH',
  path: '/companies/{companyId}/plan/',
  access: site('plans.grant'),
  params: z.object({ companyId: id }),
  body: z.object({
    subscription_product_until: lastDay.nullable(),
    /** The end as it was read, which is its own version: `updated_at` counts what an owner writes. */
    subscription_product_until_was: lastDay.nullable().optional(),
  }),
  asksPassword: always,
  response: companyDetails,
});

/**
 * Takes all that it has on sale from everybody, carts included; orders under way go on. Of one that is suspended already it is
 * the reason that changes (SUSPENSION-1).
 */
export const suspendCompany = endpoint('suspendCompany', {
  summary: 'Close a business, and say why',
  method: 'PUT',
  path: '/companies/{companyId}/suspension/',
  access: site('businesses.suspend'),
  params: z.object({ companyId: id }),
  body: z.object({ reason: text(MAX_LENGTH.suspensionReason) }),
  response: companyDetails,
});

export const reinstateCompany = endpoint('reinstateCompany', {
  summary: 'Open a business again that was closed',
  method: 'DELETE',
  path: '/companies/{companyId}/suspension/',
  access: site('businesses.suspend'),
  params: z.object({ companyId: id }),
  response: companyDetails,
});

export type BusinessParts = z.output<typeof businessParts>;
export type Company = z.output<typeof company>;
export type CompanyAnswer = z.input<typeof company>;
export type CompanyDetails = z.output<typeof companyDetails>;
export type CompanyDetailsAnswer = z.input<typeof companyDetails>;

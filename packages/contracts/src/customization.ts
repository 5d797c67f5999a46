import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, blankableUrl, id, instant, lastRead, picture, text } from './common.ts';
import { anyone, business, endpointsOf } from './endpoint.ts';
import { blankablePhone } from './phone.ts';
import { placeFields, regionFields, storedPlace } from './place.ts';

const endpoint = endpointsOf({
  name: 'customization',
  about: "A business's own page: address, about, contact, social networks.",
});

const company_id = id.optional();
const byOwner = { access: business('business.write', { company: 'body.company_id' }) };

/** A read of what a business says of itself: 404 while it says nothing (BUSINESS-4). */
const reading = /* @__NO_SIDE_EFFECTS__ */ <R extends z.ZodType>(path: `/${string}`, summary: string, response: R) =>
  ({
    summary,
    method: 'GET',
    path,
    response,
    access: anyone(),
    params: z.object({ companyId: id }),
  }) as const;

/** The first of what a business has once: a second one is 409 `…_exists`. */
const adding = /* @__NO_SIDE_EFFECTS__ */ <R extends z.ZodType>(path: `/${string}`, summary: string, response: R) =>
  ({
    summary,
    method: 'POST',
    path,
    response,
    ...byOwner,
    idempotent: true,
    status: 201,
  }) as const;

/** A change, compared with what was read. */
const changing = /* @__NO_SIDE_EFFECTS__ */ <R extends z.ZodType>(path: `/${string}`, summary: string, response: R) =>
  ({
    summary,
    method: 'PUT',
    path,
    response,
    description:
      '409 `changed_meanwhile`: somebody has written it since the `updated_at` that is sent along (CALL-14).',
    ...byOwner,
  }) as const;

/** A driver has to find the shop: of a business the second street is asked too (PLACE-2). */
const companyPlaceFields = { ...placeFields, street_2: text(MAX_LENGTH.street) };

const companyAddress = z
  .object({ id, company: z.int(), company_name: z.string(), ...storedPlace, updated_at: instant })
  .meta({ id: 'CompanyAddress' });

export const getCompanyAddress = endpoint(
  'getCompanyAddress',
  // sic
  reading('/companies/adress/adress-company/{companyId}/', "A business's address", companyAddress),
);

export const addCompanyAddress = endpoint('addCompanyAddress', {
  ...adding('/companies/adress/add-adress-company/', "Register a business's address", companyAddress), // sic
  access: business('business.write', { company: 'body.company' }),
  body: z.object({ company: company_id, ...companyPlaceFields, ...regionFields }),
});

export const updateCompanyAddress = endpoint('updateCompanyAddress', {
  ...changing('/companies/adress/update-adress-company/', "Change a business's address", companyAddress), // sic
  access: business('business.write', { company: 'body.company' }),
  body: z.object({ company: company_id, adress_id: id, ...companyPlaceFields, ...regionFields, updated_at: lastRead }),
});

const about = z
  .object({
    id,
    company: z.int(),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    image_picture: picture.nullable(),
    updated_at: instant,
  })
  .meta({ id: 'About' });

const aboutFields = {
  title: text(MAX_LENGTH.aboutTitle, 'Title is required'),
  description: text(MAX_LENGTH.about, 'Description is required'),
};

export const getAbout = endpoint(
  'getAbout',
  reading('/companies/about/get-about/{companyId}/', 'What a business tells of itself', about),
);

/** Multipart, since the picture is required with a new one (BUSINESS-4). */
export const addAbout = endpoint('addAbout', {
  ...adding('/companies/about/post-about/', 'Tell of a business, with a picture', about),
  body: z.object({ company_id, ...aboutFields }),
  files: { image: { min: 1, max: 1 } },
});

export const updateAbout = endpoint('updateAbout', {
  ...changing('/companies/about/put-about/', 'Change what a business tells of itself', about),
  body: z.object({ company_id, about_id: id, ...aboutFields, updated_at: lastRead }),
});

export const uploadAboutImage = endpoint('uploadAboutImage', {
  summary: "Replace the about page's picture",
  method: 'POST',
  path: '/companies/about/post-about-image/',
  ...byOwner,
  body: z.object({ company_id, about_id: id }),
  files: { image: { min: 1, max: 1 } },
  response: about,
});

/** What was left blank is ''. */
const contact = z
  .object({
    id,
    company: z.int(),
    email: z.string(),
    phone_number: z.string(),
    whatsapp_number: z.string(),
    address: z.string(),
    updated_at: instant,
  })
  .meta({ id: 'Contact' });

const contactFields = {
  email: z
    .union([z.literal(''), z.email()], 'Is not an e-mail address')
    .refine((email) => email.length <= 254, 'Is not an e-mail address')
    .optional()
    .default(''),
  phone_number: blankablePhone,
  whatsapp_number: blankablePhone,
  address: blankableText(MAX_LENGTH.contactAddress),
};

export const getContact = endpoint(
  'getContact',
  reading('/companies/contact/get-contact/{companyId}/', 'How to reach a business', contact),
);

export const addContact = endpoint('addContact', {
  ...adding('/companies/contact/post-contact/', 'Say how to reach a business', contact),
  body: z.object({ company_id, ...contactFields }),
});

export const updateContact = endpoint('updateContact', {
  ...changing('/companies/contact/put-contact/', 'Change how to reach a business', contact),
  body: z.object({ company_id, contact_id: id, ...contactFields, updated_at: lastRead }),
});

/** What was left blank is ''. */
const socialNetworks = z
  .object({
    id,
    company: z.int(),
    facebook_url: z.string(),
    instagram_url: z.string(),
    youtube_url: z.string(),
    twiter_url: z.string(), // sic
    tiktok_url: z.string(),
    updated_at: instant,
  })
  .meta({ id: 'SocialNetworks' });

const socialFields = {
  facebook_url: blankableUrl,
  instagram_url: blankableUrl,
  youtube_url: blankableUrl,
  twiter_url: blankableUrl, // sic
  tiktok_url: blankableUrl,
};

export const getSocialNetworks = endpoint(
  'getSocialNetworks',
  reading('/companies/social/get-social-network/{companyId}/', 'Where else to find a business', socialNetworks),
);

export const addSocialNetworks = endpoint('addSocialNetworks', {
  ...adding('/companies/social/post-social-network/', 'Say where else to find a business', socialNetworks),
  body: z.object({ company_id, ...socialFields }),
});

export const updateSocialNetworks = endpoint('updateSocialNetworks', {
  ...changing('/companies/social/put-social-network/', 'Change where else to find a business', socialNetworks),
  body: z.object({ company_id, social_id: id, ...socialFields, updated_at: lastRead }),
});

export type CompanyAddress = z.output<typeof companyAddress>;
export type About = z.output<typeof about>;
export type Contact = z.output<typeof contact>;
export type SocialNetworks = z.output<typeof socialNetworks>;

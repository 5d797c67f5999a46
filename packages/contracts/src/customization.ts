import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, blankableUrl, id, instant, lastRead, picture, text } from './common.ts';
import { anyone, business, endpoint } from './endpoint.ts';
import { blankablePhone } from './phone.ts';
import { placeFields, regionFields, storedPlace } from './place.ts';

const feature = { name: 'customization', about: "A business's own page: address, about, contact, social networks." };

const ofCompany = { access: anyone(), params: z.object({ companyId: id }) };
const byOwner = { access: business('business.write', { company: 'body.company_id' }) };
const company_id = id.optional();
/** What changes an entry compares it with what was read. */
const ofWhatWasRead = {
  description: '409 `changed_meanwhile`: somebody has written it since the `updated_at` that is sent along (CALL-14).',
};
/** A driver has to find the shop: of a business the second street is asked too (PLACE-2). */
const companyPlaceFields = { ...placeFields, street_2: text(MAX_LENGTH.street) };

const companyAddress = z
  .object({ id, company: z.int(), company_name: z.string(), ...storedPlace, updated_at: instant })
  .meta({ id: 'CompanyAddress' });

/** BUSINESS-4: 404 while the business has none, as for everything below. */
export const getCompanyAddress = endpoint('getCompanyAddress', {
  feature,
  summary: "A business's address",
  method: 'GET',
  path: '/companies/adress/adress-company/{companyId}/', // sic
  ...ofCompany,
  response: companyAddress,
});

/** One address a business, a second one is 409 `address_exists`. */
export const addCompanyAddress = endpoint('addCompanyAddress', {
  feature,
  summary: "Register a business's address",
  method: 'POST',
  path: '/companies/adress/add-adress-company/', // sic
  access: business('business.write', { company: 'body.company' }),
  body: z.object({ company: company_id, ...companyPlaceFields, ...regionFields }),
  idempotent: true,
  status: 201,
  response: companyAddress,
});

export const updateCompanyAddress = endpoint('updateCompanyAddress', {
  feature,
  summary: "Change a business's address",
  ...ofWhatWasRead,
  method: 'PUT',
  path: '/companies/adress/update-adress-company/', // sic
  access: business('business.write', { company: 'body.company' }),
  body: z.object({ company: company_id, adress_id: id, ...companyPlaceFields, ...regionFields, updated_at: lastRead }),
  response: companyAddress,
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

export const getAbout = endpoint('getAbout', {
  feature,
  summary: 'What a business tells of itself',
  method: 'GET',
  path: '/companies/about/get-about/{companyId}/',
  ...ofCompany,
  response: about,
});

/** Multipart, since the picture is required with a new one (BUSINESS-4); 409 `about_exists` on a second one. */
export const addAbout = endpoint('addAbout', {
  feature,
  summary: 'Tell of a business, with a picture',
  method: 'POST',
  path: '/companies/about/post-about/',
  ...byOwner,
  body: z.object({ company_id, ...aboutFields }),
  files: { image: { min: 1, max: 1 } },
  idempotent: true,
  status: 201,
  response: about,
});

export const updateAbout = endpoint('updateAbout', {
  feature,
  summary: 'Change what a business tells of itself',
  ...ofWhatWasRead,
  method: 'PUT',
  path: '/companies/about/put-about/',
  ...byOwner,
  body: z.object({ company_id, about_id: id, ...aboutFields, updated_at: lastRead }),
  response: about,
});

export const uploadAboutImage = endpoint('uploadAboutImage', {
  feature,
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

export const getContact = endpoint('getContact', {
  feature,
  summary: 'How to reach a business',
  method: 'GET',
  path: '/companies/contact/get-contact/{companyId}/',
  ...ofCompany,
  response: contact,
});

/** 409 `contact_exists` on a second one. */
export const addContact = endpoint('addContact', {
  feature,
  summary: 'Say how to reach a business',
  method: 'POST',
  path: '/companies/contact/post-contact/',
  ...byOwner,
  body: z.object({ company_id, ...contactFields }),
  idempotent: true,
  status: 201,
  response: contact,
});

export const updateContact = endpoint('updateContact', {
  feature,
  summary: 'Change how to reach a business',
  ...ofWhatWasRead,
  method: 'PUT',
  path: '/companies/contact/put-contact/',
  ...byOwner,
  body: z.object({ company_id, contact_id: id, ...contactFields, updated_at: lastRead }),
  response: contact,
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

export const getSocialNetworks = endpoint('getSocialNetworks', {
  feature,
  summary: 'Where else to find a business',
  method: 'GET',
  path: '/companies/social/get-social-network/{companyId}/',
  ...ofCompany,
  response: socialNetworks,
});

/** 409 `social_networks_exist` on a second one. */
export const addSocialNetworks = endpoint('addSocialNetworks', {
  feature,
  summary: 'Say where else to find a business',
  method: 'POST',
  path: '/companies/social/post-social-network/',
  ...byOwner,
  body: z.object({ company_id, ...socialFields }),
  idempotent: true,
  status: 201,
  response: socialNetworks,
});

export const updateSocialNetworks = endpoint('updateSocialNetworks', {
  feature,
  summary: 'Change where else to find a business',
  ...ofWhatWasRead,
  method: 'PUT',
  path: '/companies/social/put-social-network/',
  ...byOwner,
  body: z.object({ company_id, social_id: id, ...socialFields, updated_at: lastRead }),
  response: socialNetworks,
});

export type CompanyAddress = z.output<typeof companyAddress>;
export type About = z.output<typeof about>;
export type Contact = z.output<typeof contact>;
export type SocialNetworks = z.output<typeof socialNetworks>;

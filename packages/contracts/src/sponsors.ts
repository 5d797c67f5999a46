import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { answered } from './answered.ts';
import { id, instant, picture } from './common.ts';
import { anyone, business, endpointsOf, site } from './endpoint.ts';
import { phone } from './phone.ts';

const endpoint = endpointsOf({
  name: 'sponsors',
  about: 'Featured businesses: asking to be one, deciding who is, and who they are.',
});

/** A business that is featured, as everybody sees it. */
const sponsor = z.object({ company_id: z.int(), name: z.string(), banner_picture: picture }).meta({ id: 'Sponsor' });

export const listSponsors = endpoint('listSponsors', {
  summary: 'The businesses that are featured, the latest first; 12 at most',
  method: 'GET',
  path: '/companies/sponsors/',
  access: anyone(),
  response: z.object({ results: z.array(sponsor) }),
});

/** A business's open request to be featured. */
const sponsorRequest = z
  .object({
    id,
    /** The business's name. */
    company: z.string(),
    company_id: z.int(),
    phone: z.string(),
    email: z.string().nullable(),
    banner_image: z.string(),
    banner_picture: picture,
    /** The business's owner. */
    user_id: z.int(),
    created_at: instant,
    /** Null while it waits. */
    approved_at: instant.nullable(),
  })
  .meta({ id: 'SponsorRequest' });

/** SPONSOR-1: one open request a business. */
export const requestSponsorship = endpoint('requestSponsorship', {
  summary: 'Ask for a business to be featured, with a banner',
  description: '409 `sponsor_exists`: the business has asked already, or is featured.',
  method: 'POST',
  path: '/companies/sponsor/',
  access: business('sponsors.request', { company: 'body.company', user: 'body.user_id' }),
  body: z.object({
    user_id: id.optional(),
    company: id.optional(),
    phone,
    email: z
      .union([z.literal(''), z.email()], 'Is not an e-mail address')
      .refine((email) => email.length <= MAX_LENGTH.email, 'Is not an e-mail address')
      .optional()
      .default(''),
  }),
  files: { banner_image: { min: 1, max: 1, missing: 'Banner image is required' } },
  idempotent: true,
  status: 201,
  response: sponsorRequest,
});

export const listSponsorRequests = endpoint('listSponsorRequests', {
  summary: 'Who asks to be featured, the longest waiting first, at most 100 of them; and who is',
  method: 'GET',
  path: '/companies/sponsor',
  access: site('sponsors.decide'),
  response: z.object({ approved: z.array(sponsorRequest), pending: z.array(sponsorRequest) }),
});

/** SPONSOR-3. */
export const decideSponsorRequest = endpoint('decideSponsorRequest', {
  summary: 'Approve a request to be featured, decline it, or end what was approved',
  description:
    'Without `status` a pending request is approved. 409 `sponsor_decided`: it is not pending any more, or, to be ended, not ' +
    'approved. 409 `sponsor_limit`: 12 businesses are featured already.',
  method: 'PUT',
  path: '/companies/sponsor/{id}/',
  access: site('sponsors.decide'),
  params: z.object({ id }),
  body: z.object({ status: z.enum(['declined', 'ended']).optional() }),
  idempotent: true,
  response: z.object({ id: z.int(), status: answered(['approved', 'declined', 'ended']) }),
});

export type Sponsor = z.output<typeof sponsor>;
export type SponsorRequest = z.output<typeof sponsorRequest>;

import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { fromThousandths } from '@mercadito/domain/money/minor-units';
import { MAX_SERVICE_PRICE_THOUSANDTHS } from '@mercadito/domain/money/price-text';
import * as z from 'zod';
import { category } from './categories.ts';
import {
  amount,
  changedText,
  chosenCurrency,
  currency,
  cursor,
  flag,
  id,
  idOr,
  instant,
  isListed,
  lastRead,
  link,
  pageIfAsked,
  picture,
  text,
} from './common.ts';
import { always, anyone, business, endpointsOf } from './endpoint.ts';
import { phone } from './phone.ts';

const endpoint = endpointsOf({ name: 'services', about: 'What people do rather than sell.' });
const path = '/companies/services/service/';

/** SERVICE-1. */
export const service = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    photo: z.string().nullable(),
    photo_picture: picture.nullable(),
    /** At most 3 decimals; null when it is agreed upon. */
    hour_price: z.number().nullable(),
    currency,
    contact_phone: z.string(),
    category,
    zones: z.array(category),
    description: z.string(),
    is_available: z.boolean(),
    subscription_active: z.boolean(),
    /** Stands first in its list (SERVICE-4). */
    is_pin: z.boolean(),
    rating: z.number(),
    discount: z.int(),
    company_name: z.string(),
    company: z.object({ pk: z.int(), name: z.string() }),
    updated_at: instant,
    is_listed: isListed,
  })
  .meta({ id: 'Service' });

/** A list tells no descriptions: they are empty, and stay for clients that know them. */
const serviceList = z.object({ services: z.array(service), service_pinned: z.array(service) });

/** A page of them: what all pages have, put one behind the other, is what the list has. */
const servicePage = serviceList.extend({
  next: link,
  /** How many there are on all pages, pinned ones too. */
  count: z.int(),
});

/** SERVICE-1: `action=all` with `company_id` lists, `action=details` with `slug` finds one. */
export const readServices = endpoint('readServices', {
  summary: "A business's services, or one by its slug",
  description: 'With `page` or `cursor` 24 of them, the pinned ones first, and `next`; without either all there are.',
  method: 'GET',
  path,
  access: anyone(),
  query: z.object({
    action: z.enum(['all', 'details']),
    company_id: id.optional(),
    slug: changedText(160),
    subscrption_active: flag.optional(), // sic
    page: pageIfAsked,
    cursor,
  }),
  response: z.union([servicePage, serviceList, service]),
});

const serviceFields = {
  company_id: id,
  user_id: id.optional(),
  name: text(MAX_LENGTH.serviceName, 'Name is required'),
  hour_price: z
    .union([
      z.literal('').transform(() => null),
      amount({ max: fromThousandths(MAX_SERVICE_PRICE_THOUSANDTHS), places: 3 }),
    ])
    .optional(),
  currency: chosenCurrency.optional().default('MXN'),
  contact_phone: phone,
  category_id: idOr('Category is required'),
  description: text(MAX_LENGTH.description, 'Description is required'),
  /** Ids, comma-separated or as a JSON list. */
  zones_ids: text(600, 'Zone is required'),
  is_available: flag.optional().default(true),
  subscription_active: flag.optional().default(false),
};

export const createService = endpoint('createService', {
  summary: 'Offer a service',
  description: '`service_limit` (409) above 200 services.',
  method: 'POST',
  path,
  access: business('catalog.write', { company: 'body.company_id', user: 'body.user_id' }),
  body: z.object(serviceFields),
  asksPassword: always,
  files: { photo: { min: 1, max: 1, missing: 'Image is required' } },
  idempotent: true,
  status: 201,
  response: service,
});

export const updateService = endpoint('updateService', {
  summary: 'Change a service; without a photo or a description the old one stays',
  description:
    'With `is_pin` it is pinned, or no longer; a sixth one is 409 `service_pin_limit`. 409 `changed_meanwhile`: CALL-14.',
  method: 'PUT',
  path,
  access: business('catalog.write', { company: 'body.company_id', user: 'body.user_id' }),
  body: z.object({
    service_id: id,
    ...serviceFields,
    /** Left blank it stays as it is: a list tells none, and what was known from one comes back without. */
    description: changedText(MAX_LENGTH.description),
    is_pin: flag.optional(),
    updated_at: lastRead,
  }),
  asksPassword: ({ hour_price: price }) => price !== undefined,
  files: { photo: { min: 0, max: 1 } },
  response: service,
});

export const deleteService = endpoint('deleteService', {
  summary: 'Delete a service',
  method: 'DELETE',
  path,
  access: business('catalog.write', { company: 'body.company_id', user: 'body.user_id' }),
  body: z.object({ service_id: id, company_id: id, user_id: id.optional() }),
  files: {},
  response: z.object({ id }),
});

export type Service = z.output<typeof service>;
export type ServiceAnswer = z.input<typeof service>;
export type ServiceList = z.output<typeof serviceList>;
export type ServiceListAnswer = z.input<typeof serviceList>;
export type ServicePage = z.output<typeof servicePage>;

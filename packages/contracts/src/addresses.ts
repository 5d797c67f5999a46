import { DEFAULT_COUNTRY, DEFAULT_STATE, POSTAL_CODE } from '@mercadito/domain/places/address';
import * as z from 'zod';
import { blankableText, id, text } from './common.ts';
import { endpoint, user } from './endpoint.ts';
import { phone } from './phone.ts';

const feature = 'addresses';

const addressFields = {
  first_name: text(60),
  last_name: text(60),
  /** Shown as Location: one of the places the marketplace serves. */
  neighborhood: text(60),
  exterior_number: blankableText(20),
  interior_number: blankableText(20),
  street_1: text(120),
  street_2: blankableText(120),
  telephone_number: phone,
  /** Shown as Reference. */
  additional_instructions: text(500),
};

const regionFields = {
  postal_code: z.literal(POSTAL_CODE).optional().default(POSTAL_CODE),
  country: z.literal(DEFAULT_COUNTRY).optional().default(DEFAULT_COUNTRY),
  state: z.literal(DEFAULT_STATE).optional().default(DEFAULT_STATE),
  /** The town the marketplace is named after; anything else is replaced by it. */
  municipality: blankableText(60),
};

export const customerAddress = z
  .object({
    id,
    user: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    postal_code: z.string(),
    country: z.string(),
    state: z.string(),
    municipality: z.string(),
    neighborhood: z.string(),
    exterior_number: z.string(),
    interior_number: z.string(),
    street_1: z.string(),
    street_2: z.string(),
    telephone_number: z.string(),
    additional_instructions: z.string(),
  })
  .meta({ id: 'CustomerAddress' });

/** Spec 1 §7; 404 while the person has none. */
export const getCustomerAddress = endpoint('getCustomerAddress', {
  feature,
  summary: "A person's delivery address",
  method: 'GET',
  path: '/companies/adress/adress-user/{userId}/', // sic
  access: user({ user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: customerAddress,
});

/** Spec 1 §7, §5; one address a person, a second one is 409. */
export const addCustomerAddress = endpoint('addCustomerAddress', {
  feature,
  summary: 'Register the delivery address',
  method: 'POST',
  path: '/companies/adress/add-adress-user/', // sic
  access: user({ user: 'body.user' }),
  body: z.object({ user: id.optional(), ...addressFields, ...regionFields }),
  status: 201,
  response: customerAddress,
});

export const updateCustomerAddress = endpoint('updateCustomerAddress', {
  feature,
  summary: 'Change the delivery address',
  method: 'PUT',
  path: '/companies/adress/update-adress-user/', // sic
  access: user({ user: 'body.user_id' }),
  body: z.object({ user_id: id.optional(), adress_id: id, ...addressFields }),
  response: customerAddress,
});

export type CustomerAddress = z.output<typeof customerAddress>;

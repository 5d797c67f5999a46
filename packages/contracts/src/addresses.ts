import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { id, instant, lastRead, text } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';
import { placeFields, regionFields, storedPlace } from './place.ts';

const endpoint = endpointsOf({ name: 'addresses', about: 'Where a person is delivered to.' });

const addressFields = {
  first_name: text(MAX_LENGTH.personName),
  last_name: text(MAX_LENGTH.personName),
  ...placeFields,
};

const customerAddress = z
  .object({
    id,
    user: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    ...storedPlace,
    /** Left out by the version before. */
    updated_at: instant.optional(),
  })
  .meta({ id: 'CustomerAddress' });

/** PLACE-3: 404 while the person has none. */
export const getCustomerAddress = endpoint('getCustomerAddress', {
  summary: "A person's delivery address",
  method: 'GET',
  path: '/companies/adress/adress-user/{userId}/', // sic
  access: person('address.keep', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: customerAddress,
});

/** PLACE-3: one address a person, a second one is 409. */
export const addCustomerAddress = endpoint('addCustomerAddress', {
  summary: 'Register the delivery address',
  method: 'POST',
  path: '/companies/adress/add-adress-user/', // sic
  access: person('address.keep', { user: 'body.user' }),
  body: z.object({ user: id.optional(), ...addressFields, ...regionFields }),
  status: 201,
  response: customerAddress,
});

export const updateCustomerAddress = endpoint('updateCustomerAddress', {
  summary: 'Change the delivery address',
  description: '`changed_meanwhile` (409) when it is newer than `updated_at`.',
  method: 'PUT',
  path: '/companies/adress/update-adress-user/', // sic
  access: person('address.keep', { user: 'body.user_id' }),
  body: z.object({ user_id: id.optional(), adress_id: id, ...addressFields, updated_at: lastRead }),
  response: customerAddress,
});

export type CustomerAddress = z.output<typeof customerAddress>;

import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { blankableText, changedText, done, id, instant, lastRead, text, transactionId } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';
import { gatePhoto, pin, placeFields, regionFields, saidPlace, storedPlace } from './place.ts';

const endpoint = endpointsOf({ name: 'addresses', about: 'Where a person is delivered to.' });

const addressFields = {
  first_name: text(MAX_LENGTH.personName),
  last_name: text(MAX_LENGTH.personName),
  ...placeFields,
};

/** What a person calls it, such as "Mamá"; '' for nothing. */
const addressName = blankableText(MAX_LENGTH.addressName);

const customerAddress = z
  .object({
    id,
    user: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    ...storedPlace,
    /** Left out by the version before, like all that follows. */
    updated_at: instant.optional(),
    address_name: z.string().optional(),
    /** Where things are brought unless another one is chosen. */
    is_default: z.boolean().optional(),
    /** PLACE-6: the exact place; null for none. */
    pin: pin.extend({ accuracy_m: z.int().nullable() }).nullable().optional(),
    /** PLACE-8: whether there is a photo of the gate. */
    has_photo: z.boolean().optional(),
    /** PLACE-9: where a driver has found the house; null while nothing waits for an answer. */
    proposal: pin
      .extend({
        accuracy_m: z.int().nullable(),
        transaction_id: z.string(),
        driver_name: z.string(),
        proposed_at: instant.optional(),
      })
      .nullable()
      .optional(),
  })
  .meta({ id: 'CustomerAddress' });

/** PLACE-3: the default one; 404 while the person has none. */
export const getCustomerAddress = endpoint('getCustomerAddress', {
  summary: "A person's delivery address",
  method: 'GET',
  path: '/companies/adress/adress-user/{userId}/', // sic
  access: person('address.keep', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: customerAddress,
});

/** PLACE-3: the first one; where there is one it is 409, and more come by `addAnotherAddress`. */
export const addCustomerAddress = endpoint('addCustomerAddress', {
  summary: 'Register the first delivery address',
  method: 'POST',
  path: '/companies/adress/add-adress-user/', // sic
  access: person('address.keep', { user: 'body.user' }),
  body: z.object({ user: id.optional(), ...addressFields, ...regionFields, address_name: addressName }),
  status: 201,
  response: customerAddress,
});

export const updateCustomerAddress = endpoint('updateCustomerAddress', {
  summary: 'Change a delivery address',
  description: '`changed_meanwhile` (409) when it is newer than `updated_at`.',
  method: 'PUT',
  path: '/companies/adress/update-adress-user/', // sic
  access: person('address.keep', { user: 'body.user_id' }),
  body: z.object({
    user_id: id.optional(),
    adress_id: id,
    ...addressFields,
    address_name: changedText(MAX_LENGTH.addressName),
    updated_at: lastRead,
  }),
  response: customerAddress,
});

const access = person('address.keep');
const ofOne = { access, params: z.object({ addressId: id }) } as const;

/** PLACE-4: the default one first, then in the order in which they were added. */
export const listCustomerAddresses = endpoint('listCustomerAddresses', {
  summary: 'The own delivery addresses',
  method: 'GET',
  path: '/account/addresses/',
  access,
  response: z.object({ results: z.array(customerAddress) }),
});

/** PLACE-4: the first one is the default. */
export const addAnotherAddress = endpoint('addAnotherAddress', {
  summary: 'Register one more delivery address',
  description: '`too_many_addresses` (409, facts: `max`) for one more than a person may have.',
  method: 'POST',
  path: '/account/addresses/',
  ...{ access, idempotent: true },
  body: z.object({ ...addressFields, ...regionFields, address_name: addressName }),
  status: 201,
  response: customerAddress,
});

export const makeDefaultAddress = endpoint('makeDefaultAddress', {
  summary: 'Have things brought to this address unless another one is chosen',
  method: 'PUT',
  path: '/account/addresses/{addressId}/default/',
  ...ofOne,
  response: customerAddress,
});

/** PLACE-4: of the others the oldest becomes the default. */
export const deleteCustomerAddress = endpoint('deleteCustomerAddress', {
  summary: 'Delete a delivery address',
  method: 'DELETE',
  path: '/account/addresses/{addressId}/',
  ...ofOne,
  response: done,
});

const ofPin = { ...ofOne, path: '/account/addresses/{addressId}/pin/' } as const;

/** PLACE-6. */
export const setAddressPin = endpoint('setAddressPin', {
  summary: 'Say exactly where an address is',
  description:
    '400 on `where`: `place_unreadable`, `place_short_link`, `place_short_code` (open or complete it first), `place_abroad`. ' +
    '`changed_meanwhile` (409) when the address is newer than `updated_at`.',
  method: 'PUT',
  ...ofPin,
  body: z.object({
    ...saidPlace,
    updated_at: lastRead,
  }),
  response: customerAddress,
});

export const deleteAddressPin = endpoint('deleteAddressPin', {
  summary: 'Say no more exactly where an address is',
  method: 'DELETE',
  ...ofPin,
  response: customerAddress,
});

const ofPhoto = { ...ofOne, path: '/account/addresses/{addressId}/photo/' } as const;

/** PLACE-8: made small, and never among the pictures that lie open. */
export const setAddressPhoto = endpoint('setAddressPhoto', {
  summary: 'Show what the gate of an address looks like',
  method: 'PUT',
  ...ofPhoto,
  files: { photo: { min: 1, max: 1, holds: 'private picture' } },
  response: customerAddress,
});

export const getAddressPhoto = endpoint('getAddressPhoto', {
  summary: "The photo of an own address's gate",
  method: 'GET',
  ...ofPhoto,
  response: gatePhoto,
});

export const deleteAddressPhoto = endpoint('deleteAddressPhoto', {
  summary: 'Show no more what the gate looks like',
  method: 'DELETE',
  ...ofPhoto,
  response: customerAddress,
});

const ofProposal = { ...ofOne, path: '/account/addresses/{addressId}/proposal/' } as const;

/** Which proposal was seen: its driver may put another in its place. Left out by the version before. */
const seenProposal = { proposed_at: lastRead };

/** PLACE-9: it becomes the exact place. */
export const acceptPlaceProposal = endpoint('acceptPlaceProposal', {
  summary: 'Say that a house is where its driver has found it',
  description: '404 where another place or none is proposed by now.',
  method: 'PUT',
  ...ofProposal,
  body: z.object({ transaction_id: transactionId, ...seenProposal }),
  response: customerAddress,
});

export const declinePlaceProposal = endpoint('declinePlaceProposal', {
  summary: 'Say that a house is not where its driver has found it',
  description: '404 where another place or none is proposed by now.',
  method: 'DELETE',
  ...ofProposal,
  query: z.object({ ...seenProposal }),
  response: customerAddress,
});

export type CustomerAddress = z.output<typeof customerAddress>;

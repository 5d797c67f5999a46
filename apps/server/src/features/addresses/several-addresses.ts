import type { addAnotherAddress } from '@mercadito/contracts/addresses';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { MOST_ADDRESSES } from '@mercadito/domain/input-limits';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requireRegion } from '../../platform/require-location.ts';
import { lockPerson } from '../accounts/index.ts';
import {
  type AddressFields,
  type AddressKey,
  deleteAddress,
  findAddress,
  insertFirstAddress,
  insertFurtherAddress,
  listAddresses,
  setDefault,
} from './addresses.queries.ts';

export interface AddressContext {
  readonly config: Pick<Config, 'places' | 'state' | 'municipality'>;
  readonly now: Date;
}

type Form = Parsed<typeof addAnotherAddress>['body'];

/** A new address's columns; its municipality is the town, whatever was sent. */
export const fieldsOf = ({ address_name, ...sent }: Form, config: AddressContext['config']): AddressFields => ({
  ...sent,
  ...requireRegion(sent, config),
  name: address_name,
});

/**
 * Registers one more address of a person, the default if it is the first (PLACE-4).
 * @throws 400 for a place that is not served, 409 `too_many_addresses`
 */
export async function addAnother(db: Db, userId: number, form: Form, { config, now }: AddressContext): Promise<number> {
  const fields = fieldsOf(form, config);
  await lockPerson(db, userId);
  const { length } = await listAddresses(db, userId);
  if (length >= MOST_ADDRESSES) {
    const facts = { max: MOST_ADDRESSES };
    throw conflict('too_many_addresses', `You have ${MOST_ADDRESSES} addresses: delete one first.`, facts);
  }
  // The version before locks no person: where it was first, this one is a further one.
  const first = length === 0 ? await insertFirstAddress(db, userId, fields, now) : undefined;
  const { id } = first ?? (await insertFurtherAddress(db, userId, fields, now));
  record(db, { type: 'address.added', userId, addressId: id });
  return id;
}

/** @throws 404 for an address that is not this person's */
export async function makeDefault(db: Db, key: AddressKey): Promise<void> {
  await lockPerson(db, key.userId);
  if (!(await findAddress(db, key))) throw notFound('Address');
  await setDefault(db, key);
  record(db, { type: 'address.made_default', userId: key.userId, addressId: key.id });
}

/**
 * Deletes an address; of the others the oldest takes the default's place. Orders keep the copy they were placed with.
 * @throws 404 for an address that is not this person's
 */
export async function deleteOne(db: Db, key: AddressKey): Promise<void> {
  const { id: addressId, userId } = key;
  await lockPerson(db, userId);
  const wasDefault = await deleteAddress(db, key);
  if (wasDefault === undefined) throw notFound('Address');
  const [next] = wasDefault ? await listAddresses(db, userId) : [];
  if (next) await setDefault(db, { id: next.id, userId });
  record(db, { type: 'address.deleted', userId, addressId });
}

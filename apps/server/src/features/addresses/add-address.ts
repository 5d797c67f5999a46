import type { addCustomerAddress, CustomerAddress } from '@mercadito/contracts/addresses';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { conflict } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requireLocation } from '../../platform/require-location.ts';
import { requirePerson } from '../accounts/index.ts';
import { insertAddress } from './addresses.queries.ts';

/**
 * Registers a person's one delivery address; its municipality is the town, whatever was sent.
 * @throws 400 for a place that is not served, 409 `address_exists` for a second address
 */
export async function addAddress(
  db: Db,
  userId: number,
  body: Parsed<typeof addCustomerAddress>['body'],
  context: { productName: string; now: Date },
): Promise<CustomerAddress> {
  const { user: _claimed, ...fields } = body;
  requireLocation('neighborhood', fields.neighborhood, context.productName);
  await requirePerson(db, userId);
  const address = await insertAddress(db, userId, { ...fields, municipality: context.productName }, context.now);
  if (!address) throw conflict('address_exists', 'You have an address already: change that one.');
  record(db, { type: 'address.added', userId, addressId: address.id });
  return address;
}

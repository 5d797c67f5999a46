import type { CustomerAddress, updateCustomerAddress } from '@mercadito/contracts/addresses';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requireLocation } from '../../platform/require-location.ts';
import { refuseIfNewer } from '../../platform/serve/versions.ts';
import { findAddressOfUser, lockAddress, setAddress } from './addresses.queries.ts';

/**
 * Changes a person's delivery address. Orders keep the copy they were placed with.
 * @throws 400 for a place that is not served, 404 for an address that is not this person's, 409 `changed_meanwhile` when it
 *   is newer than was read
 */
export async function updateAddress(
  db: Db,
  userId: number,
  body: Parsed<typeof updateCustomerAddress>['body'],
  context: { productName: string; now: Date },
): Promise<CustomerAddress> {
  const { user_id: _claimed, adress_id: id, updated_at: lastRead, ...fields } = body;
  requireLocation('neighborhood', fields.neighborhood, context.productName);
  const standing = await lockAddress(db, { id, userId });
  if (!standing) throw notFound('Address');
  await refuseIfNewer(standing, lastRead, async () => (await findAddressOfUser(db, userId)) ?? {});
  const address = await setAddress(db, { id, userId }, fields, context.now);
  if (!address) throw notFound('Address');
  record(db, { type: 'address.updated', userId, addressId: address.id });
  return address;
}

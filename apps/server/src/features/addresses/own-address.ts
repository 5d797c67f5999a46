import type { CustomerAddress } from '@mercadito/contracts/addresses';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { addressView } from './address-view.ts';
import { type AddressKey, findAddress, lockAddress } from './addresses.queries.ts';

/** An address as it stands. @throws 404 for one that is not this person's */
export async function showAddress(db: Db, key: AddressKey): Promise<CustomerAddress> {
  const address = await findAddress(db, key);
  if (!address) throw notFound('Address');
  return addressView(address);
}

/** Locks an address for a change of it; answers its place and version. @throws 404 for one that is not this person's */
export async function lockOwnAddress(db: Db, key: AddressKey) {
  const current = await lockAddress(db, key);
  if (!current) throw notFound('Address');
  return current;
}

import type { addCompanyAddress, CompanyAddress, updateCompanyAddress } from '@mercadito/contracts/customization';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { conflict, notFound } from '../../platform/refusals/errors.ts';
import { requireLocation } from '../../platform/require-location.ts';
import {
  type AddressFields,
  findCompanyAddress,
  insertCompanyAddress,
  setCompanyAddress,
} from './company-address.queries.ts';
import { requireCompanyName } from './company-name.queries.ts';
import { lockEntry } from './lock-entry.ts';

interface Context {
  productName: string;
  now: Date;
}

/** The fields to store: a place that is served, in the town itself, whatever municipality was sent. */
function inTown(fields: AddressFields, productName: string): AddressFields {
  requireLocation('neighborhood', fields.neighborhood, productName);
  return { ...fields, municipality: productName };
}

/**
 * A company's address.
 * @throws 404 while it has none
 */
export async function showCompanyAddress(db: Db, companyId: number): Promise<CompanyAddress> {
  const address = await findCompanyAddress(db, companyId);
  if (!address) throw notFound('Address');
  return address;
}

const ADDRESS = { table: 'company_addresses', noun: 'Address', show: showCompanyAddress } as const;

/**
 * Registers a company's one address.
 * @throws 400 for a place that is not served, 409 `address_exists` for a second address
 */
export async function addAddress(
  db: Db,
  companyId: number,
  body: Parsed<typeof addCompanyAddress>['body'],
  { productName }: Context,
): Promise<CompanyAddress> {
  const { company: _claimed, ...fields } = body;
  const address = inTown(fields, productName);
  await requireCompanyName(db, companyId);
  if (!(await insertCompanyAddress(db, companyId, address))) {
    throw conflict('address_exists', 'The business has an address already: change that one.');
  }
  record(db, { type: 'company_address.added', companyId });
  return showCompanyAddress(db, companyId);
}

/**
 * Changes a company's address.
 * @throws 400 for a place that is not served, 404 for an address that is not this company's, 409 `changed_meanwhile` when it is
 *   newer than what was read
 */
export async function changeAddress(
  db: Db,
  companyId: number,
  body: Parsed<typeof updateCompanyAddress>['body'],
  { productName, now }: Context,
): Promise<CompanyAddress> {
  const { company: _claimed, adress_id: id, updated_at, ...fields } = body;
  const [key, address] = [{ id, companyId }, inTown(fields, productName)];
  await lockEntry(db, ADDRESS, key, updated_at);
  await setCompanyAddress(db, key.id, address, now);
  record(db, { type: 'company_address.updated', companyId });
  return showCompanyAddress(db, companyId);
}

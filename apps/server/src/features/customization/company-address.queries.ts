import type { CompanyAddress } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';

const FIELDS = [
  'postal_code',
  'country',
  'state',
  'municipality',
  'neighborhood',
  'exterior_number',
  'interior_number',
  'street_1',
  'street_2',
  'telephone_number',
  'additional_instructions',
] as const;

export type AddressFields = Pick<CompanyAddress, (typeof FIELDS)[number]>;

/** What is stored of an address, whatever else came with it. */
export const addressColumns = (fields: AddressFields) =>
  Object.fromEntries(FIELDS.map((name) => [name, fields[name]] as const));

export function findCompanyAddress(db: Db, companyId: number): Promise<CompanyAddress | undefined> {
  return db
    .selectFrom('company_addresses as address')
    .innerJoin('companies', 'companies.id', 'address.company_id')
    .select(['address.id', 'address.company_id as company', 'companies.name as company_name', 'address.updated_at'])
    .select(FIELDS.map((name) => `address.${name}` as const))
    .where('address.company_id', '=', companyId)
    .executeTakeFirst();
}

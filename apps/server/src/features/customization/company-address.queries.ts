import type { CompanyAddress } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';

export type AddressFields = Omit<CompanyAddress, 'id' | 'company' | 'company_name'>;

export function findCompanyAddress(db: Db, companyId: number): Promise<CompanyAddress | undefined> {
  return db
    .selectFrom('company_addresses as address')
    .innerJoin('companies', 'companies.id', 'address.company_id')
    .select([
      'address.id',
      'address.company_id as company',
      'companies.name as company_name',
      'address.postal_code',
      'address.country',
      'address.state',
      'address.municipality',
      'address.neighborhood',
      'address.exterior_number',
      'address.interior_number',
      'address.street_1',
      'address.street_2',
      'address.telephone_number',
      'address.additional_instructions',
    ])
    .where('address.company_id', '=', companyId)
    .executeTakeFirst();
}

/** False when the company has an address already. */
export async function insertCompanyAddress(
  transaction: Db,
  companyId: number,
  fields: AddressFields,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('company_addresses')
    .values({ ...fields, company_id: companyId })
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when the address is not this company's. */
export async function setCompanyAddress(
  transaction: Db,
  key: { id: number; companyId: number },
  fields: AddressFields,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('company_addresses')
    .set({ ...fields, updated_at: now.toISOString() })
    .where('id', '=', key.id)
    .where('company_id', '=', key.companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { CompanyAddress } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { newVersion } from '../../platform/serve/versions.ts';

export type AddressFields = Omit<CompanyAddress, 'id' | 'company' | 'company_name' | 'updated_at'>;

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
      'address.updated_at',
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
  const present = transaction.selectFrom('company_addresses').select('id').where('company_id', '=', companyId);
  const row = unlessThere({ ...fields, company_id: companyId }, present);
  const inserted = await transaction
    .insertInto('company_addresses')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes an entry that `lockEntry` holds. */
export async function setCompanyAddress(transaction: Db, id: number, fields: AddressFields, now: Date): Promise<void> {
  await transaction
    .updateTable('company_addresses')
    .set({ ...fields, updated_at: newVersion(now) })
    .where('id', '=', id)
    .execute();
}

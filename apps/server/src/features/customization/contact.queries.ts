import type { Contact } from '@mercadito/contracts/customization';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { newVersion } from '../../platform/serve/versions.ts';

export type ContactFields = Omit<Contact, 'id' | 'company' | 'updated_at'>;

// Blank on the wire is null in the table, whose formats have no blank.
const stored = ({ email, phone_number, whatsapp_number, address }: ContactFields) => ({
  email: email || null,
  phone_number: phone_number || null,
  whatsapp_number: whatsapp_number || null,
  address,
});

export function findContact(db: Db, companyId: number): Promise<Contact | undefined> {
  return db
    .selectFrom('company_contacts')
    .select(['id', 'company_id as company', 'address', 'updated_at'])
    .select([
      sql<string>`coalesce(email, '')`.as('email'),
      sql<string>`coalesce(phone_number, '')`.as('phone_number'),
      sql<string>`coalesce(whatsapp_number, '')`.as('whatsapp_number'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** False when the company has a contact entry already. */
export async function insertContact(transaction: Db, companyId: number, fields: ContactFields): Promise<boolean> {
  const present = transaction.selectFrom('company_contacts').select('id').where('company_id', '=', companyId);
  const row = unlessThere({ ...stored(fields), company_id: companyId }, present);
  const inserted = await transaction
    .insertInto('company_contacts')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes an entry that `lockEntry` holds. */
export async function setContact(transaction: Db, id: number, fields: ContactFields, now: Date): Promise<void> {
  await transaction
    .updateTable('company_contacts')
    .set({ ...stored(fields), updated_at: newVersion(now) })
    .where('id', '=', id)
    .execute();
}

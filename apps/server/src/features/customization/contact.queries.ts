import type { Contact } from '@mercadito/contracts/customization';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

type ContactFields = Omit<Contact, 'id' | 'company' | 'updated_at'>;

/** Blank on the wire is null in the table, whose formats have no blank. */
export const contactColumns = ({ email, phone_number, whatsapp_number, address }: ContactFields) => ({
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

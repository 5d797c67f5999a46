import type { Contact } from '@mercadito/contracts/customization';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';
import { conflict, notFound } from '../../platform/refusals/errors.ts';
import { requireCompanyName } from './company-name.queries.ts';
import { type ContactFields, findContact, insertContact, setContact } from './contact.queries.ts';
import { type EntryKey, lockEntry } from './lock-entry.ts';

/**
 * How to reach a company.
 * @throws 404 while it has not said
 */
export async function showContact(db: Db, companyId: number): Promise<Contact> {
  const contact = await findContact(db, companyId);
  if (!contact) throw notFound('Contact');
  return contact;
}

const CONTACT = { table: 'company_contacts', noun: 'Contact', show: showContact } as const;

/**
 * Writes a company's one contact entry.
 * @throws 409 `contact_exists` for a second one
 */
export async function addContact(db: Db, companyId: number, fields: ContactFields): Promise<Contact> {
  await requireCompanyName(db, companyId);
  if (!(await insertContact(db, companyId, fields))) {
    throw conflict('contact_exists', 'The business has a contact entry already: change that one.');
  }
  record(db, { type: 'company_contact.added', companyId });
  return showContact(db, companyId);
}

/**
 * Changes a company's contact entry.
 * @throws 404 for one that is not this company's, 409 `changed_meanwhile` when it is newer than what was read
 */
export async function changeContact(
  db: Db,
  key: EntryKey,
  { updated_at, ...fields }: ContactFields & { updated_at?: string | undefined },
  now: Date,
): Promise<Contact> {
  await lockEntry(db, CONTACT, key, updated_at);
  await setContact(db, key.id, fields, now);
  record(db, { type: 'company_contact.updated', companyId: key.companyId });
  return showContact(db, key.companyId);
}

import type { InsertQueryBuilder, InsertResult, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { newVersion } from '../../platform/serve/versions.ts';

/** The tables that have one row a company at most; each is named where it is written. */
const TABLES = {
  company_abouts: {
    insert: (db: Db) => db.insertInto('company_abouts'),
    update: (db: Db) => db.updateTable('company_abouts'),
  },
  company_addresses: {
    insert: (db: Db) => db.insertInto('company_addresses'),
    update: (db: Db) => db.updateTable('company_addresses'),
  },
  company_contacts: {
    insert: (db: Db) => db.insertInto('company_contacts'),
    update: (db: Db) => db.updateTable('company_contacts'),
  },
  company_social_networks: {
    insert: (db: Db) => db.insertInto('company_social_networks'),
    update: (db: Db) => db.updateTable('company_social_networks'),
  },
};

export type SectionTable = keyof typeof TABLES;

interface Writes {
  readonly insert: (db: Db) => InsertQueryBuilder<Tables, SectionTable, InsertResult>;
  readonly update: (db: Db) => UpdateQueryBuilder<Tables, SectionTable, SectionTable, UpdateResult>;
}

/** What all of them have may be written in any. */
const writesOf = (table: SectionTable) => TABLES[table] as unknown as Writes;

/** What stands in a row besides its id, company and version. */
export type Columns = Readonly<Record<string, string | null | undefined>>;

/**
 * Asked before something is written for a company, since an Admin may name any id.
 * @throws 404
 */
export async function requireCompany(db: Db, companyId: number): Promise<void> {
  const row = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!row) throw notFound('Company');
}

/** False when the company has one already. */
export async function insertSection(
  transaction: Db,
  table: SectionTable,
  companyId: number,
  fields: Columns,
): Promise<boolean> {
  const present = transaction.selectFrom(table).select('id').where('company_id', '=', companyId);
  const { columns, values } = unlessThere({ ...fields, company_id: companyId }, present);
  const inserted = await writesOf(table)
    .insert(transaction)
    .columns(columns as never)
    .expression(values)
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Holds a company's entry still, to be written. */
export const lockSection = (transaction: Db, table: SectionTable, id: number, companyId: number) =>
  transaction
    .selectFrom(table)
    .select('updated_at')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes an entry that `lockSection` holds. */
export async function setSection(
  transaction: Db,
  table: SectionTable,
  id: number,
  columns: Columns,
  now: Date,
): Promise<void> {
  await writesOf(table)
    .update(transaction)
    .set({ ...columns, updated_at: newVersion(now) })
    .where('id', '=', id)
    .execute();
}

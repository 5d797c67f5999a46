import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';

const COLUMNS = ['responsible', 'contact', 'privacy_es', 'privacy_en', 'terms_es', 'terms_en', 'updated_at'] as const;

/** What Admins have written; a blank text is the usual one. */
export type WrittenLegal = Readonly<Record<Exclude<(typeof COLUMNS)[number], 'updated_at'>, string>>;

export interface StoredLegal extends WrittenLegal {
  readonly updated_at: string;
}

const stored = (db: Db) => db.selectFrom('legal').select(COLUMNS);

/** There since the table is. */
export const findLegal = (db: Db): Promise<StoredLegal> => stored(db).executeTakeFirstOrThrow();

/** Held until the transaction ends: two Admins change it one after the other. */
export const lockLegal = (transaction: Db): Promise<StoredLegal> =>
  stored(transaction).forUpdate().executeTakeFirstOrThrow();

export const setLegal = (transaction: Db, written: WrittenLegal, now: Date): Promise<StoredLegal> =>
  transaction
    .updateTable('legal')
    .set({ ...written, updated_at: newVersion(now) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Whether somebody answers for people's data (LEGAL-4). */
export async function isResponsibleNamed(db: Db): Promise<boolean> {
  return (await findLegal(db)).responsible !== '';
}

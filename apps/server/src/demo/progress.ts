import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';
import { recordAudit } from '../platform/record/audit.ts';

const BEGUN = 'beginDemo';
const FILLED = 'fillDemo';

/** How far the filling of a database with the demo has come. */
type Progress = 'empty' | 'cut short' | 'filled' | 'other accounts';

// Written out, as the index of these two is: it is asked at each start, of a table that only grows.
export const selectMarks = (db: Db) =>
  db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', [sql.lit(BEGUN), sql.lit(FILLED)]);

/** Reads it from the audit log, where the fill says when it begins and when it is through. */
export async function progressOf(db: Db): Promise<Progress> {
  const entries = await selectMarks(db).execute();
  const actions = entries.map(({ action }) => action);
  if (actions.includes(FILLED)) return 'filled';
  if (actions.includes(BEGUN)) return 'cut short';
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user ? 'other accounts' : 'empty';
}

export const markBegun = (db: Db): Promise<void> => recordAudit(db, { actorId: null, action: BEGUN, detail: {} });
export const markFilled = (db: Db): Promise<void> => recordAudit(db, { actorId: null, action: FILLED, detail: {} });

import type { Db } from '../../database/connection.ts';
import { OPENING_DAYS, type OpeningDayRow } from './week.ts';

/** The stored days of a company; undefined when there is no such company. */
export const findWeek = (db: Db, companyId: number) =>
  db.selectFrom('companies').select(OPENING_DAYS.as('days')).where('id', '=', companyId).executeTakeFirst();

/** Holds a company still, so that two edits of its week do not undo each other; false when there is none. */
export async function lockCompanyOfWeek(db: Db, companyId: number): Promise<boolean> {
  const company = db.selectFrom('companies').select('id').where('id', '=', companyId);
  return (await company.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export async function setWeek(db: Db, companyId: number, days: readonly OpeningDayRow[]): Promise<void> {
  await db
    .insertInto('opening_days')
    .values(days.map((day) => ({ ...day, company_id: companyId })))
    .onConflict((conflicting) =>
      conflicting.columns(['company_id', 'weekday']).doUpdateSet(({ ref }) => ({
        closed: ref('excluded.closed'),
        opens: ref('excluded.opens'),
        shuts: ref('excluded.shuts'),
        break_start: ref('excluded.break_start'),
        break_end: ref('excluded.break_end'),
      })),
    )
    .execute();
}

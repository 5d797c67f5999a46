import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import { OPENING_DAYS, type OpeningDayRow } from './week.ts';

const UPDATED_AT = sql<string | null>`(select max(updated_at) from opening_days where company_id = companies.id)`;

/** The stored days of a company and their version, null without any; undefined when there is no such company. */
export const findWeek = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select([OPENING_DAYS.as('days'), UPDATED_AT.as('updated_at')])
    .where('id', '=', companyId)
    .executeTakeFirst();

export type WeekRow = NonNullable<Awaited<ReturnType<typeof findWeek>>>;

/** Holds a company still, so that two edits of its week do not undo each other; false when there is none. */
export async function lockCompanyOfWeek(db: Db, companyId: number): Promise<boolean> {
  const company = db.selectFrom('companies').select('id').where('id', '=', companyId);
  return (await company.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** Writes all days of a week, which `lockCompanyOfWeek` holds still. */
export async function setWeek(db: Db, companyId: number, days: readonly OpeningDayRow[], now: Date): Promise<void> {
  await db
    .insertInto('opening_days')
    .values(days.map((day) => ({ ...day, company_id: companyId, updated_at: now.toISOString() })))
    .onConflict((conflicting) =>
      conflicting.columns(['company_id', 'weekday']).doUpdateSet(({ ref }) => ({
        closed: ref('excluded.closed'),
        opens: ref('excluded.opens'),
        shuts: ref('excluded.shuts'),
        break_start: ref('excluded.break_start'),
        break_end: ref('excluded.break_end'),
        updated_at: newVersion(now, 'opening_days.updated_at'),
      })),
    )
    .execute();
}

/** Gives the hours of a company, which `lockCompanyOfWeek` holds still, a new version. */
export async function renewVersion(db: Db, companyId: number, now: Date): Promise<void> {
  await db
    .updateTable('opening_days')
    .set({ updated_at: newVersion(now, 'opening_days.updated_at') })
    .where('company_id', '=', companyId)
    .execute();
}

type DateRow = Pick<Tables['opening_dates'], 'date' | 'opens' | 'shuts' | 'break_start' | 'break_end'>;

/** Writes all days by date of a company from a day on, and removes those that were over before another. */
export async function setDates(
  db: Db,
  companyId: number,
  dates: readonly DateRow[],
  { from, keptFrom }: { from: string; keptFrom: string },
): Promise<void> {
  await db
    .deleteFrom('opening_dates')
    .where('company_id', '=', companyId)
    .where((date) => date.or([date('date', '>=', from), date('date', '<', keptFrom)]))
    .execute();
  if (dates.length === 0) return;
  await db
    .insertInto('opening_dates')
    .values(dates.map((date) => ({ ...date, company_id: companyId })))
    .execute();
}

/** The day for which a company is closed by a tap, be it over. */
export async function findPause(db: Db, companyId: number): Promise<string | null> {
  const pause = db.selectFrom('opening_pauses').select('date').where('company_id', '=', companyId);
  return (await pause.executeTakeFirst())?.date ?? null;
}

/** Closes a company for a day; null opens it again. */
export async function setPause(db: Db, companyId: number, date: string | null): Promise<void> {
  if (date === null) {
    await db.deleteFrom('opening_pauses').where('company_id', '=', companyId).execute();
    return;
  }
  await db
    .insertInto('opening_pauses')
    .values({ company_id: companyId, date })
    .onConflict((paused) => paused.column('company_id').doUpdateSet({ date }))
    .execute();
}

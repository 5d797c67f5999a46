import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { findPause, setPause } from './opening-hours.queries.ts';
import { lockHours } from './set-opening-hours.ts';
import type { Moment } from './show-week.ts';

/**
 * Closes a company for today, or opens it again (HOURS-12); what is so already stays. A pause of a day that is over is none.
 * @throws 404 when there is no such company, 409 `no_hours` when it has no week
 */
export async function pauseToday(
  transaction: Db,
  companyId: number,
  isPaused: boolean,
  { now, config }: Moment,
): Promise<void> {
  await lockHours(transaction, companyId);
  const { date: today } = localTime(now, config.timeZone);
  const stored = await findPause(transaction, companyId);
  const [before, after] = [stored === today ? today : null, isPaused ? today : null];
  if (before === after) return;
  await setPause(transaction, companyId, after);
  recordChange(transaction, {
    kind: 'changeHours',
    id: companyId,
    companyId,
    before: { paused: before },
    after: { paused: after },
  });
  record(transaction, { type: 'opening_hours.paused', companyId });
}

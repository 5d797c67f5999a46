import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { enqueue, putOff } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { saveSettings } from './save-settings.ts';
import { lockSettings } from './settings.queries.ts';

/** Switches deliveries on whose time has come, unless somebody has switched them, or named another time, since (SITE-10). */
async function switchOn(db: Db, offUntil: string, now: Date): Promise<void> {
  const before = await lockSettings(db);
  if (before.delivery_available || before.delivery_off_until !== offUntil) return;
  const after = { ...before, delivery_available: true, delivery_off_until: null };
  await saveSettings(db, { before, after, now, by: { userId: null, username: '' } });
}

/** Comes when deliveries are to be switched on again. */
export const switchOnDelivery = defineJob('delivery.switch_on', {
  payload: z.object({ off_until: z.iso.datetime() }),
  run: async ({ off_until: offUntil }, { services: { database } }) => {
    const { db } = database;
    const now = await databaseTime(db);
    const early = Date.parse(offUntil) - now.getTime();
    if (early > 0) await putOff(db, switchOnDelivery, { off_until: offUntil }, { inMs: early, priority: 0 });
    else
      await inAuditedTransaction(
        db,
        (transaction) => switchOn(transaction, offUntil, now),
        () => ENTRY,
      );
  },
});

const ENTRY = { actorId: null, action: 'switchOnDelivery', detail: {} };

/** Has deliveries switched on when their time comes. */
export const awaitSwitchingOn = (db: Db, offUntil: string, now: Date): Promise<void> =>
  enqueue(db, switchOnDelivery, { off_until: offUntil }, Date.parse(offUntil) - now.getTime());

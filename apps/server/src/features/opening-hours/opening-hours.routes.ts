import * as contracts from '@mercadito/contracts/opening-hours';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { serve } from '../../platform/serve/serve.ts';
import { requireShownTo } from '../suspension/index.ts';
import { pauseToday } from './pause-today.ts';
import { setOpeningDates } from './set-opening-dates.ts';
import { setOpeningHours } from './set-opening-hours.ts';
import { showWeek } from './show-week.ts';

/** What follows in other features from new hours. */
interface Following {
  readonly ringByNewHours: (transaction: Db, companyId: number) => Promise<void>;
}

export function registerOpeningHours(app: FastifyInstance, { ringByNewHours }: Following): void {
  serve(app, contracts.getOpeningHours, async ({ db, params, actor, now, config }) => {
    await requireShownTo(db, actor, params.companyId);
    return showWeek(db, params.companyId, { now, config });
  });

  serve(app, contracts.setOpeningHours, async ({ db, body, subject, now, config }) => {
    await setOpeningHours(db, subject.companyId, body, { now, config });
    await ringByNewHours(db, subject.companyId);
    return showWeek(db, subject.companyId, { now, config });
  });

  serve(app, contracts.pauseToday, async ({ db, body, subject, now, config }) => {
    await pauseToday(db, subject.companyId, body.is_paused, { now, config });
    await ringByNewHours(db, subject.companyId);
    return showWeek(db, subject.companyId, { now, config });
  });

  serve(app, contracts.setOpeningDates, async ({ db, body, subject, now, config }) => {
    await setOpeningDates(db, subject.companyId, body, { now, config });
    await ringByNewHours(db, subject.companyId);
    return showWeek(db, subject.companyId, { now, config });
  });
}

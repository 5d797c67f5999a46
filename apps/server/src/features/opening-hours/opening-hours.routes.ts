import * as contracts from '@mercadito/contracts/opening-hours';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { serve } from '../../platform/serve.ts';
import { findWeek } from './opening-hours.queries.ts';
import { setOpeningHours } from './set-opening-hours.ts';
import { dayOfRow, dayView, UNTOLD_WEEK } from './week.ts';

export function registerOpeningHours(app: FastifyInstance): void {
  serve(app, contracts.getOpeningHours, async ({ db, params }) => {
    const week = await findWeek(db, params.companyId);
    if (!week) throw notFound('Company');
    const days = week.days.length === 0 ? UNTOLD_WEEK : week.days.map(dayOfRow);
    return { days: days.map(dayView) };
  });

  serve(app, contracts.setOpeningHours, async ({ db, body, subject }) => ({
    days: await setOpeningHours(db, subject.companyId, body.opening_hours),
  }));
}

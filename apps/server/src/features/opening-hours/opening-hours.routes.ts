import * as contracts from '@mercadito/contracts/opening-hours';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { serve } from '../../platform/serve.ts';
import { findWeek } from './opening-hours.queries.ts';
import { setOpeningHours } from './set-opening-hours.ts';
import { dayOfRow, dayView } from './week.ts';

export function registerOpeningHours(app: FastifyInstance): void {
  serve(app, contracts.getOpeningHours, async ({ db, params }) => {
    const week = await findWeek(db, params.companyId);
    if (!week) throw notFound('Company');
    return { days: week.days.map(dayOfRow).map(dayView) };
  });

  serve(app, contracts.setOpeningHours, async ({ db, body, subject }) => ({
    days: await setOpeningHours(db, subject.companyId, body.opening_hours),
  }));
}

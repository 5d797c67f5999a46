import { MOST_OPENING_DATES } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { clock, closedToday, flag, id, instant, lastRead, openingState, whole } from './common.ts';
import { anyone, business, endpointsOf } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'opening-hours', about: 'When a business is open.' });

/** A time of the editor; blank means that it was left out. */
const editedClock = z
  .union([clock, z.literal('')])
  .nullable()
  .optional();

/** HOURS-1; `number` 1 is Monday, `name` the English weekday. */
const openingDay = z
  .object({
    number: z.int(),
    name: z.string(),
    closed: z.boolean(),
    schedule: z.array(z.object({ opens: z.string(), shuts: z.string() })),
    break: z.array(z.object({ start: z.string(), end: z.string() })),
  })
  .meta({ id: 'OpeningDay' });

/** HOURS-11: a date on which other hours count than on its weekday. */
const openingDate = openingDay.pick({ closed: true, schedule: true, break: true }).extend({ date: z.string() });

/** What customers see of the hours: the seven days, and whether it is open. */
const week = z.object({
  days: z.array(openingDay),
  /** Holidays and special days from today on. An older server does not tell of them. */
  dates: z.array(openingDate).optional(),
  ...openingState,
  closed_today: closedToday,
  /** Null while the business has registered no hours. */
  updated_at: instant.nullable(),
});

export const getOpeningHours = endpoint('getOpeningHours', {
  summary: "A business's week; while it has registered none, no day has hours or is closed",
  method: 'GET',
  path: '/companies/opening/{companyId}/',
  access: anyone(),
  params: z.object({ companyId: id }),
  response: week,
});

/** HOURS-5: a day in the payload replaces that day, a blank one is closed, one left out stays. */
export const setOpeningHours = endpoint('setOpeningHours', {
  summary: 'Set days of the week',
  description:
    '`updated_at` null says that there were no hours yet. 409 `changed_meanwhile`: somebody has set some since (CALL-14).',
  method: 'POST',
  path: '/companies/post-opening/',
  access: business('hours.write', { company: 'body.company_id' }),
  body: z.object({
    company_id: id,
    opening_hours: z
      .array(
        z.object({
          day_no: whole(1, 7),
          opens: editedClock,
          shuts: editedClock,
          break_start: editedClock,
          break_end: editedClock,
        }),
      )
      .min(1)
      .max(7),
    updated_at: lastRead.nullable(),
  }),
  response: week,
});

/** HOURS-12: closed until it next opens on another day; its week stays as it is. */
export const pauseToday = endpoint('pauseToday', {
  summary: 'Close for today, or open again',
  description: '409 `no_hours`: a business without hours is neither open nor closed.',
  method: 'PUT',
  path: '/companies/opening/{companyId}/pause/',
  access: business('hours.write', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  body: z.object({ is_paused: flag }),
  response: week,
});

export const setOpeningDates = endpoint('setOpeningDates', {
  summary: 'Set holidays and special days',
  description:
    'All of them from today on; one without times is closed. 409 `no_hours` without a week, `changed_meanwhile` when somebody has set hours since.',
  method: 'PUT',
  path: '/companies/opening/{companyId}/dates/',
  access: business('hours.write', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  body: z.object({
    dates: z
      .array(
        z.object({
          date: z.iso.date(),
          opens: editedClock,
          shuts: editedClock,
          break_start: editedClock,
          break_end: editedClock,
        }),
      )
      .max(MOST_OPENING_DATES),
    updated_at: lastRead,
  }),
  response: week,
});

export type OpeningDate = z.output<typeof openingDate>;
export type OpeningDay = z.output<typeof openingDay>;

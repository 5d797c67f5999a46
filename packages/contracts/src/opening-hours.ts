import * as z from 'zod';
import { clock, id, instant, lastRead, openingState, whole } from './common.ts';
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

/** What customers see of the hours: the seven days, and whether it is open. */
const week = z.object({
  days: z.array(openingDay),
  ...openingState,
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

export type OpeningDay = z.output<typeof openingDay>;

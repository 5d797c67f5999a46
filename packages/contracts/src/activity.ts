import { RECORDED_SUBJECTS, type RecordedSubject } from '@mercadito/domain/events/recorded-change';
import * as z from 'zod';
import { cappedCount, cursor, fileText, instant, listOf, page, search } from './common.ts';
import { endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'activity',
  about: 'The record of what was changed: by whom, from what to what.',
});

const day = z.iso
  .date('Must be a date such as 2030-12-31')
  .refine((text) => /^2\d{3}-/.test(text), 'Must be a year from 2000 to 2999')
  .optional();

/** What of the record is asked for; all of it at once narrows it (RECORD-3). */
const filter = {
  /** What was changed. */
  subject: z.enum(RECORDED_SUBJECTS as [RecordedSubject, ...RecordedSubject[]]).optional(),
  /** The user name of who changed it, in any case of letters. */
  who: search,
  /** The first and the last day, both included, of the calendar of the site's time zone. */
  from: day,
  to: day,
  /** An order by its number, anything else by its id. */
  thing: search,
};

/** What stood there by name; amounts as decimals, a driver by user name. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** One change on record (RECORD-2). */
const change = z
  .object({
    id: z.int(),
    at: instant,
    /** What was done: `changePrice`, `moveOrder` … */
    kind: z.string(),
    subject: z.string(),
    /** An order's number, the id of anything else. */
    subject_id: z.string(),
    /** What the thing is called now; null where its id says it, or it is gone. */
    name: z.string().nullable(),
    /** The business it belongs to. */
    company: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
    /** Null: the system. A removed person has no user name any more. */
    actor: z.object({ id: z.int(), username: z.string().nullable() }).nullable(),
    /** Null where it was not there before. */
    before: facts.nullable(),
    /** Null where it is gone. */
    after: facts.nullable(),
  })
  .meta({ id: 'RecordedChange' });

export const listActivity = endpoint('listActivity', {
  summary: 'What was changed, by whom, from what to what, newest first',
  method: 'GET',
  path: '/activity/',
  access: site('record.read'),
  query: z.object({ ...filter, page, cursor }),
  response: listOf(change).extend(cappedCount),
});

export const exportActivity = endpoint('exportActivity', {
  summary: 'The same as a CSV file',
  description:
    'UTF-8 with a byte order mark, CRLF, commas; a row for each value that was changed. Headings and yes or no are in the language of ' +
    'the request, times in the time zone of the site. A cell that a spreadsheet would run as a formula begins with an apostrophe. At ' +
    'most the newest 20,000 changes; where there are more the last row says so.',
  method: 'GET',
  path: '/activity/csv/',
  access: site('record.read'),
  query: z.object(filter),
  mediaType: 'text/csv',
  response: fileText,
});

export type ActivityEntry = z.output<typeof change>;

import { LANGUAGES } from '@mercadito/domain/language';
import * as z from 'zod';
import { cursor, flag, id, instant, listOf, page } from './common.ts';
import { endpointsOf, person } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'inbox', about: 'What a person was told: the inbox.' });
const path = '/inbox/';
const access = person('account.use');

const entry = z
  .object({
    id,
    /** In the language asked for. */
    title: z.string(),
    text: z.string(),
    /** The page of what it is about. */
    href: z.string(),
    created_at: instant,
    is_read: z.boolean(),
  })
  .meta({ id: 'InboxEntry' });

export const listInbox = endpoint('listInbox', {
  summary: 'What the person was told in the last 90 days, newest first',
  method: 'GET',
  path,
  access,
  query: z.object({ page, cursor, language: z.enum(LANGUAGES).optional() }),
  response: listOf(entry).extend({ unread: z.int() }),
});

const unread = z.object({ unread: z.int() });

export const countUnread = endpoint('countUnread', {
  summary: 'How many messages the person has not read',
  method: 'GET',
  path: '/inbox/unread/',
  access,
  response: unread,
});

export const markInboxRead = endpoint('markInboxRead', {
  summary: 'Mark one message as read, or it and all older ones; again changes nothing',
  method: 'PUT',
  path: '/inbox/read/',
  access,
  body: z.object({ id, and_older: flag.optional().default(false) }),
  response: unread,
});

export type InboxEntry = z.output<typeof entry>;
export type InboxEntryAnswer = z.input<typeof entry>;

import { LANGUAGES } from '@mercadito/domain/language';
import { TOPICS } from '@mercadito/domain/messages/preferences';
import * as z from 'zod';
import { answered } from './answered.ts';
import { clock, cursor, flag, id, instant, listOf, page } from './common.ts';
import { anyone, endpointsOf, person } from './endpoint.ts';

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

/** A way that is left out stays as it was: another device may be choosing it. */
const choice = z.object({ topic: z.enum(TOPICS), push: flag.optional(), mail: flag.optional() });
const quiet = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'Must be another time than the first' })
  .nullable();

const preferences = z.object({
  /** One for each topic. */
  choices: z.array(z.object({ topic: answered(TOPICS), push: z.boolean(), mail: z.boolean() })),
  /** On the clock of the site's towns; what is urgent comes all the same. */
  quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Whether mail is sent at all. */
  has_mail: z.boolean(),
});

export const getMessagePreferences = endpoint('getMessagePreferences', {
  summary: 'What the person wants to be told by which way, and when not',
  method: 'GET',
  path: '/inbox/preferences/',
  access,
  response: preferences,
});

export const setMessagePreferences = endpoint('setMessagePreferences', {
  summary: 'Choose for some topics by which way they come, and the quiet hours; what is left out stays',
  method: 'PUT',
  path: '/inbox/preferences/',
  access,
  body: z.object({ choices: z.array(choice).max(TOPICS.length).optional(), quiet: quiet.optional() }),
  response: preferences,
});

/** MESSAGE-16: mailboxes post to the page's own address, which does the same. */
export const unsubscribe = endpoint('unsubscribe', {
  summary: 'Turn off the mail of a topic by the link in one of its mails; again changes nothing',
  description: 'Without being signed in. 409 `link_over` for a link that is none of ours.',
  method: 'PUT',
  path: '/inbox/unsubscribe/',
  ...{ access: anyone(), rate: 'link' },
  body: z.object({ secret: z.string().max(200) }),
  response: z.object({ topic: answered(TOPICS) }),
});

export type MessagePreferences = z.output<typeof preferences>;
export type InboxEntry = z.output<typeof entry>;
export type InboxEntryAnswer = z.input<typeof entry>;

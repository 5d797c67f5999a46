import type { Href } from '@mercadito/contracts/site/addresses';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import type { Topic } from '@mercadito/domain/messages/preferences';
import type { Wordings } from '@mercadito/domain/messages/wording';
import { sql } from 'kysely';
import * as z from 'zod';
import { defineMail } from '../../platform/mail/mail.ts';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import type { ReceiverWord } from '../../platform/messages/receivers.ts';
import { findEntry } from './inbox.queries.ts';
import { type BeginWay, stillHolds } from './spread-messages.job.ts';
import { unsubscribeSecret } from './unsubscribe-link.ts';

const OPEN = { es: 'Verlo en el sitio', en: 'See it on the site' };

/** A message by mail (MESSAGE-10): not sent where it was read meanwhile, or holds no more. */
export const messageMail = defineMail('message.told', {
  data: z.object({ entry_id: z.int() }),
  write: async ({ entry_id }, { db, language }) => {
    const entry = await findEntry(db, entry_id);
    if (!entry || entry.read_at !== null) return null;
    const { event, receiver, href } = entry;
    if (!(await stillHolds(db, event as unknown as DomainEvent, receiver as ReceiverWord))) return null;
    const { title, text } = (entry.wordings as unknown as Wordings)[language];
    const secret = await unsubscribeSecret(db, { userId: entry.user_id, topic: entry.topic as Topic });
    return {
      subject: title,
      paragraphs: [text],
      button: { label: OPEN[language], href: href as Href },
      unsubscribe: hrefTo('unsubscribe', { secret }),
    };
  },
});

/** Mails what people want by mail, to an address that they have proved: of their account at once, all else when they have not read it for ten minutes. */
export const mailWay: BeginWay = async (db, messageId, { mailer }) => {
  if (!mailer) return;
  const mails = sql`
    select entry.user_id as account_id, jsonb_build_object('entry_id', entry.id) as data, 'told-' || entry.id as message_id,
      now() + case entry.topic when 'account' then interval '0' else interval '10 minutes' end as start_after
    from inbox_entries as entry join users on users.id = entry.user_id
      left join message_preferences as chosen on chosen.user_id = entry.user_id
    where entry.message_id = ${messageId} and users.email_confirmed_at is not null
      and coalesce((chosen.choices -> entry.topic ->> 'mail')::boolean, entry.topic = 'account')`;
  await queueMails(db, messageMail, mails);
};

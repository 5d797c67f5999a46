import { LANGUAGES, type Language } from '@mercadito/domain/language';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { doAllOf } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { insertingJobs } from '../jobs/jobs.queries.ts';
import type { Mail } from './mail.ts';

const payload = z.object({
  mail: z.string(),
  /** Null: nobody, so that a request for somebody who is unknown does the same work. */
  account_id: z.int().nullable(),
  /** In place of the account's own. */
  address: z.string().nullable(),
  /** Of whoever has chosen none. */
  language: z.enum(LANGUAGES),
  data: z.unknown(),
  message_id: z.string().regex(/^[\w.-]{1,100}$/),
});

export type QueuedMail = z.output<typeof payload>;

/** The job of all mails; `sendMails` does it. */
export const mailJob = (run: Job<typeof payload>['run']): Job<typeof payload> =>
  defineJob('mail.send', { payload, run });

const QUEUE = mailJob(async () => undefined);

/** Whom a mail goes to: an account, by its address at the moment of sending, nobody for null; or an address. */
type To = { readonly accountId: number | null } | { readonly address: string };

interface Queued<Data extends z.ZodType> {
  readonly template: Mail<Data>;
  /** Ids, never what is somebody's secret: see `Mail.data`. */
  readonly data: z.input<Data>;
  /** Letters, digits, dots and dashes that name this mail among all: a second one of that name is not sent. */
  readonly messageId: string;
  /** For whoever has chosen none: of the device that asked. Spanish unless told. */
  readonly language?: Language;
}

/**
 * Has a mail sent after the commit of this transaction, at least once; where no mail is set up it is dropped. One statement.
 * @throws when the data is not the mail's
 */
export async function queueMail<Data extends z.ZodType>(
  transaction: Db,
  { template, data, messageId, language = 'es', ...to }: Queued<Data> & To,
): Promise<void> {
  await enqueue(transaction, QUEUE, {
    mail: template.name,
    account_id: 'accountId' in to ? to.accountId : null,
    address: 'address' in to ? to.address : null,
    language,
    data: template.data.parse(data),
    message_id: messageId,
  });
}

/**
 * Has many mails of one kind sent, by one statement.
 * @param mails a query of `account_id`, `data`, `message_id` and `start_after`, when each is sent at the earliest
 */
export async function queueMails(transaction: Db, { name }: Mail, mails: RawBuilder<unknown>): Promise<void> {
  const payloads = sql`
    select jsonb_build_object('mail', ${name}::text, 'account_id', account_id, 'address', null, 'language', 'es', 'data', data,
      'message_id', message_id) as payload, start_after
    from (${mails}) as mails`;
  await doAllOf(transaction, insertingJobs(QUEUE.name, payloads, QUEUE));
}

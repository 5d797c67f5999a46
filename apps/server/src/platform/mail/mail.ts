import type { Href } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import type * as z from 'zod';
import type { MailConfig } from '../../config.ts';
import type { Db } from '../../database/connection.ts';

/** What a mail says, in the language of whoever gets it. Plain text and HTML are both made of this (`layout.ts`). */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What there is to do about it, and where. */
  readonly button?: { readonly label: string; readonly href: Href };
  /** Below the button. */
  readonly after?: readonly string[];
  /** Of what one can do without: the page where it is turned off, which a mailbox posts to as well (RFC 8058). */
  readonly unsubscribe?: Href;
}

/** What a text is written with, at the moment of sending. */
export interface MailContext {
  readonly db: Db;
  readonly now: Date;
  readonly language: Language;
  readonly site: { readonly brand: string; readonly contacts: readonly { name: string; whatsapp: string }[] };
}

interface MailOptions<Data extends z.ZodType> {
  /** What it is written of: ids, never what is somebody's secret. It lies in the database until the mail is sent. */
  readonly data: Data;
  /**
   * Writes it when it is sent, which may be hours later and more than once: a link that opens something is made here, and
   * never queued.
   * @returns null where it is out of date by now, and not sent
   */
  // A method and no property: a list of mails has data of all kinds.
  write(data: z.output<Data>, context: MailContext): MailText | null | Promise<MailText | null>;
  /** Of those that somebody else can have sent: how many of them one address gets in an hour. */
  readonly mostAnHour?: number;
}

/** A kind of mail. */
export interface Mail<Data extends z.ZodType = z.ZodType> extends MailOptions<Data> {
  /** `noun.verb`; mails that wait in a database are found by it. */
  readonly name: string;
}

/** Describes a kind of mail; it is sent where `app.ts` lists it. */
export function defineMail<Data extends z.ZodType>(name: string, options: MailOptions<Data>): Mail<Data> {
  return { name, ...options };
}

/** Whom a mail goes to. */
export interface Recipient {
  readonly address: string;
  /** Of the person, null until they choose one (ACCOUNT-9). */
  readonly language: Language | null;
}

/** A mail as a server takes it. */
export interface OutgoingMail {
  readonly to: string;
  readonly messageId: string;
  readonly text: MailText;
  readonly language: Language;
  /** The sender's name, and the head of the mail. */
  readonly brand: string;
}

export type { MailConfig };

import type { Config } from '../../config.ts';
import { saysNoSuchAddress } from './enhanced-status.ts';
import { htmlOf, plainTextOf } from './layout.ts';
import type { MailConfig, MailText, OutgoingMail } from './mail.ts';

/** What became of a mail that a server has answered: it took it, or knows no such address. */
type Delivery = 'taken' | 'no such address';

/** Hands mail to the server of the configuration. */
export interface Mailer {
  /**
   * @throws where it is worth another try, or an operator's look: without a word of the message, its address or a password
   */
  readonly send: (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>;
}

// A server that says nothing holds up all mail behind it.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Whether nobody is on the way to a server. */
export const isNear = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Without a certificate nobody on the way may read the password. */
function transportOf(server: string) {
  const url = new URL(server);
  return { url: server, requireTLS: url.username !== '' && !isNear(url), ...PATIENCE };
}

/** Makes what sends mail; null where none is sent. Nothing is opened before the first one. */
export function createMailer({ mail }: Pick<Config, 'mail'>): Mailer | null {
  if (!mail) return null;
  return {
    send: async (outgoing, signal) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...transportOf(mail.server),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({ ...messageOf(outgoing, mail), signal });
        return 'taken';
      } catch (error) {
        if (isUnknownAddress(error)) return 'no such address';
        throw withoutWords(error);
      } finally {
        transport.close();
      }
    },
  };
}

/** Where a mail is turned off; with one press in the mailbox where the site has https, without which nobody may offer it. */
const unsubscribing = ({ unsubscribe }: MailText, origin: string) =>
  unsubscribe && {
    'List-Unsubscribe': `<${origin}${unsubscribe}>`,
    ...(origin.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };

function messageOf(outgoing: OutgoingMail, { origin, from, returns }: MailConfig) {
  const { to, messageId, text, language, brand } = outgoing;
  const layout = { language, brand, origin };
  return {
    from: { name: brand, address: from },
    to: { name: '', address: to },
    // Never read out of a header: an address is one recipient, whatever stands in it.
    envelope: { from: returns?.address ?? from, to: [to] },
    subject: text.subject,
    text: plainTextOf(text, layout),
    html: htmlOf(text, layout),
    messageId: `<${messageId}@${new URL(origin).hostname}>`,
    headers: {
      // Nobody's holiday notice is an answer to it.
      'Auto-Submitted': 'auto-generated',
      ...unsubscribing(text, origin),
    },
  };
}

/** What nodemailer says of an answer of the server. */
interface Refusal {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const enhancedCodeOf = ({ response = '' }: Refusal): string | undefined =>
  /^\d{3}[ -]([245]\.\d+\.\d+)/.exec(response)?.[1];

function isUnknownAddress(error: unknown): boolean {
  const refusal = Object(error) as Refusal;
  if (refusal.command !== 'RCPT TO' && refusal.command !== 'DATA') return false;
  return saysNoSuchAddress(enhancedCodeOf(refusal));
}

/** An error for the log and the list of jobs: an answer of a server may repeat the address, or what was sent. */
function withoutWords(error: unknown): Error {
  const refusal = Object(error) as Refusal;
  const { code = 'an unknown fault', command = 'the connection', responseCode } = refusal;
  const answer = [responseCode, enhancedCodeOf(refusal)].filter((part) => part !== undefined).join(' ');
  return new Error(`The mail server did not take a mail: ${code} at ${command}${answer && `, it answered ${answer}`}`);
}

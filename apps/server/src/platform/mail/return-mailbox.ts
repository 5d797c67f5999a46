import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { isNear } from './mailer.ts';

/** How far a mailbox was read: message numbers count within a validity. */
export interface Place {
  readonly validity: string;
  readonly uid: number;
}

/** A message that has come to a mailbox, cut where it is very long, and the place behind it. */
export interface NewMessage {
  readonly source: Uint8Array;
  readonly place: Place;
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const AT_ONCE = 50;
// A report with the head of the mail that it returns; a longer message takes the process's thread for longer.
const LONGEST = 65_536;

async function clientOf(mailbox: URL): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const secure = mailbox.protocol === 'imaps:';
  const client = new ImapFlow({
    host: mailbox.hostname,
    ...(mailbox.port && { port: Number(mailbox.port) }),
    ...{ secure, ...(!secure && { doSTARTTLS: !isNear(mailbox) }) },
    auth: { user: decodeURIComponent(mailbox.username), pass: decodeURIComponent(mailbox.password) },
    ...{ logger: false, disableAutoIdle: true, disableCompression: true, ...PATIENCE },
  });
  // What goes wrong is thrown by whatever is under way; nobody listening, it would end the process too.
  client.on('error', () => undefined);
  return client;
}

/** What an operator is told of a mailbox that cannot be read: nothing that it has answered, which may repeat a password. */
function withoutWords(error: unknown): Error {
  const { authenticationFailed, code } = Object(error) as { authenticationFailed?: boolean; code?: string };
  return new Error(
    `The return mailbox cannot be read: ${authenticationFailed ? 'it refuses the login' : (code ?? 'it answers otherwise')}`,
  );
}

/**
 * Reads what has come to a mailbox since, in its order, and leaves it there as it is.
 * @throws without a word of the mailbox, its messages or a password
 */
export async function* readMailbox(url: string, since: Place | null, signal: AbortSignal): AsyncGenerator<NewMessage> {
  const mailbox = new URL(url);
  const client = await clientOf(mailbox);
  const close = (): void => client.close();
  signal.addEventListener('abort', close);
  try {
    await client.connect();
    const opened = await client.mailboxOpen(decodeURIComponent(mailbox.pathname.slice(1)) || 'INBOX', {
      readOnly: true,
    });
    const validity = String(opened.uidValidity);
    const last = since?.validity === validity ? since.uid : 0;
    const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
    // `5:*` has the last message too where that is the third.
    const uids = found.filter((each) => each > last).toSorted((one, other) => one - other);
    for (let at = 0; at < uids.length; at += AT_ONCE) {
      const some = uids.slice(at, at + AT_ONCE);
      const messages: FetchMessageObject[] = await client.fetchAll(
        some,
        { source: { maxLength: LONGEST } },
        { uid: true },
      );
      for (const { uid, source } of messages.toSorted((one, other) => one.uid - other.uid)) {
        yield { source: source ?? new Uint8Array(), place: { validity, uid } };
      }
    }
    await client.logout();
  } catch (error) {
    signal.throwIfAborted();
    throw withoutWords(error);
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

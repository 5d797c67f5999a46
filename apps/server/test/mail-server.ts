import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a server has got it. */
export interface ReceivedMail {
  readonly to: string;
  /** To whom it comes back, as its envelope says. */
  readonly from: string;
  /** Names in lower case; a long one on one line. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What it answers a recipient with, instead of taking the mail; undefined: it takes it. */
  answer: string | undefined;
  readonly close: () => Promise<void>;
}

/** A real mail server on this machine, which keeps what it gets. */
export async function aMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    ...options,
    onRcptTo: (_address, _session, callback) => callback(refusalOf(mailServer.answer)),
    onData: async (stream, session, callback) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { to: rcptTo[0]?.address ?? '', from: mailFrom ? mailFrom.address : '' };
      mails.push({ ...envelope, ...read(Buffer.concat(chunks).toString('latin1')) });
      callback();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', () => resolve()));
  const { port } = server.server.address() as { port: number };
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: undefined,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return mailServer;
}

function refusalOf(answer: string | undefined): Error | undefined {
  if (answer === undefined) return undefined;
  const [code = '550', ...words] = answer.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}

/** A header with its letters beyond ASCII as they are read (RFC 2047). */
const readable = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? decoded(word, 'base64') : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    );

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), readable(value)];
    }),
  );
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const cut = (text: string): [head: string, body: string] => {
  const at = text.indexOf('\r\n\r\n');
  return [text.slice(0, at), text.slice(at + 4)];
};

function read(message: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const [head, body] = cut(message);
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => {
    const [partHead, content] = cut(part.replace(/^\r\n/, ''));
    const { 'content-type': type = '', 'content-transfer-encoding': encoding } = headersOf(partHead);
    return { type, content: decoded(content, encoding).replaceAll('\r\n', '\n') };
  });
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? '';
  return { headers, text: of('text/plain'), html: of('text/html') };
}

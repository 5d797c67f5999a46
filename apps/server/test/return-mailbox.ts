import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mailbox that is read by IMAP4rev1 (RFC 3501), as far as reading needs it. */
export interface ReturnMailbox {
  readonly url: string;
  /** Its messages, as they have come. */
  readonly messages: string[];
  /** By what their numbers count: another one begins anew. */
  validity: number;
  /** What was asked of it, without the numbers of the commands. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

const PASSWORD = 's3cret';

/** What it says to a command, without the line that ends it. */
function linesOf(command: string, { messages, validity }: ReturnMailbox): string[] {
  const last = messages.length;
  if (/^(EXAMINE|SELECT) /i.test(command)) {
    return [
      `* ${last} EXISTS`,
      '* FLAGS (\\Seen)',
      `* OK [UIDVALIDITY ${validity}] ok`,
      `* OK [UIDNEXT ${last + 1}] ok`,
    ];
  }
  if (/^LIST /i.test(command)) return ['* LIST (\\HasNoChildren) "/" INBOX'];
  if (/^CAPABILITY/i.test(command)) return ['* CAPABILITY IMAP4rev1'];
  const search = /^UID SEARCH UID (\d+):\*/i.exec(command);
  if (search) {
    // The last one always, as servers read `5:*`.
    const found = messages.map((_, at) => at + 1).filter((uid) => uid >= Number(search[1]) || uid === last);
    return [`* SEARCH ${found.join(' ')}`.trim()];
  }
  const fetch = /^UID FETCH ([\d,:]+) /i.exec(command);
  if (!fetch) return [];
  const uids = (fetch[1] ?? '').split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split(':').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return uids.map((uid) => {
    const source = messages[uid - 1] ?? '';
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(source)}}\r\n${source})`;
  });
}

function speak(socket: Socket, mailbox: ReturnMailbox): void {
  socket.on('error', () => undefined);
  socket.write('* OK ready\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    mailbox.asked.push(command);
    const isRefused = /^LOGIN /i.test(command) && !command.includes(PASSWORD);
    const end = isRefused ? `${tag} NO [AUTHENTICATIONFAILED] not ${command}` : `${tag} OK done`;
    socket.write([...linesOf(command, mailbox), end, ''].join('\r\n'));
    if (/^LOGOUT/i.test(command)) socket.end();
  });
}

/** Such a mailbox on this machine. */
export async function aReturnMailbox(): Promise<ReturnMailbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    speak(socket, mailbox);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailbox: ReturnMailbox = {
    url: `imap://town:${PASSWORD}@127.0.0.1:${port}/INBOX`,
    messages: [],
    validity: 7,
    asked: [],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return mailbox;
}

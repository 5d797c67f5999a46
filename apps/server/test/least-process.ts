import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';

// Started by `npm run bench` in the server's place, to do the least: bytes that are ready, statements without an application, passwords
// alone. It does what its parent says, one thing at a time.

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What it is told. */
export type Wanted =
  | { readonly what: 'http'; readonly head: Readonly<Record<string, string>>; readonly body: string }
  | { readonly what: 'pg'; readonly url: string; readonly statements: readonly Statement[]; readonly seconds: number }
  | { readonly what: 'argon2'; readonly seconds: number };

/** What it answers: where it listens, or how often it did it in a second. */
export type Done = { readonly port: number } | { readonly perSecond: number };

const CONNECTIONS = 5;
/** As many as the server checks at once (`passwords.ts`). */
const PASSWORDS = { atOnce: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

async function countFor(seconds: number, atOnce: number, doOne: (at: number) => Promise<unknown>): Promise<Done> {
  let [count, isOver] = [0, false];
  const one = async (at: number): Promise<void> => {
    for (; !isOver; count += 1) await doOne(at);
  };
  const all = Array.from({ length: atOnce }, (_, at) => one(at));
  await pause(seconds * 1000);
  isOver = true;
  const perSecond = count / seconds;
  await Promise.all(all);
  return { perSecond };
}

/** Leaves what comes as it is. */
const types = { getTypeParser: () => (text: string) => text };

let answered: Extract<Wanted, { what: 'http' }> | undefined;
let answeredBody = Buffer.alloc(0);
const server = createServer((_, response) => {
  response.writeHead(200, answered?.head).end(answeredBody);
});

async function serveBytes(wanted: Extract<Wanted, { what: 'http' }>): Promise<Done> {
  answered = wanted;
  answeredBody = Buffer.from(wanted.body, 'base64');
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port };
}

async function ask({ url, statements, seconds }: Extract<Wanted, { what: 'pg' }>): Promise<Done> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url, types }));
  await Promise.all(clients.map((client) => client.connect()));
  const done = await countFor(seconds, CONNECTIONS, async (at) => {
    for (const [of, { sql: text, parameters }] of statements.entries())
      await clients[at]?.query({ text, values: [...parameters], ...(parameters.length > 0 && { name: `bare-${of}` }) });
  });
  await Promise.all(clients.map((client) => client.end()));
  return done;
}

async function checkPasswords(seconds: number): Promise<Done> {
  const { atOnce, ...options } = PASSWORDS;
  const kept = await hash('a-good-password', options);
  return countFor(seconds, atOnce, () => verify(kept, 'a-good-password'));
}

process.on('message', async (wanted: Wanted) => {
  if (wanted.what === 'http') process.send?.(await serveBytes(wanted));
  else process.send?.(await (wanted.what === 'pg' ? ask(wanted) : checkPasswords(wanted.seconds)));
});
process.on('disconnect', () => process.exit());

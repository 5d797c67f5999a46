import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** What PostgreSQL says to a wrong password, in its protocol. */
function errorPacketOf(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C28P01\0M${text}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** A port on which somebody answers like that, and nobody once it is closed. */
async function aPort(answer: Buffer, isKept = false) {
  const listener = createListener((socket) => {
    socket.on('error', () => undefined);
    if (isKept) socket.write(answer);
    else socket.end(answer);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => void listener.close());
  return { port: (listener.address() as AddressInfo).port, close: () => listener.close() };
}

const urlAt = (port: number): string => `postgres://mercadito:secret@127.0.0.1:${port}/mercadito`;

/** What is told of a column of text, behind its name: no table, the type, any length. */
const textColumn = (): Buffer => {
  const column = Buffer.alloc(18);
  column.writeInt32BE(25, 6);
  column.writeInt16BE(-1, 10);
  column.writeInt32BE(-1, 12);
  return column;
};

const open = (variables: Record<string, string>) =>
  createServer(readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', ...variables }));

test('a DATABASE_URL that leads nowhere is named in one line', async () => {
  const { port, close } = await aPort(Buffer.alloc(0));
  close();
  const opening = open({ DATABASE_URL: `postgres://mercadito:secret@127.0.0.1:${port}/mercadito` });
  await expect(opening).rejects.toThrow(/^DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:\d+$/);
});

test('a DATABASE_URL that is refused is named in one line, without the password', async () => {
  const { port } = await aPort(errorPacketOf('password authentication failed for user "mercadito"'));
  const opening = open({ DATABASE_URL: `postgres://mercadito:secret@127.0.0.1:${port}/mercadito` });
  const text = 'DATABASE_URL cannot be used: password authentication failed for user "mercadito"';
  await expect(opening).rejects.toThrow(new RegExp(`^${text}$`));
});

test('a DATA_DIR that is no directory is named in one line, and the server does not start', async () => {
  const file = join(directory, 'file');
  await writeFile(file, '');
  await expect(open({ DATA_DIR: join(file, 'data') })).rejects.toThrow(/^DATA_DIR cannot be used: .* lies below what/);
  const env = { ...process.env, DATA_DIR: file, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
  // Nobody sits before it: a line of the log, as all others are.
  expect(JSON.parse(stdout)).toMatchObject({
    level: 60,
    time: expect.any(Number),
    msg: `DATA_DIR cannot be used: ${file} is not a directory`,
  });
});

/** An answer of PostgreSQL: a letter, its length, and what it says. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

test('a database that comes later than the server is waited for', async () => {
  // As it is while it starts: somebody listens and hangs up.
  let tries = 0;
  const listener = createListener((socket) => {
    socket.on('error', () => undefined);
    tries += 1;
    // A fault is heard as the one it is once it is there: waiting ends with its own word.
    if (tries < 3) socket.destroy();
    else socket.end(errorPacketOf('password authentication failed'));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => void listener.close());
  const { port } = listener.address() as AddressInfo;
  const opening = createServer(readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', DATABASE_URL: urlAt(port) }), {
    waitForMs: 60_000,
  });
  await expect(opening).rejects.toThrow('DATABASE_URL cannot be used: password authentication failed');
  expect(tries).toBe(3);
});

test('a database that is not encoded as UTF8 is refused, with the line to type', async () => {
  const answers = Buffer.concat([
    message('R', Buffer.from([0, 0, 0, 0])),
    message('Z', Buffer.from('I')),
    message('T', Buffer.concat([Buffer.from([0, 1]), Buffer.from('server_encoding\0'), textColumn()])),
    message('D', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 9]), Buffer.from('SQL_ASCII')])),
    message('C', Buffer.from('SHOW\0')),
    message('Z', Buffer.from('I')),
  ]);
  const { port } = await aPort(answers, true);
  const opening = createServer(readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', DATABASE_URL: urlAt(port) }));
  await expect(opening).rejects.toThrow(/encoded as SQL_ASCII, and UTF8 is needed.*createdb --encoding=UTF8/);
});

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
function refusalOf(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C28P01\0M${text}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** A port on which somebody answers like that, and nobody once it is closed. */
async function aPort(answer: Buffer) {
  const listener = createListener((socket) => socket.on('error', () => undefined).end(answer)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => void listener.close());
  return { port: (listener.address() as AddressInfo).port, close: () => listener.close() };
}

const open = (variables: Record<string, string>) =>
  createServer(readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', ...variables }));

test('a DATABASE_URL that leads nowhere is named in one line', async () => {
  const { port, close } = await aPort(Buffer.alloc(0));
  close();
  const opening = open({ DATABASE_URL: `postgres://mercadito:secret@127.0.0.1:${port}/mercadito` });
  await expect(opening).rejects.toThrow(/^DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:\d+$/);
});

test('a DATABASE_URL that is refused is named in one line, without the password', async () => {
  const { port } = await aPort(refusalOf('password authentication failed for user "mercadito"'));
  const opening = open({ DATABASE_URL: `postgres://mercadito:secret@127.0.0.1:${port}/mercadito` });
  const text = 'DATABASE_URL cannot be used: password authentication failed for user "mercadito"';
  await expect(opening).rejects.toThrow(new RegExp(`^${text}$`));
});

test('a DATA_DIR that is no directory is named in one line, and the server does not start', async () => {
  const file = join(directory, 'file');
  await writeFile(file, '');
  await expect(open({ DATA_DIR: join(file, 'data') })).rejects.toThrow(/^DATA_DIR cannot be used: .* lies below what/);
  const env = { ...process.env, DATA_DIR: file, DATABASE_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `DATA_DIR cannot be used: ${file} is not a directory\n`]);
});

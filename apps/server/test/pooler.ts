import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../../scripts/lib/free-port.ts';
import { installPackages, isExecutable } from '../../../scripts/lib/install.ts';

// It refuses to be root.
const AS = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];

/** Answers once it leads to the database. */
async function untilReached(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isThere) return;
    if (hasEnded()) throw new Error('PgBouncer ended');
  }
}

/** Where Debian has it, which is in no path of people who are not root. */
const POOLER = '/usr/sbin/pgbouncer';

/** Debian's PgBouncer in front of a database, with two connections to it, until the test ends. @returns its address */
export async function aPooler(databaseUrl: string, mode: 'session' | 'transaction', size = 2): Promise<string> {
  if (!isExecutable(POOLER)) await installPackages('PgBouncer', ['pgbouncer']);
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const own = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${port} user=${username} dbname=${name}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${size}`,
  ];
  await writeFile(file, settings.join('\n'), { mode: 0o644 });
  const child = spawn(POOLER, ['-q', ...AS, file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `postgres://${username}@127.0.0.1:${own}/${name}`;
  await untilReached(url, () => child.exitCode !== null);
  return url;
}

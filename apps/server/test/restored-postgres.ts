import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/lib/free-port.ts';
import { ensurePostgres, mustRun, ownAccount, waitUntilReady } from '../../../scripts/lib/postgres.ts';
import { start, stop } from '../../../scripts/lib/run.ts';

/** Takes the copy of a whole PostgreSQL that a restore begins with, by the line of docs/operating.md. */
export async function takeBaseCopy(url: string, folder: string): Promise<void> {
  const { hostname, port, username } = new URL(url);
  const address = ['--host', hostname, '--port', port, '--username', username];
  const args = [...address, '--pgdata', folder, '--checkpoint', 'fast', '--wal-method', 'none', '--no-sync'];
  await mustRun(join(await ensurePostgres(), 'pg_basebackup'), args, { cwd: '/' });
}

/** Prepares a base copy to be started as what `signal` says, and starts it. */
async function startOn(base: string, signal: 'recovery' | 'standby', settings: readonly string[]) {
  const bin = await ensurePostgres();
  appendFileSync(join(base, 'postgresql.auto.conf'), `\n${settings.join('\n')}\n`);
  writeFileSync(join(base, `${signal}.signal`), '');
  chmodSync(base, 0o700);
  const account = ownAccount(base);
  if (account.uid !== undefined) await mustRun('chown', ['-R', `${account.uid}:${account.gid}`, base], {});
  const port = await findFreePort();
  const place = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${base}`];
  // As many as the one before: a standby with fewer does not start.
  const options = [...place, 'max_connections=200', 'fsync=off'].flatMap((option) => ['-c', option]);
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'mercadito'];
  const launch = async () => {
    const server = start(join(bin, 'postgres'), ['-D', base, ...options], { cwd: base, stdio: 'ignore', ...account });
    await waitUntilReady(server, join(bin, 'pg_isready'), address);
    return server;
  };
  let server = await launch();
  return {
    url: `postgres://mercadito@127.0.0.1:${port}/mercadito_test`,
    remove: () => stop(server, 10_000, 'SIGINT'),
    startAgain: async () => {
      server = await launch();
    },
  };
}

/** Starts PostgreSQL on a base copy, and has it read its archive up to a time: it stands still there and can be read. */
export const restoreTo = (time: string, base: string, archive: string) =>
  startOn(base, 'recovery', [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${time}'`,
    'archive_mode = off',
  ]);

/** Starts a base copy as a standby that follows the one at that address. */
export function followFrom(url: string, base: string) {
  const { hostname, port, username } = new URL(url);
  return startOn(base, 'standby', [`primary_conninfo = 'host=${hostname} port=${port} user=${username}'`]);
}

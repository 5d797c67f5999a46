import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../apps/server/src/database/connection.ts';
import { lockDirectory } from '../apps/server/src/database/embedded/directory-lock.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { markBegun, markFilled } from '../apps/server/src/demo/progress.ts';
import { makeDataDirectory } from './lib/demo-server.ts';
import { findFreePort } from './lib/free-port.ts';
import { root } from './lib/root.ts';

// Whole servers start here, and where the web is not built yet it is built first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

// What each of them leaves behind the next one starts with.
const { path: dataDir, remove } = makeDataDirectory();
afterAll(remove);

// The demo counts as filled in: what is looked at is how it ends.
beforeAll(async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined, maxConnections: 1, inThisThread: true });
  await migrate(database.db);
  await markBegun(database.db);
  await markFilled(database.db);
  await database.close();
});

/** npm as somebody types it, in a group of its own as a shell starts it; all of it is gone when the test ends. */
function startNpm(args: string[], env: NodeJS.ProcessEnv) {
  const npm = spawn('npm', args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(npm, 'exit');
  onTestFinished(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // Nobody is left of it, which is how it should be.
    }
  });
  return { npm, ended };
}

async function takePort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await new Promise((done) => server.close(done));
}

test.each([
  [['start'], 'SIGTERM'],
  [['start'], 'SIGINT'],
  [['run', 'demo'], 'SIGTERM'],
  [['run', 'demo'], 'SIGINT'],
] as const)('npm %j that is sent %s ends the server with it: port and directory are free', async (args, signal) => {
  const port = await findFreePort();
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    SERVE_DEMO: 'true',
  };
  const { npm, ended } = startNpm([...args], { ...process.env, ...own });
  await vi.waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    {
      timeout: 120_000,
      interval: 100,
    },
  );
  // To npm alone, as whoever reads its number in a list of processes does; a terminal sends it to the server too.
  npm.kill(signal);
  await ended;
  await takePort(port);
  const release = await lockDirectory(dataDir);
  await release();
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
});

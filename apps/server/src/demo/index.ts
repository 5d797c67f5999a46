import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { createServer, type Server } from '../server.ts';
import { progressOf } from './progress.ts';

// A program, not a module: nothing of the demo's town is loaded into a server.
const FILL = fileURLToPath(new URL('../../../demo/src/fill/fill-demo.ts', import.meta.url));

/** Gets a line for whoever waits. */
type Say = (line: string) => void;

/** Fills the database in a process of its own, whose memory goes with it. */
async function fill(config: Config, say: Say): Promise<void> {
  say('Filling the demo, once: accounts, shops, products and their pictures. It takes a little while.');
  // Nobody reads the mail of people who were made up.
  const env = { ...process.env, DATA_DIR: config.dataDir, SMTP_URL: '' };
  // The other process runs much the same code: it need not compile it again.
  flushCompileCache();
  const [code] = (await once(fork(FILL, { env, execArgv: ['--max-semi-space-size=32'] }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo could not be filled in; the reason stands above.');
}

/** Why a database that has something in it is not filled. Nothing is removed: others may have used it since. */
const PROBLEMS = {
  'cut short':
    'An earlier filling of the demo was cut short. Remove its data, or name another DATA_DIR or DATABASE_URL.',
  'other accounts':
    'The demo fills an empty database, and this one has accounts. Use npm start, or name another DATA_DIR or DATABASE_URL.',
};

/** The server where the demo is in it already; null where it is to be filled in. */
async function openFilled(config: Config): Promise<Server | null> {
  // Opening takes a second and a hundred megabytes: a directory without a database tells as much.
  if (!config.databaseUrl && !existsSync(`${config.dataDir}/cluster`)) return null;
  const server = await createServer(config);
  const progress = await progressOf(server.services.database.db);
  if (progress === 'filled') return server;
  await server.close();
  if (progress !== 'empty') throw new Error(PROBLEMS[progress]);
  return null;
}

/**
 * Fills the demo in where it is not there yet.
 * @throws when the database has accounts that are not the demo's, or half of it
 */
export async function fillWhereMissing(config: Config, say: Say): Promise<void> {
  const server = await openFilled(config);
  await (server ? server.close() : fill(config, say));
}

/** Why a database is not served as a site, or not as a demo. */
const MISTAKEN = {
  demo: 'This database was filled by npm run demo, and anybody can sign in to it as admin: name another DATA_DIR or DATABASE_URL. To serve the demo as a site all the same, set SERVE_DEMO=true: its pages then say so.',
  site: 'SERVE_DEMO is true, and this database was not filled by npm run demo: take SERVE_DEMO away.',
};

/**
 * Opens the server of a real site.
 * @throws when what the demo filled in is in its database, unless that is wanted
 */
export function createSiteServer(config: Config, options: Parameters<typeof createServer>[1]): Promise<Server> {
  return createServer(config, {
    ...options,
    mayServe: async (db) => {
      const isDemo = ['filled', 'cut short'].includes(await progressOf(db));
      if (isDemo !== config.serveDemo) throw new Error(MISTAKEN[isDemo ? 'demo' : 'site']);
    },
  });
}

/**
 * Opens the server with the demo in it, which is filled in first where it is not there yet.
 * @throws when the database has accounts that are not the demo's, or half of it
 */
export async function createDemoServer(config: Config, say: Say): Promise<Server> {
  const server = await openFilled(config);
  if (server) return server;
  await fill(config, say);
  return createServer(config);
}

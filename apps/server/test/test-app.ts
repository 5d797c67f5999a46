import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Database, Db } from '../src/database/connection.ts';
import { problemStatusesOf } from '../src/platform/open-api/open-api-problems.ts';
import { createServices } from '../src/server.ts';
import { type Client, clientOf } from './client.ts';
import { createTestDatabase } from './database/test-database.ts';

export interface TestApp extends Client {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  /** The clock of the application; tests set it. */
  readonly clock: { now: Date };
  readonly close: () => Promise<void>;
}

/** A Wednesday, ten in the morning in Chihuahua. */
const A_WEDNESDAY_MORNING = new Date('2026-06-10T16:00:00.000Z');

/** The whole application on a fresh database of the engine under test, with a clock that tests move. */
export async function createTestApp(
  variables: Record<string, string> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const { database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  const test = await createTestAppOn(database, dataDir, variables, options);
  return {
    ...test,
    close: async () => {
      await test.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A test app on a database that is there; closing it leaves the database open. Pages are served where a test brings a build: the real one
 * would copy its hundreds of files into each directory, where it lies at all.
 */
export async function createTestAppOn(
  database: Database,
  dataDir: string,
  variables: Record<string, string> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...variables });
  const clock = { now: A_WEDNESDAY_MORNING };
  const services = await createServices(config, database, { now: () => clock.now });
  const app = await createApp(services, { web: null, ...options });
  const undeclared = watchProblems(app);
  return {
    app,
    db: database.db,
    config,
    clock,
    ...clientOf(app),
    close: async () => {
      await app.close();
      await Promise.all([services.notices.close(), services.pusher.close()]);
      if (undeclared.size > 0) throw new Error(`The OpenAPI document does not know of ${[...undeclared].join(', ')}`);
    },
  };
}

/** Gathers the statuses that a call answered with and its description in the OpenAPI document does not name. */
function watchProblems(app: FastifyInstance): ReadonlySet<string> {
  const undeclared = new Set<string>();
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const { endpoint } = routeOptions.config as { endpoint?: AnyEndpoint };
    // 304 is no other answer: it says that the client has it.
    if (!endpoint || [304, endpoint.status, ...problemStatusesOf(endpoint)].includes(statusCode)) return;
    undeclared.add(`${endpoint.name} answering ${statusCode}`);
  });
  return undeclared;
}

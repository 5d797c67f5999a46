import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { createFindActor } from './features/accounts/index.ts';
import { stopAccepting } from './platform/http/requests-under-way.ts';
import { createPictureStore } from './platform/pictures/picture-store.ts';
import { createNoticeHub } from './platform/record/notices.ts';
import type { Services } from './platform/serve/services.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Stops accepting, answers what is under way, lets go of the database. */
  readonly close: () => Promise<void>;
}

/** What differs from program to program. */
type OwnServices = Partial<Pick<Services, 'pictures' | 'now'>>;

/** What a program that is no server does otherwise. */
interface ServerOptions extends OwnServices {
  /** See `DatabaseOptions`. */
  readonly inThisThread?: boolean;
}

const DIRECTORY_FAULTS: Record<string, string> = {
  EEXIST: 'is not a directory',
  ENOTDIR: 'lies below what is not a directory',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'lies on a disk that cannot be written',
};

/** Makes the directory of the data where it is absent. @throws in one line that names the setting when it cannot be used. */
async function prepareDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = DIRECTORY_FAULTS[code] ?? `cannot be made: ${message}`;
    throw new Error(`DATA_DIR cannot be used: ${dataDir} ${reason}`, { cause: error });
  }
}

/** Makes what an application is built on. It listens for notices until `notices.close()`; the database stays open. */
export async function createServices(config: Config, database: Database, own: OwnServices = {}): Promise<Services> {
  return {
    config,
    database,
    notices: await createNoticeHub(database),
    findActor: createFindActor(database.db),
    pictures: own.pictures ?? createPictureStore(config.dataDir),
    now: own.now ?? (() => new Date()),
  };
}

/**
 * Opens the database, brings it to the newest migration and builds the application on it. Does not listen yet.
 * @throws in one line, naming the setting, when the database or the directory cannot be used
 */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const { databaseUrl, dataDir, databaseConnections: maxConnections } = config;
  await prepareDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, maxConnections, inThisThread: options.inThisThread });
  await migrate(database.db);
  const services = await createServices(config, database, options);
  const app = await createApp(services);
  const close = async (): Promise<void> => {
    await stopAccepting(app.server);
    await app.close();
    await services.notices.close();
    await database.close();
  };
  return { app, services, close };
}

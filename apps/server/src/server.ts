import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { refuseForeignDirectory } from './data-directory/belonging.ts';
import { prepareDataDirectory } from './data-directory/prepare-directory.ts';
import { offerStillness } from './data-directory/still-database.ts';
import { type Database, type Db, openDatabase } from './database/connection.ts';
import type { Log } from './database/database.ts';
import { hearsItself } from './database/hears-itself.ts';
import { identify } from './database/identity.ts';
import { migrate } from './database/migrate.ts';
import { createFindActor } from './features/accounts/index.ts';
import { claimCopies } from './features/copies/index.ts';
import { followTown } from './features/town/index.ts';
import { createLog } from './platform/http/logging.ts';
import { stopAccepting } from './platform/http/requests-under-way.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPictureStore, type PictureStore, picturesOf } from './platform/pictures/picture-store.ts';
import { markPictures } from './platform/pictures/pictures-mark.ts';
import { preparePushKeys } from './platform/push/push-keys.ts';
import { createPusher } from './platform/push/pusher.ts';
import { createNoticeHub } from './platform/record/notices.ts';
import { StoreTrouble } from './platform/s3/store-trouble.ts';
import type { Services } from './platform/serve/services.ts';
import type { Traces } from './platform/traces/traces.ts';

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
  /** See `DatabaseOptions`. */
  readonly waitForMs?: number;
  /** Throws where this database is not to be served, before anything but its tables has been touched. */
  readonly mayServe?: (db: Db) => Promise<void>;
}

/** Has pictures and copies in a store be this database's. @throws where they are another's */
async function takeStores(config: Config, database: Database, { files }: PictureStore): Promise<void> {
  await markPictures(database, files);
  if (config.copies.directory !== null) await claimCopies(config, await identify(database));
}

/** @throws where a pooler leads to another database than the one that is listened to: nothing that is told there would be heard */
async function requireOneDatabase({ poolerUrl }: Config, database: Database): Promise<void> {
  if (poolerUrl === undefined || (await hearsItself(database))) return;
  throw new Error('DATABASE_URL leads to another database than DATABASE_DIRECT_URL: name the same one in both');
}

/** Makes what an application is built on. It listens for notices until `notices.close()`; the database stays open. */
export async function createServices(config: Config, database: Database, own: OwnServices = {}): Promise<Services> {
  const pictures = own.pictures ?? createPictureStore(picturesOf(config));
  await takeStores(config, database, pictures).catch((error: unknown) => {
    // People order without pictures as well: a store that is away keeps no server from starting.
    if (!(error instanceof StoreTrouble) || error.isWrongSetting) throw error;
  });
  await requireOneDatabase(config, database);
  const notices = await createNoticeHub(database);
  const configNow = await followTown(database.db, notices, config);
  return {
    get config() {
      return configNow();
    },
    database,
    pictures,
    notices,
    mailer: createMailer(config),
    pusher: createPusher(config, await preparePushKeys(database.db)),
    findActor: createFindActor(database.db),
    now: own.now ?? (() => new Date()),
  };
}

/** Builds the application on a database that belongs to this directory. */
async function openApp(
  config: Config,
  database: Database,
  {
    log,
    traces,
    mayServe,
    ...own
  }: Omit<ServerOptions, 'inThisThread' | 'waitForMs'> & {
    log: FastifyBaseLogger;
    traces: Traces | undefined;
  },
): Promise<FastifyInstance> {
  const claimDirectory = await refuseForeignDirectory(config.dataDir, database);
  await migrate(database.db);
  await mayServe?.(database.db);
  await claimDirectory();
  const app = await createApp(await createServices(config, database, own), {
    log,
    traces,
    needsPages: true,
    keepsAnswers: true,
  });
  await app.lookAround();
  return app;
}

/**
 * Opens the database, brings it to the newest migration and builds the application on it. Does not listen yet.
 * @throws in one line, naming the setting, when the database or the directory cannot be used
 */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const { databaseUrl, poolerUrl, readUrl, dataDir, databaseConnections: maxConnections } = config;
  const { inThisThread, waitForMs, ...own } = options;
  const log = createLog(config.logLevel);
  const tell: Log = (message, err) => log.error({ err }, message);
  await prepareDataDirectory(dataDir);
  // Only who collects traces pays for it.
  const traces = config.traces ? (await import('./platform/traces/traces.ts')).startTraces(config.traces) : undefined;
  const onStatement = traces?.onStatement;
  const addresses = { databaseUrl, poolerUrl, readUrl, dataDir };
  const opened = { ...addresses, maxConnections, inThisThread, waitForMs, onStatement, log: tell };
  const database = await openDatabase(opened);
  const app = await openApp(config, database, { ...own, log, traces }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const { services } = app;
  const endStillness = await offerStillness(dataDir, database).catch((err: unknown) => {
    log.warn({ err }, 'no copy can be made while the server runs');
    return async () => undefined;
  });
  const close = async (): Promise<void> => {
    await stopAccepting(app.server);
    await app.close();
    await services.notices.close();
    await services.pusher.close();
    await endStillness();
    await database.close();
    await traces?.close();
  };
  return { app, services, close };
}

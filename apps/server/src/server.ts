import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { createFindActor } from './features/accounts/index.ts';
import { createEventHub } from './platform/events.ts';
import { createPictureStore, type PictureStore } from './platform/pictures.ts';
import type { Services } from './platform/services.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Stops accepting, finishes what runs, lets go of the database. */
  readonly close: () => Promise<void>;
}

/** What a program that is no server does otherwise. */
interface ServerOptions {
  /** See `DatabaseOptions`. */
  readonly inThisThread?: boolean;
  readonly pictures?: PictureStore;
}

/** Opens the database, brings it to the newest migration and builds the application on it. Does not listen yet. */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const { databaseUrl, dataDir, databaseConnections: maxConnections } = config;
  const database = await openDatabase({ databaseUrl, dataDir, maxConnections, inThisThread: options.inThisThread });
  await migrate(database.db);
  const events = await createEventHub(database);
  const services: Services = {
    config,
    database,
    events,
    findActor: createFindActor(database.db),
    pictures: options.pictures ?? createPictureStore(dataDir),
    now: () => new Date(),
  };
  const app = await createApp(services);
  const close = async (): Promise<void> => {
    await app.close();
    await events.close();
    await database.close();
  };
  return { app, services, close };
}

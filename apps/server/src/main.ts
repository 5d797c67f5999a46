import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { createFindActor } from './features/accounts/index.ts';
import { createEventHub } from './platform/events.ts';
import { createPictureStore } from './platform/pictures.ts';

const LOWEST_NODE = 24;
const CLOSE_WITHIN_MS = 10_000;

async function start(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < LOWEST_NODE) {
    throw new Error(`Node ${LOWEST_NODE} is needed and this is ${process.versions.node}: start it with npm start.`);
  }
  const config = readConfig(process.env);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  await migrate(database.db);
  const events = await createEventHub(database);
  const app = await createApp({
    config,
    database,
    events,
    findActor: createFindActor(database.db),
    pictures: createPictureStore(config.dataDir),
    now: () => new Date(),
  });
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await app.close();
    await events.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: config.host, port: config.port });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

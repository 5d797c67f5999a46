import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Log } from './database.ts';
import { reasonOf } from './reason-of.ts';
import { listeningName } from './serving-processes.ts';
import { createSubscribers } from './subscribers.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;
// A network that is gone says nothing: a connection that only listens has to ask.
const ASK_EVERY_MS = 5_000;

type Listener = { readonly listen: Database['listen']; readonly close: () => Promise<void> };

/**
 * LISTEN on a connection of its own, opened with the first subscription and reopened with growing delay for as long as
 * anybody subscribes.
 */
export const createPostgresListener = (config: pg.ClientConfig, log: Log): Listener => {
  const subscribers = createSubscribers();
  const onGaps = new Set<() => void>();
  const askEveryMs = Math.min(ASK_EVERY_MS, config.connectionTimeoutMillis ?? ASK_EVERY_MS);
  const stopped = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...config, application_name: listeningName() });
    client.on('notification', ({ channel, payload }) => subscribers.deliver(channel, payload ?? ''));
    client.on('error', (error) => log(`The listening database connection broke: ${error.message}`, error));
    try {
      await client.connect();
      for (const channel of subscribers.channels()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    const asking = setInterval(() => {
      client.query({ text: 'select 1', query_timeout: askEveryMs } as pg.QueryConfig).catch(() => client.end());
    }, askEveryMs).unref();
    // Only a connection that once worked is reopened; a failure to connect is the caller's to hear.
    client.once('end', () => {
      clearInterval(asking);
      connection = stopped.signal.aborted ? undefined : reconnect(FIRST_RETRY_MS);
      connection?.catch(() => undefined);
    });
    return client;
  };

  const reconnect = async (delay: number): Promise<pg.Client> => {
    await sleep(delay, undefined, { signal: stopped.signal });
    const client = await connect().catch((error: Error) => {
      log(`Listening again failed: ${reasonOf(error)}`, error);
    });
    if (!client) return reconnect(Math.min(delay * 2, LAST_RETRY_MS));
    for (const onGap of onGaps) onGap();
    return client;
  };

  const connected = (): Promise<pg.Client> => {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  const listen: Database['listen'] = async (channel, onPayload, onGap) => {
    const isNew = subscribers.add(channel, onPayload);
    if (onGap) onGaps.add(onGap);
    const client = await connected();
    // Harmless when connect() has done it already: LISTEN twice is LISTEN once.
    if (isNew) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      if (onGap) onGaps.delete(onGap);
      if (!subscribers.remove(channel, onPayload) || !connection) return;
      // On a broken connection there is nothing to undo: the next one listens to what is subscribed by then.
      const unlisten = `unlisten ${pg.escapeIdentifier(channel)}`;
      await connection.then((open) => open.query(unlisten)).catch(() => undefined);
    };
  };

  const close = async (): Promise<void> => {
    stopped.abort();
    const client = await connection?.catch(() => undefined);
    await client?.end();
  };

  return { listen, close };
};

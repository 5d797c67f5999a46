import { firstTown } from '@mercadito/domain/town/town';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { announceCommit } from '../../database/transaction.ts';
import type { Services } from '../../platform/serve/services.ts';
import { insertTown, requireTown } from './town.queries.ts';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;

/**
 * Keeps at hand how the town is, for rules and pages of every request: read at the start, and again when an Admin has changed
 * it on whatever process, or when that may not have been heard. The first start fills it from the configuration (TOWN-1).
 * @returns the configuration with the town of now
 */
export async function followTown(db: Db, notices: Services['notices'], config: Config): Promise<() => Config> {
  await insertTown(db, firstTown(config));
  let current = config;
  const read = async (): Promise<void> => {
    const { updated_at: _version, ...town } = await requireTown(db);
    current = { ...config, ...town };
    // What was read by the town before is kept for nobody.
    announceCommit(db);
  };
  const started = Promise.withResolvers<void>();
  let reading: Promise<unknown> = started.promise;
  // One after the other, so that the last to be told of is the last to be read; where it fails, again in a moment.
  const readAgain = (retryMs = FIRST_RETRY_MS): void => {
    reading = reading.then(read).catch(() => {
      setTimeout(() => readAgain(Math.min(retryMs * 2, LAST_RETRY_MS)), retryMs).unref();
    });
  };
  notices.subscribe(
    null,
    (tags) => {
      if (tags.includes('Settings')) readAgain();
    },
    () => readAgain(),
  );
  // Only now: what is changed meanwhile is heard of, and read afterwards.
  await read();
  started.resolve();
  return () => current;
}

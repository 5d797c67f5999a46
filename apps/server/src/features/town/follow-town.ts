import { firstTown, type Town } from '@mercadito/domain/town/town';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import type { Services } from '../../platform/serve/services.ts';
import { insertTown, requireTown } from './town.queries.ts';

/**
 * Keeps at hand how the town is, for rules and pages of every request: read at the start, and again when an Admin has changed
 * it on whatever process, or when that may not have been heard. The first start fills it from the configuration (TOWN-1).
 * @returns the town of now
 */
export async function followTown(db: Db, notices: Services['notices'], config: Config): Promise<() => Town> {
  await insertTown(db, firstTown(config));
  const read = async (): Promise<Town> => {
    const { updated_at: _version, ...town } = await requireTown(db);
    return town;
  };
  let town = await read();
  let reading = Promise.resolve();
  // One after the other, so that the last to be told of is the last to be read; where it fails, the next notice reads again.
  const readAgain = (): void => {
    reading = reading
      .then(read)
      .then((current) => {
        town = current;
      })
      .catch(() => undefined);
  };
  notices.subscribe(
    null,
    (tags) => {
      if (tags.includes('Settings')) readAgain();
    },
    readAgain,
  );
  return () => town;
}

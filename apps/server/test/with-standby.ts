import { sql } from 'kysely';
import { openDatabase } from '../src/database/connection.ts';
import type { Database, DatabaseOptions, Db, Standby } from '../src/database/database.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

export type Place = 'standby' | 'primary';

interface Watched {
  /** Where visitors' reads were made, in order. */
  readonly places: Place[];
  /** Done once, when a read has been sent to the standby and before it is made there. */
  beforeNext: (() => Promise<void>) | undefined;
}

/** One server process on a database and its standby. */
export interface ProcessWithStandby extends TestApp, Watched {
  readonly database: Database;
}

/** How many connections it has to each. */
export const CONNECTIONS = 4;

/** What a database says of itself. */
async function placeOf(db: Db): Promise<Place> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is ? 'standby' : 'primary';
}

const watch = (standby: Standby, watched: Watched): Standby => ({
  ...standby,
  read: (onStandby, onPrimary) =>
    standby.read(
      async (db) => {
        const before = watched.beforeNext;
        watched.beforeNext = undefined;
        await before?.();
        const answer = await onStandby(db);
        watched.places.push(await placeOf(db));
        return answer;
      },
      async () => {
        watched.places.push('primary');
        return onPrimary();
      },
    ),
});

/** Opens one, and notes where its visitors' reads are made. */
export async function aProcessWithStandby(
  dataDir: string,
  addresses: Pick<DatabaseOptions, 'databaseUrl' | 'poolerUrl' | 'readUrl'>,
  keepsAnswers = false,
): Promise<ProcessWithStandby> {
  const quiet = { dataDir: ':memory:', maxConnections: CONNECTIONS, log: () => undefined };
  const database = await openDatabase({ ...addresses, ...quiet });
  if (!database.standby) throw new Error('There is no standby');
  const watched: Watched = { places: [], beforeNext: undefined };
  const standby = watch(database.standby, watched);
  const app = await createTestAppOn({ ...database, standby }, dataDir, {}, { keepsAnswers });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return Object.assign(watched, app, { database, close });
}

import { JUDGES_OF_SYSTEM } from '@mercadito/domain/system/system-status';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { CONNECTION_LIMITS, limitsOfRole } from '../database/connection-limits.ts';
import { hearsItself } from '../database/hears-itself.ts';
import { identify } from '../database/identity.ts';
import { requireMigrated } from '../database/require-migrated.ts';
import { listServing } from '../database/serving-processes.ts';
import { ownerOfCopies } from '../features/copies/index.ts';
import { secondsAhead } from '../platform/http/health.ts';
import { countJobs } from '../platform/jobs/jobs.queries.ts';
import { picturesOf } from '../platform/pictures/picture-store.ts';
import { isOurs, ownerOfPictures } from '../platform/pictures/pictures-mark.ts';
import { act, type Examination, judged, look } from './finding.ts';

const LOWEST_POSTGRES = 15;
const EXTENSIONS = ['pg_trgm', 'unaccent'];
// Its own, and one that listens.
const connectionsOf = (config: Config): number => config.databaseConnections + 1;

interface Examined {
  readonly config: Config;
  readonly database: Database;
}

const one = async <Row>(database: Database, query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const [row] = (await query.execute(database.db)).rows;
  if (row === undefined) throw new Error('The database answered nothing');
  return row;
};

/** What only the database knows. It is not changed. */
export const OF_DATABASE: readonly Examination<Examined>[] = [
  [
    'Database',
    async ({ database }) => {
      if (database.engine === 'embedded') return look('embedded: fine to try things out; for a town set DATABASE_URL');
      const { number, version } = await one(
        database,
        sql<{ number: number; version: string }>`select current_setting('server_version_num')::int as number,
          current_setting('server_version') as version`,
      );
      const told = `PostgreSQL ${version}`;
      return number >= LOWEST_POSTGRES * 10_000 ? told : act(`${told}, and ${LOWEST_POSTGRES} or newer is needed`);
    },
  ],
  [
    'Rights',
    async ({ database }) => {
      const { creates, missing } = await one(
        database,
        sql<{ creates: boolean; missing: string[] }>`
          select has_schema_privilege('public', 'create') as creates,
            array(select name from unnest(${EXTENSIONS}::text[]) as name
              where name not in (select extname from pg_extension)
                and not has_database_privilege(current_database(), 'create')) as missing`,
      );
      if (!creates)
        return act('it may make no tables: grant create on schema public to its user, or make it the owner');
      if (missing.length === 0) return 'it may make tables';
      return act(`it may not make ${missing.join(', ')}: have an administrator run create extension in this database`);
    },
  ],
  [
    'Migrations',
    async ({ database }) => {
      const missing = await requireMigrated(database.db).catch((error: Error) => error.message);
      return missing ? look(missing) : 'are all applied';
    },
  ],
  [
    'Connections',
    async ({ config, database }) => {
      if (database.engine === 'embedded') return 'one';
      const { most } = await one(
        database,
        sql<{ most: number }>`
          select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
      );
      const wanted = 2 * connectionsOf(config);
      return wanted <= most
        ? `${most}, and two processes take ${wanted}`
        : act(`${most}, and two processes take ${wanted}: lower DATABASE_CONNECTIONS, or raise max_connections`);
    },
  ],
  [
    'Limits',
    async ({ database }) => {
      if (database.engine === 'embedded') return 'are not needed';
      const { role, missing } = await one(
        database,
        sql<{ role: string; missing: string[] }>`
          select quote_ident(current_user) as role, array(
            select name from pg_settings where name = any(${Object.keys(CONNECTION_LIMITS)}::text[]) and setting = '0') as missing`,
      );
      if (missing.length === 0) return 'a connection holds nobody up for long';
      return act(
        `${missing.join(', ')} are not set, and the pooler takes none from the server: ${limitsOfRole(role)} and have the pooler reconnect`,
      );
    },
  ],
  [
    'Pooler',
    async ({ config, database }) => {
      if (!config.poolerUrl) return 'none';
      const isHeard = await hearsItself(database);
      return isHeard
        ? 'leads to the same database as DATABASE_DIRECT_URL'
        : act('leads to another database than DATABASE_DIRECT_URL: no change would be shown live; name the same one');
    },
  ],
  [
    'Standby',
    async ({ database: { standby } }) => {
      if (!standby) return 'none';
      const fault = await standby.look();
      return fault ? look(`${fault}: public reads go to DATABASE_URL meanwhile`) : 'follows, and has public reads';
    },
  ],
  [
    'Clock',
    async ({ database }) => {
      const seconds = await secondsAhead(database.db);
      return judged(
        JUDGES_OF_SYSTEM.clock({ clock_ahead_seconds: seconds }),
        `${Math.abs(seconds)} s from the database's`,
        { wrong: 'have both machines keep time (NTP)' },
      );
    },
  ],
  [
    'Jobs',
    async ({ database }) => {
      const { isThere } = await one(
        database,
        sql<{ isThere: boolean }>`select to_regclass('jobs.job') is not null as "isThere"`,
      );
      if (!isThere) return 'none yet';
      const { failed, retrying, oldestWaitingSeconds } = await countJobs(database.db);
      return judged(
        JUDGES_OF_SYSTEM.jobs({ jobs: { failed, retrying, oldest_waiting_seconds: oldestWaitingSeconds } }),
        `${failed} given up, ${retrying} tried again, the oldest waits for ${oldestWaitingSeconds} s`,
        { failed: 'npm run jobs says why', late: 'no server runs, or jobs come faster than they are done' },
      );
    },
  ],
  [
    'Owner',
    async ({ config, database }) => {
      const files = picturesOf(config);
      const here = await identify(database);
      const [ofPictures, ofCopies] = [await ownerOfPictures(files), await ownerOfCopies(config)];
      if (ofPictures && ofPictures.id !== here.id)
        return act(`${files.place} has the pictures of the database ${ofPictures.name}: name another PICTURES_URL`);
      if (ofCopies && ofCopies.id !== here.id)
        return act(
          `${config.copies.directory} has the copies of the database ${ofCopies.name}: name another BACKUP_DIR`,
        );
      const isMarked = (await files.readMark()) !== undefined;
      const isMigrated = await requireMigrated(database.db).then(
        () => true,
        () => false,
      );
      if (isMarked || !isMigrated || (await isOurs(database, files))) return 'pictures and copies are of this database';
      return act(`${files.place} has none of the pictures that the database knows: is that their place?`);
    },
  ],
  [
    'Processes',
    async ({ database }) => {
      const versions = Map.groupBy(await listServing(database), ({ version }) => version);
      const told = [...versions].map(([version, all]) => `${all.length} of ${version}`).join(', ');
      if (database.engine === 'embedded' || versions.size === 0) return 'none runs';
      return versions.size > 1 ? look(`${told}: restart those that stayed behind`) : told;
    },
  ],
];

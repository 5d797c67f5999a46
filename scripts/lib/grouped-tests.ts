import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { root } from './root.ts';

const SCREEN_TESTS = ['apps/web/{src,test}/**/*.test.{ts,tsx}'];
const TESTS = ['apps/server/{src,test}/**/*.test.ts', 'apps/demo/src/fill/**/*.test.ts'];
// What brings a database, or says on which one a test runs.
const ASKS_FOR_DATABASE = /\/(?:test-app|test-database|house|mailbox|races|town-copies|operator-command)\.ts'/;

// What is put in a module's place holds only where nobody has brought the module before.
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|unmock|resetModules)\(/;

// Asks the same of every call, whichever engine answers.
const OF_EVERY_CALL =
  /^apps\/server\/test\/(?:(?:authorization|contracts|generated-client|kept-answers|lists-in-order|reads|problem-texts|unreadable-requests)\.test\.ts$|fuzz\/|writes\/)/;

const FEATURE = /^apps\/server\/src\/features\/([^/]+)\//;
const IS_RACE = /\.race\.test\.ts$/;

/** Told to a run of everything; whoever names a file has it run, on the embedded engine too. */
export const CHOSEN_ON_EMBEDDED = { ON_EMBEDDED: 'chosen' };

/**
 * What of the tests on a database the embedded engine runs in each whole run: the database's own, what ends and restarts it,
 * races, and of each feature the file of its name, else its first. PostgreSQL runs all; so does the embedded engine in `npm run
 * prove -- embedded`.
 */
export function chooseForEmbedded(onDatabase: readonly string[]): string[] {
  const firstOf = new Map<string, string>();
  for (const path of onDatabase) {
    const feature = FEATURE.exec(path)?.[1];
    if (!feature || IS_RACE.test(path)) continue;
    if (!firstOf.has(feature) || path.endsWith(`/${feature}.test.ts`)) firstOf.set(feature, path);
  }
  const isChosen = (path: string): boolean => {
    const feature = FEATURE.exec(path)?.[1];
    return feature ? IS_RACE.test(path) || firstOf.get(feature) === path : !OF_EVERY_CALL.test(path);
  };
  return onDatabase.filter(isChosen);
}

/** The tests of the screens: those that share their worker with others, and those that replace modules. */
export function groupScreenTests(folder = root): { sharing: string[]; replacing: string[] } {
  const { true: replacing = [], false: sharing = [] } = Object.groupBy(listFiles(SCREEN_TESTS, folder), (path) =>
    REPLACES_MODULES.test(readFileSync(join(folder, path), 'utf8')) ? 'true' : 'false',
  );
  return { sharing, replacing };
}

/**
 * The server's tests: those that need no database, and those that do, of which some replace modules and so share no worker with
 * what other files have imported. A file that is `plain` by mistake fails in `test-database.ts`.
 */
export function groupServerTests(folder = root): { plain: string[]; onDatabase: string[]; replacing: string[] } {
  const groups = Map.groupBy(listFiles(TESTS, folder), (path) => {
    const source = readFileSync(join(folder, path), 'utf8');
    if (!ASKS_FOR_DATABASE.test(source)) return 'plain';
    return REPLACES_MODULES.test(source) ? 'replacing' : 'onDatabase';
  });
  const [plain = [], onDatabase = [], replacing = []] = [
    groups.get('plain'),
    groups.get('onDatabase'),
    groups.get('replacing'),
  ];
  return { plain, onDatabase, replacing };
}

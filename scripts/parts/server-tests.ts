import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { root } from './root.ts';

const TESTS = ['apps/server/{src,test}/**/*.test.ts', 'apps/demo/src/fill/**/*.test.ts'];
// What brings a database, or says on which one a test runs.
const ASKS_FOR_DATABASE = /\/(?:test-app|test-database|house|races)\.ts'/;

// What is put in a module's place holds only where nobody has brought the module before.
const REPLACES_MODULES = /^vi\.mock\(/m;

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

import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { chooseForEmbedded, groupScreenTests, groupServerTests } from './grouped-tests.ts';
import { inTree } from './in-tree.ts';
import { listFiles } from './list-files.ts';

const AT = 'apps/server/src';

test('a test that makes a database, or asks on which it runs, is run on both, and any other once', async () => {
  const tree = {
    [`${AT}/calls.test.ts`]: "import { createTestApp } from '../test/test-app.ts';",
    [`${AT}/schema.test.ts`]: "import { createTestDatabase } from '../test/database/test-database.ts';",
    [`${AT}/cart.race.test.ts`]: "import { onPostgres } from '../test/races.ts';",
    [`${AT}/locks.test.ts`]: "import { createTestApp } from '../test/test-app.ts';\nvi.mock('./locks.ts');",
    [`${AT}/limit.test.ts`]: "import { createLimit } from './limit.ts';",
  };
  expect(await inTree(tree, async (folder) => groupServerTests(folder))).toEqual({
    plain: [`${AT}/limit.test.ts`],
    onDatabase: [`${AT}/calls.test.ts`, `${AT}/cart.race.test.ts`, `${AT}/schema.test.ts`],
    replacing: [`${AT}/locks.test.ts`],
  });
});

/** The files of each project of `vitest.config.ts`. */
const ofProjects = (config.test?.projects ?? []).map((project) => {
  const { name = '', include = [] } = (project as { test: { name?: string; include?: string[] } }).test;
  return { name, files: listFiles(include) };
});

test('on the embedded engine run its own tests, races, and of a feature the file of its name, else the first', () => {
  const feature = `${AT}/features/cart`;
  const chosen = [
    `${feature}/cart.race.test.ts`,
    `${feature}/cart.test.ts`,
    `${AT}/features/orders/create-order.test.ts`,
    `${AT}/platform/jobs/jobs.test.ts`,
    'apps/server/test/database/migrate.test.ts',
    'apps/server/test/killed-while-ordering.test.ts',
  ];
  const others = [
    `${feature}/cart-length.test.ts`,
    `${feature}/spent-ids.test.ts`,
    `${AT}/features/orders/receipt.test.ts`,
    'apps/server/test/authorization.test.ts',
    'apps/server/test/fuzz/fuzz.test.ts',
    'apps/server/test/writes/writes.test.ts',
  ];
  expect(chooseForEmbedded([...chosen, ...others].sort()).sort()).toEqual(chosen.sort());
});

test('tests of screens share their worker, but for those that replace modules', async () => {
  const tree = {
    'apps/web/src/cart.test.tsx': "import { openScreen } from './open-screen.tsx';",
    'apps/web/test/late.test.ts': "vi.mock('./late.ts');",
    'apps/web/test/sent.test.ts': "vi.unmock('./sent.ts');",
    'apps/web/test/anew.test.ts': 'beforeEach(() => {\n  vi.resetModules();\n});',
  };
  expect(await inTree(tree, async (folder) => groupScreenTests(folder))).toEqual({
    sharing: ['apps/web/src/cart.test.tsx'],
    replacing: ['apps/web/test/anew.test.ts', 'apps/web/test/late.test.ts', 'apps/web/test/sent.test.ts'],
  });
});

test('every file of tests is run, in one project, or on PostgreSQL and where it matters on the embedded engine too', () => {
  const all = listFiles(['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}']);
  const projectsOf = (path: string): string =>
    ofProjects.flatMap(({ name, files }) => (files.includes(path) ? [name] : [])).join(' and ');
  const wrong = all.filter(
    (path) => !/^(?:server-embedded(-apart)? and server-postgres\1|(?!server-embedded)[\w-]+)$/.test(projectsOf(path)),
  );
  expect(wrong.map((path) => `${path}: ${projectsOf(path)}`)).toEqual([]);
  const onPostgres = all.filter((path) => projectsOf(path).includes('server-postgres'));
  const groups = groupServerTests();
  expect(onPostgres).toEqual([...groups.onDatabase, ...groups.replacing].sort());
});

import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { inTree } from './in-tree.ts';
import { listFiles } from './list-files.ts';
import { groupServerTests } from './server-tests.ts';

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

test('every file of tests is run, on both databases or in one project', () => {
  const all = listFiles(['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}']);
  const projectsOf = (path: string): string =>
    ofProjects.flatMap(({ name, files }) => (files.includes(path) ? [name] : [])).join(' and ');
  const wrong = all.filter(
    (path) => !/^(?:server-embedded(-apart)? and server-postgres\1|[\w-]+)$/.test(projectsOf(path)),
  );
  expect(wrong.map((path) => `${path}: ${projectsOf(path)}`)).toEqual([]);
  const onDatabase = all.filter((path) => projectsOf(path).includes(' and '));
  const groups = groupServerTests();
  expect(onDatabase).toEqual([...groups.onDatabase, ...groups.replacing].sort());
});

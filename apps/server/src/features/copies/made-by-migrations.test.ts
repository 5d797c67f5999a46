import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { listApplied } from './empty-database.queries.ts';
import { MADE_BY_ALL, madeBy } from './made-by-migrations.ts';
import { shapeOf } from './whole-database.queries.ts';

test('what the migrations of this version make is known as it is, without a database in which they are made', async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const shape = await shapeOf(database.db);
  // Written by npm run fix.
  expect(JSON.parse(await readFile(MADE_BY_ALL, 'utf8'))).toMatchObject({ shape });
  vi.stubEnv('TMPDIR', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await madeBy(await listApplied(database.db))).toEqual(shape);
});

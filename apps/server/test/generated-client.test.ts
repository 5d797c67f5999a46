import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from './carts.ts';
import { onPostgres } from './races.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HERE = join(import.meta.dirname, 'generated-client');
// The document is the same on both engines.
const onOneEngine = test.skipIf(onPostgres);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  // Below this folder, so that the program finds what it imports.
  await mkdir(join(HERE, '.cache'), { recursive: true });
  folder = await mkdtemp(join(HERE, '.cache', 'run-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

/** What the compiler has to say of the program in the folder; nothing when its types fit. */
const complaintsOfTypes = (): Promise<string> =>
  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );

onOneEngine('a client generated from the OpenAPI document signs in and orders', { timeout: 150_000 }, async () => {
  const document = (await app.app.inject('/api/openapi.json')).json<OpenAPI3>();
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTypescript(document)));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), files: ['order.ts'] }),
  );
  await copyFile(join(HERE, 'order.ts'), join(folder, 'order.ts'));
  expect(await complaintsOfTypes()).toBe('');

  const product = await goods(app);
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { stdout } = await run(process.execPath, [join(folder, 'order.ts'), origin, String(product)]);
  expect(JSON.parse(stdout)).toEqual({ status: 'pending', total: 200, count: 2 });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import { readWebBuild } from './web-build.ts';

// In place of the web's build.
const RENDERING = `export const renderPage = () => ({ head: '', body: '<main></main>', unresolved: 0 });`;
const HTML = '<!doctype html><html lang="en"><head><title>t</title></head><body><div id="app"></div></body></html>';
const MANIFEST = { _own: { file: 'assets/own-reads-1a2b.js' } };

let directory: string;
let app: TestApp;
let site: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-web-'));
  const dist = join(directory, 'dist');
  for (const folder of ['assets', '.vite']) await mkdir(join(dist, folder), { recursive: true });
  await writeFile(join(dist, 'index.html'), HTML);
  await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(directory, 'render-page.mjs'), RENDERING);
  app = await createTestApp();
  site = await createApp(app.app.services, { web: readWebBuild(dist, join(directory, 'render-page.mjs')) });
});
afterAll(async () => {
  await site.close();
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const readsOf = async (address: string) => / data-reads="([^"]*)"/.exec((await site.inject(address)).body)?.[1];

test.each([
  ['/myorders', '/api/companies/orders/get-orders/__userId__/'],
  ['/order-details/ABCDEFGH', '__userId__'],
  ['/order-details/A%22%3E%3Cb', '%22%3E'],
  ['/favorites?label=products', 'user_id=__userId__'],
  ['/driver-order-list', '/__driverId__/ /api/'],
  ['/mybusiness/orders-company', '/__companyId__/?page=1'],
])('the page at %s has what it begins with asked for in its head: %s (LOOK-43)', async (address, part) => {
  expect(await readsOf(address)).toContain(part);
});

test.each(['/', '/login', '/profile/devices', '/nowhere', '/mybusiness/orders-company?page=2'])(
  'the page at %s asks for nothing of somebody’s own ahead (LOOK-43)',
  async (address) => {
    expect(await readsOf(address)).toBeUndefined();
  },
);

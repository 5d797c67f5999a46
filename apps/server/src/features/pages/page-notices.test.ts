import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { anAdmin } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';
import type { Services } from '../../platform/serve/services.ts';
import { readWebBuild } from './web-build.ts';

// In place of the web's build.
const RENDERING = `export const renderPage = () => ({ head: '', body: '<main></main>', unresolved: 0 });`;
const HTML = '<!doctype html><html lang="en"><head><title>t</title></head><body><div id="app"></div></body></html>';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-web-'));
  await mkdir(join(directory, 'dist', 'assets'), { recursive: true });
  await writeFile(join(directory, 'dist', 'index.html'), HTML);
  await writeFile(join(directory, 'render-page.mjs'), RENDERING);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** What the pages of a site say above all else. */
async function aSite(services: Partial<Services> = {}) {
  const web = readWebBuild(join(directory, 'dist'), join(directory, 'render-page.mjs'));
  const site = await createApp({ ...app.app.services, ...services }, { web });
  onTestFinished(() => site.close());
  return async (url: string, language: string): Promise<string | null> => {
    const { body } = await site.inject({ url, headers: { 'accept-language': language } });
    return /<aside.*?<\/aside>/.exec(body)?.[0] ?? null;
  };
}

test('each page says "Demo" where the demo is served as a site, in the visitor’s language, and nowhere else', async () => {
  const noticeOf = await aSite({ config: { ...app.config, serveDemo: true } });
  expect(await noticeOf('/cart', 'en')).toContain('>Demo: nothing here is real, and no order is delivered.</aside>');
  expect(await noticeOf('/', 'es')).toContain('>Demo: nada de esto es real y ningún pedido se entrega.</aside>');
  expect(await (await aSite())('/cart', 'en')).toBeNull();
});

test('the first page alone leads to the set-up, in the visitor’s language, until there is an Admin (SETUP-4)', async () => {
  const noticeOf = await aSite();
  expect(await noticeOf('/', 'en')).toMatch(/This site is not set up yet\. <form action="\/setup".*>Set it up</);
  expect(await noticeOf('/?search=pan', 'es')).toMatch(/no está listo\. <form action="\/setup".*>Prepararlo</);
  for (const url of ['/setup', '/cart', '/login']) expect([url, await noticeOf(url, 'es')]).toEqual([url, null]);
  await anAdmin(app);
  // Pages are kept for a second.
  await expect.poll(() => noticeOf('/', 'en'), { timeout: 10_000 }).toBeNull();
});

test('the first page comes without a word of it where the database does not answer, and asks again', async () => {
  const noticeOf = await aSite();
  await app.db.schema.alterTable('users').renameTo('users_away').execute();
  expect(await noticeOf('/', 'en')).toBeNull();
  await app.db.schema.alterTable('users_away').renameTo('users').execute();
  await expect.poll(() => noticeOf('/', 'en'), { timeout: 10_000 }).toContain('not set up');
});

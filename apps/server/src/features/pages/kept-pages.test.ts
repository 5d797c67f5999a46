import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlainWeb } from '../../../test/plain-web.ts';
import { aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApp } from '../../app.ts';

const RENDERING = `export const renderPage = ({ page }) => ({ head: '', body: JSON.stringify(page.calls), unresolved: 0 });`;

let plain: Awaited<ReturnType<typeof aPlainWeb>>;
let app: TestApp;
let site: FastifyInstance;
beforeAll(async () => {
  plain = await aPlainWeb(RENDERING);
  app = await createTestApp();
  site = await createApp(app.app.services, { web: plain.web, keepsAnswers: true });
});
afterAll(async () => {
  await site.close();
  await app.close();
  await plain.remove();
});

test('a page is made once for all who come to it within a second, in one language and shuffle (CALL-22)', async () => {
  const { companyId } = await aShop(app, { name: 'Antes' });
  const nameFor = async (cookie: string) => {
    const { body } = await site.inject({ url: `/business/${companyId}`, headers: { cookie } });
    return /<div id="app">.*(Antes|Despues)/.exec(body)?.[1];
  };
  const together = await Promise.all([nameFor('shuffle=1'), nameFor('shuffle=1')]);
  // Past the calls, of which nobody hears; what these have answered is ended, so that only the page is kept.
  await sql`update companies set name = 'Despues' where id = ${companyId}`.execute(app.db);
  site.keptAnswers.end();
  const others = [await nameFor('shuffle=1'), await nameFor('shuffle=2')];
  app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  expect([...together, ...others, await nameFor('shuffle=1')]).toEqual([
    'Antes',
    'Antes',
    'Antes',
    'Despues',
    'Despues',
  ]);
});

test('a page that lacks what was refused is for nobody else (CALL-22)', async () => {
  const adsFor = async (cookie: string) => {
    const { body } = await site.inject({ url: '/home-business', headers: { cookie } });
    return body.includes('"listSponsors"');
  };
  await sql`alter table sponsor_requests rename to away`.execute(app.db);
  const without = await adsFor('shuffle=3');
  await sql`alter table away rename to sponsor_requests`.execute(app.db);
  expect([without, await adsFor('shuffle=3')]).toEqual([false, true]);
});

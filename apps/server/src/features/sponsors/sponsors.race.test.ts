import { decideSponsorRequest, listSponsors, requestSponsorship } from '@mercadito/contracts/sponsors';
import { MAX_SPONSORS } from '@mercadito/domain/sponsors/sponsor-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, type Person } from '../../../test/people.ts';
import { onPostgres, ROUNDS, several, warmUp, won } from '../../../test/races.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { aSponsor, aSponsorForm, aSponsorRequest } from '../../../test/sponsors.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = 60_000 * Math.max(2, ROUNDS / 5);

describe.runIf(onPostgres)('being featured', () => {
  let app: TestApp;
  let admins: Person[];
  let shop: Shop;
  beforeAll(async () => {
    app = await createTestApp();
    admins = await several(2, () => anAdmin(app));
    shop = await aShop(app);
    await warmUp(app);
  });
  afterAll(() => app.close());

  const clear = () => app.db.deleteFrom('sponsor_requests').execute();

  test('is asked for once, however often at the same moment (SPONSOR-1)', { timeout: MINUTES }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const form = () => ({ company: shop.companyId, ...aSponsorForm() });
      const answers = await several(4, () => app.call(requestSponsorship, form(), shop.token));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    }
  });

  test('is decided by one of two Admins at once; the other one learns of it (SPONSOR-3)', {
    timeout: MINUTES,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const id = await aSponsorRequest(app, shop);
      const [one, other] = admins;
      const answers = await Promise.all([
        app.call(decideSponsorRequest, { id }, one?.token),
        app.call(decideSponsorRequest, { id, ...(round % 2 && { status: 'declined' as const }) }, other?.token),
      ]);
      expect(won(answers)).toHaveLength(1);
      const loser = answers.find(({ status }) => status !== 200);
      expect(loser).toMatchObject({ status: 409, body: { code: 'sponsor_decided' } });
      const isFeatured = good(await app.call(listSponsors, {})).results.length === 1;
      expect(isFeatured).toBe(won(answers)[0]?.body.status === 'approved');
    }
  });

  test('has room for so many, however many are approved at once (SPONSOR-3)', { timeout: MINUTES }, async () => {
    await clear();
    const admin = admins[0] as Person;
    for (let at = 1; at < MAX_SPONSORS; at += 1) await aSponsor(app, await aShop(app), admin);
    const shops = await several(4, () => aShop(app));
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await Promise.all(shops.map((each) => aSponsorRequest(app, each)));
      const answers = await Promise.all(ids.map((id) => app.call(decideSponsorRequest, { id }, admin.token)));
      expect(won(answers)).toHaveLength(1);
      for (const loser of answers.filter(({ status }) => status !== 200)) {
        expect(loser).toMatchObject({ status: 409, body: { code: 'sponsor_limit' } });
      }
      await Promise.all(
        ids.map((id, at) => {
          const status = answers[at]?.status === 200 ? 'ended' : 'declined';
          return app.call(decideSponsorRequest, { id, status }, admin.token);
        }),
      );
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/people.ts';
import { aThirtieth, onPostgres, ROUNDS, raceForRoom, warmUp } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

describe.runIf(onPostgres)('a hundred taps at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  afterAll(() => app.close());

  test('fill the cart to its cap, and no read ever shows more', {
    timeout: 60_000 * Math.max(2, ROUNDS / 5),
  }, async () => {
    const [person, product] = [await aCustomer(app), await aThirtieth(app)];
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await raceForRoom(app, person, product)).toEqual({ taken: 30, highest: 9_999.9 });
    }
  });
});

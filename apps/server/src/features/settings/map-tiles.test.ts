import { getSettings } from '@mercadito/contracts/settings';
import { expect, onTestFinished, test } from 'vitest';
import { good } from '../../../test/shops.ts';
import { createTestApp } from '../../../test/test-app.ts';

async function told(environment: Record<string, string>) {
  const site = await createTestApp(environment);
  onTestFinished(() => site.close());
  const { headers } = await site.app.inject('/api/companies/settings/');
  const { settings } = good(await site.call(getSettings, {}));
  const policy = String(headers['content-security-policy']);
  return { tiles: settings.site.map_tiles, pictures: /img-src [^;]*/.exec(policy)?.[0] };
}

test('pages may load the tiles of maps from where the configuration says, and from nowhere else (PLACE-10)', async () => {
  expect(await told({})).toEqual({ pictures: "img-src 'self' blob: data:" });
  const [MAP_TILES_URL, MAP_TILES_ATTRIBUTION] = ['https://tiles.example:8443/v1/{z}/{x}/{y}.png', '© Tiles'];
  expect(await told({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION })).toEqual({
    tiles: { url: MAP_TILES_URL, attribution: MAP_TILES_ATTRIBUTION },
    pictures: "img-src 'self' blob: data: https://tiles.example:8443",
  });
});

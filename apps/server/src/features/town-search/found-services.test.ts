import { createService, updateService } from '@mercadito/contracts/services';
import { listFoundServices, searchTown } from '@mercadito/contracts/town-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runQueued } from '../../../test/jobs.ts';
import { aMember } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { countServiceWords, countWords } from '../search/index.ts';

let town: TestApp;
let shop: Shop;
beforeAll(async () => {
  town = await createTestApp();
  shop = await aShop(town, { name: 'Oficios Reyes' });
});
afterAll(() => town.close());

const fields = { description: 'A domicilio', contact_phone: '+526361234567', category_id: 1, zones_ids: '1' };
const offer = async (name: string, more: { subscription_active?: boolean; description?: string } = {}) =>
  good(
    await town.call(
      createService,
      { company_id: shop.companyId, ...fields, name, photo: aPicture(), ...more },
      shop.token,
    ),
  );
const list = async (search: string, more: { page?: number; cursor?: string } = {}, token?: string) =>
  good(await town.call(listFoundServices, { search, ...more }, token));
const named = async (search: string, token?: string) => (await list(search, {}, token)).results.map(({ name }) => name);
const count = () => runQueued(town, countServiceWords);

describe('services are found as goods are (SEARCH-10)', () => {
  test.each(['at once', 'counted'])(
    'by sounds, kin, slips, beginnings of words and their category: %s',
    async (when) => {
      if (when === 'at once') {
        await offer('Soldadura de portones');
        await offer('Renta de sillas');
      } else await count();
      for (const search of ['soldadura', 'zoldadura', 'soldador', 'welder', 'soldadora', 'soldadra', 'portonsitos'])
        expect(await named(search), search).toEqual(['Soldadura de portones']);
      for (const search of ['siyas', 'silla', 'renta de siyas baratas'])
        expect(await named(search)).toEqual(['Renta de sillas']);
      for (const search of ['xkzvbq', 'wzwzwz']) expect(await named(search)).toEqual([]);
    },
  );

  test('and a word that goods have hides none of services: each kind has its own words', async () => {
    await offer('Mecanica diesel');
    await aProduct(town, shop, { name: 'Juguete mecanicu', description: 'De cuerda' });
    await runQueued(town, countWords);
    await count();
    expect(await named('mecanicu')).toEqual(['Mecanica diesel']);
  });

  test('where none has all that was asked for, those with most of it are shown, and it is said (SEARCH-7)', async () => {
    expect(await list('soldadura zafiro')).toMatchObject({ count: 1, only_have: 'soldadura' });
    const { services } = good(await town.call(searchTown, { search: 'soldadura zafiro', finished: true }));
    expect(services).toMatchObject({ count: 1, only_have: 'soldadura' });
    await aProduct(town, shop, { name: 'Soldadura zafiro', description: 'Un kilo' });
    await runQueued(town, countWords);
    const finds = good(await town.call(searchTown, { search: 'soldadura zafiro', finished: true }));
    expect([finds.products.count, finds.services.count]).toEqual([1, 0]);
  });
});

describe('what somebody may not see', () => {
  test('is found by no word of it, and leads to no other word: what is for members alone (SEARCH-6)', async () => {
    await offer('Jardineria fina', { subscription_active: true });
    await count();
    const { token } = await aMember(town);
    for (const search of ['jardineria', 'gardineria', 'gardener', 'jardinerua']) {
      expect(await named(search), search).toEqual([]);
      expect(await named(search, token), search).toEqual(['Jardineria fina']);
    }
    expect(good(await town.call(searchTown, { search: 'jardinerua' })).nearest).toEqual([]);
  });

  test('is found from the moment on at which it is shown, and no longer once it is changed or gone (SEARCH-6)', async () => {
    const { id } = await offer('Albercas limpias');
    await count();
    expect(await named('albercaz')).toEqual(['Albercas limpias']);
    const change = { company_id: shop.companyId, service_id: id, ...fields, name: 'Pozos limpios' };
    good(await town.call(updateService, change, shop.token));
    for (const isCounted of [false, true]) {
      if (isCounted) await count();
      expect([await named('albercaz'), await named('posos')]).toEqual([[], ['Pozos limpios']]);
    }
    await town.db.deleteFrom('services').where('id', '=', id).execute();
    await count();
    expect(await named('posos')).toEqual([]);
    const { rows } = await sql`select from search_service_words where word = 'pozos'`.execute(town.db);
    expect(rows).toEqual([]);
  });
});

describe('a list of found services', () => {
  test('has 24 on a page and each on one, whatever is offered meanwhile (SEARCH-10, LIST-5)', async () => {
    await sql`
      insert into services (company_id, slug, name, description, contact_phone, category_id)
      select ${shop.companyId}, 'lavado-' || n, 'Lavado ' || n, 'De salas', '+526361234567', 1
      from generate_series(1, 60) as n`.execute(town.db);
    await count();
    const pages = [await list('labado')];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      await offer('Lavado nuevo');
      pages.push((await town.app.inject({ url: next })).json());
    }
    expect(pages.map(({ results }) => results.length)).toEqual([24, 24, 12]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(60);
    expect(pages.map((page) => page.count)).toEqual([60, 61, 62]);
    expect((await list('labado', { page: 2 })).results).toHaveLength(24);
    expect((await list('labado', { page: 100_000 })).results).toEqual([]);
  });

  test('needs something to search for, and a cursor of its own', async () => {
    expect((await town.callWrongly(listFoundServices, { search: '' })).status).toBe(400);
    expect((await town.callWrongly(listFoundServices, { search: 'labado', cursor: 'nowhere' })).status).toBe(400);
  });
});

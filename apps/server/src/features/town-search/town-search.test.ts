import { listCompanies } from '@mercadito/contracts/companies';
import { createService } from '@mercadito/contracts/services';
import { searchTown } from '@mercadito/contracts/town-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runQueued } from '../../../test/jobs.ts';
import { aMember } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { countBusinessWords, countWords } from '../search/index.ts';

let town: TestApp;
let shop: Shop;
beforeAll(async () => {
  town = await createTestApp();
  shop = await aShop(town, { name: 'Don Chuy' });
});
afterAll(() => town.close());

const find = async (search: string, token?: string, finished?: boolean) =>
  good(await town.call(searchTown, { search, finished }, token));
const namesIn = ({ results }: { results: readonly { name: string }[] }) => results.map(({ name }) => name);

describe('one search finds three kinds (SEARCH-10)', () => {
  test('products, businesses by what they sell, and services, with the last word unfinished', async () => {
    await aProduct(town, shop, { name: 'Serrucho de mano', description: 'Filoso' });
    await aShop(town, { name: 'Serruchería Lupita' });
    const service = { name: 'Afilado de serruchos', description: 'El mismo día', contact_phone: '+526361234567' };
    const rest = { company_id: shop.companyId, category_id: 1, zones_ids: '1', photo: aPicture() };
    good(await town.call(createService, { ...service, ...rest }, shop.token));
    await runQueued(town, countWords);
    const finds = await find('serruch');
    expect(namesIn(finds.products)).toEqual(['Serrucho de mano']);
    expect(finds.businesses.results).toMatchObject([
      { name: 'Serruchería Lupita', sells: null },
      { name: 'Don Chuy', sells: 'Serrucho de mano' },
    ]);
    expect(namesIn(finds.services)).toEqual(['Afilado de serruchos']);
    expect([finds.products.count, finds.businesses.count, finds.services.count]).toEqual([1, 2, 1]);
    expect(finds.nearest).toEqual([]);
  });

  test('a list of businesses has the same, page by page: those that are called so, then those that sell it (SEARCH-10)', async () => {
    await aShop(town, { name: 'Cinceles Pepe' });
    const sellers = [await aShop(town, { name: 'Doña Eva' }), await aShop(town, { name: 'Don Beto' })];
    for (const each of sellers) await aProduct(town, each, { name: 'Cincel', description: 'De acero' });
    await aProduct(town, sellers[0] as Shop, { name: 'Cincel plano', description: 'De acero' });
    await runQueued(town, countWords);
    const list = async (more: { category?: number; page?: number; cursor?: string } = {}) =>
      good(await town.call(listCompanies, { search: 'cincel', ...more }));
    const { results, count } = await list();
    expect(results.map(({ name }) => name)).toEqual(['Cinceles Pepe', 'Don Beto', 'Doña Eva']);
    expect(count).toBe(3);
    expect(namesIn((await find('cincel')).businesses)).toEqual(['Cinceles Pepe', 'Don Beto', 'Doña Eva']);
    expect((await list({ category: 999 })).results).toEqual([]);
  });

  test('and one that is finished counts as many businesses as their list has (SEARCH-10)', async () => {
    const [one, other] = [await aShop(town), await aShop(town)];
    await aProduct(town, one, { name: 'Cuña', description: 'De fierro' });
    await aProduct(town, other, { name: 'Cuñado de barro', description: 'De adorno' });
    await runQueued(town, countWords);
    expect((await find('cuña')).businesses.count).toBe(2);
    const list = good(await town.call(listCompanies, { search: 'cuña' }));
    expect([(await find('cuña', undefined, true)).businesses.count, list.count]).toEqual([1, 1]);
  });

  test('no business is shown for a part of what was asked for, of which nothing would tell (SEARCH-10)', async () => {
    await aProduct(town, await aShop(town), { name: 'Yunque', description: 'De fierro' });
    await runQueued(town, countWords);
    const finds = await find('yunque zafiro');
    expect([namesIn(finds.products), finds.products.only_have]).toEqual([['Yunque'], 'yunque']);
    expect(finds.businesses.results).toEqual([]);
    expect(good(await town.call(listCompanies, { search: 'yunque zafiro' })).count).toBe(0);
  });

  test.each([
    ['taqeria', 'by sound'],
    ['takería', 'by sound'],
    ['takeria la esperansa', 'by all of its words'],
    ['taquerai', 'with letters swapped'],
    ['taco shop', 'in English'],
    ['taquero', 'by who does it'],
  ])('a business is found by its name as goods are: %s, %s (SEARCH-10)', async (search) => {
    const businesses = async () => (await find(search)).businesses.results;
    if ((await find('taquería')).businesses.count === 0) await aShop(town, { name: 'Taquería La Esperanza' });
    await runQueued(town, countBusinessWords);
    expect(await businesses()).toMatchObject([{ name: 'Taquería La Esperanza', sells: null }]);
    const list = good(await town.call(listCompanies, { search }));
    expect(namesIn(list)).toEqual(['Taquería La Esperanza']);
  });

  test('at once when it is new, and no more when it is suspended or called otherwise (SEARCH-6)', async () => {
    const { companyId } = await aShop(town, { name: 'Ferretería Zubizarreta' });
    expect(namesIn((await find('subisarreta')).businesses)).toEqual(['Ferretería Zubizarreta']);
    await runQueued(town, countBusinessWords);
    expect(namesIn((await find('feretería subisarreta')).businesses)).toEqual(['Ferretería Zubizarreta']);
    await sql`update companies set suspended_at = now(), suspension_reason = 'Prueba' where id = ${companyId}`.execute(
      town.db,
    );
    expect((await find('subisarreta')).businesses.results).toEqual([]);
    await runQueued(town, countBusinessWords);
    await sql`update companies set suspended_at = null, suspension_reason = null, name = 'Ferretería Ocampo' where id = ${companyId}`.execute(
      town.db,
    );
    await runQueued(town, countBusinessWords);
    expect((await find('subisarreta')).businesses.results).toEqual([]);
    expect(namesIn((await find('okampo')).businesses)).toEqual(['Ferretería Ocampo']);
    const { rows } = await sql`select from search_business_words where word = 'zubizarreta'`.execute(town.db);
    expect(rows).toEqual([]);
  });

  test('what words sound like is told anew where an older version told it (SEARCH-1)', async () => {
    await aProduct(town, shop, { name: 'Pescado zarandeado', description: 'Fresco' });
    await runQueued(town, countWords);
    const told = async () => {
      const { rows } = await sql<{ sound: string }>`select sound from search_words where word = 'pescado'`.execute(
        town.db,
      );
      return rows.map(({ sound }) => sound);
    };
    const [now] = await told();
    await sql`update search_words set sound = 'x', forms = '{}', told_by = 1 where word = 'pescado'`.execute(town.db);
    await sql`select count_business_words()`.execute(town.db);
    await runQueued(town, countBusinessWords);
    expect(await told()).toEqual([now]);
    expect(namesIn((await find('pescao')).products)).toEqual(['Pescado zarandeado']);
  });

  test('of more goods than are ranked all who sell them are found (SEARCH-10)', async () => {
    const [many, last] = [await aShop(town, { name: 'Todo Clavo' }), await aShop(town, { name: 'Doña Fe' })];
    await sql`
      insert into products (company_id, category_id, name, description, price_cents)
      select ${many.companyId}, 1, 'Tachuela', '', 100 from generate_series(1, 1100)`.execute(town.db);
    await aProduct(town, last, { name: 'Cinta con adorno', description: 'Y tachuela' });
    await aProduct(town, last, { name: 'Bote de tachuela', description: 'Chico', published: false });
    await runQueued(town, countWords);
    const finds = await find('tachuela', undefined, true);
    expect(finds.products.count_is_capped).toBe(true);
    expect(finds.businesses.results).toMatchObject([
      { name: 'Todo Clavo', sells: 'Tachuela' },
      { name: 'Doña Fe', sells: 'Cinta con adorno' },
    ]);
    expect(good(await town.call(listCompanies, { search: 'tachuela' })).count).toBe(2);
  });

  test('of what a viewer is shown alone: no business by goods that are hidden (MEMBER-1)', async () => {
    await aProduct(town, shop, { name: 'Guitarrón', description: 'De cedro', subscription: true });
    await runQueued(town, countWords);
    expect((await find('guitarron')).businesses.results).toEqual([]);
    expect(good(await town.call(listCompanies, { search: 'guitarron' })).results).toEqual([]);
    expect((await find('guitarrun')).nearest).toEqual([]);
    const { token } = await aMember(town);
    expect(namesIn((await find('guitarron', token)).businesses)).toEqual(['Don Chuy']);
  });

  test('and where there is nothing of any kind the words that come closest (SEARCH-11)', async () => {
    await aProduct(town, shop, { name: 'Destornillador', description: 'Plano' });
    await runQueued(town, countWords);
    const finds = await find('desternallidar');
    expect([finds.products.count, finds.businesses.count, finds.services.count]).toEqual([0, 0, 0]);
    expect(finds.nearest).toEqual(['destornillador']);
    expect((await find('zzzzzz')).nearest).toEqual([]);
  });

  test('of what a search needs nothing is guessed', async () => {
    expect((await town.callWrongly(searchTown, { search: '' })).status).toBe(400);
  });
});

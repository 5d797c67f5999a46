import { requestPathOf } from '@mercadito/contracts/request';
import { listPopularSearches, listUnfoundOfCompany, listUnfoundSearches } from '@mercadito/contracts/searches-made';
import { createService } from '@mercadito/contracts/services';
import { searchTown } from '@mercadito/contracts/town-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runQueued } from '../../../test/jobs.ts';
import { aCustomer, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { several } from '../../../test/races.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { countWords } from './count-words.job.ts';
import { keepSearches, MOST_OF_DAY, sweepSearches } from './searches-made.queries.ts';

let town: TestApp;
let shop: Shop;
let admin: Person;
let people: readonly Person[];
beforeAll(async () => {
  town = await createTestApp();
  admin = await anAdmin(town);
  shop = await aShop(town);
  await aProduct(town, shop, { name: 'Serrucho', description: 'De mano' });
  await aProduct(town, shop, { name: 'Martillo', description: 'De bola' });
  await aProduct(town, shop, { name: 'Guitarron', description: 'De cedro', subscription: true });
  await runQueued(town, countWords);
});
beforeEach(async () => {
  await town.app.searchesMade.write();
  await sql`delete from searches_made`.execute(town.db);
  // Of others it is remembered until the day ends what they have searched for.
  people = await several(6, () => aCustomer(town));
});
afterAll(() => town.close());

const find = async (search: string, person?: Person, finished = true) =>
  good(await town.call(searchTown, { search, finished }, person?.token));
const findsOf = async (search: string, person?: Person) => {
  const { products, businesses, services } = await find(search, person);
  return products.count + services.count + businesses.count;
};
/** A visitor's search from an address. */
const findFrom = async (remoteAddress: string, search: string) => {
  const url = requestPathOf(searchTown, { search, finished: true });
  expect((await town.app.inject({ url, remoteAddress })).statusCode).toBe(200);
};
const today = () => town.clock.now.toISOString().slice(0, 10);
const kept = async () => {
  await town.app.searchesMade.write();
  const { rows } = await sql<{ query: string; is_found: boolean; people: number }>`
    select query, is_found, people from searches_made order by query`.execute(town.db);
  return rows.map(({ query, is_found, people: count }) => [query, is_found, count]);
};
const unfound = async () => {
  await town.app.searchesMade.write();
  const { results } = good(await town.call(listUnfoundSearches, {}, admin.token));
  return results.map(({ query, people: count }) => [query, count]);
};
const made = (query: string, more: { people?: number; isFound?: boolean; day?: string; said?: string } = {}) =>
  keepSearches(town.db, [{ query, isFound: false, day: today(), people: 1, ...more }]);

describe('what was searched for is kept', () => {
  test('by its folded words, once a day and person, what found nothing apart (SEARCH-12)', async () => {
    const [ana, eva] = people;
    await find('Zafiró', ana);
    await find('zafiro!', ana);
    await find('ZAFIRO', eva);
    await find('zafiro');
    await find('zafiro');
    await find('serrucho', ana);
    expect(await kept()).toEqual([
      ['serrucho', true, 1],
      ['zafiro', false, 2],
    ]);
  });

  test('but not while it is typed, nor what may say who somebody is, nor what has some of its words (SEARCH-12)', async () => {
    await find('zafi', people[0], false);
    await find('6361234567', people[0]);
    await find('ana@zafiro.mx', people[0]);
    await find('serrucho zafiro', people[0]);
    expect(await kept()).toEqual([]);
  });

  test('without anything that tells who it was (SEARCH-12)', async () => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'searches_made' order by 1`.execute(
      town.db,
    );
    expect(rows.map(({ column_name }) => column_name)).toEqual(['day', 'is_found', 'people', 'query', 'said']);
  });

  test('a house is one visitor, whichever of its addresses asks, and who is signed in none beside (SEARCH-12, SEARCH-14)', async () => {
    for (const house of ['2001:db8:1', '2001:db8:2', '2001:db8:3'])
      for (let net = 1; net <= 6; net += 1) await findFrom(`${house}:${net}::1`, 'granate');
    await find('granate', people[0]);
    expect(await kept()).toEqual([['granate', false, 3]]);
  });

  test('as it was written first, with its accents (SEARCH-12)', async () => {
    await find('Año Ñandú!', people[0]);
    await find('ano nandu', people[1]);
    await made('lapiz', { people: 1 });
    expect(await unfound()).toEqual([
      ['año ñandú', 2],
      ['lapiz', 1],
    ]);
    await made('lapiz', { people: 2, said: 'lápiz' });
    expect(await unfound()).toContainEqual(['lápiz', 2]);
  });

  test('forty of one person in a day, so that none fills it alone (SEARCH-12)', async () => {
    for (let at = 0; at < 45; at += 1)
      await find(`zafiro${'abcdefghij'[at % 10]}${'klmno'[Math.floor(at / 10)]}`, people[0]);
    expect(await kept()).toHaveLength(40);
  });

  test('a thousand different ones of a day, and from then on only those that are there (SEARCH-12)', async () => {
    const all = Array.from({ length: MOST_OF_DAY + 20 }, (_, at) => ({
      ...{ query: `nada ${at}`, isFound: false, day: today(), people: 1 },
    }));
    await keepSearches(town.db, all.slice(0, 990));
    await Promise.all([keepSearches(town.db, all.slice(980)), keepSearches(town.db, all.slice(985))]);
    await made('nada 1', { people: 7 });
    await made('serrucho', { isFound: true });
    const { rows } = await sql<{ count: number; most: number }>`
      select count(*)::integer as count, max(people) as most from searches_made where not is_found`.execute(town.db);
    expect(rows).toEqual([{ count: MOST_OF_DAY, most: 7 }]);
    expect((await kept()).filter(([, isFound]) => isFound)).toEqual([['serrucho', true, 1]]);
  });

  test('as the largest number that a process knows: no fewer people were there (SEARCH-14)', async () => {
    await made('zafiro', { people: 4 });
    await made('zafiro', { people: 3 });
    expect(await kept()).toEqual([['zafiro', false, 4]]);
  });

  test('for ninety days (SEARCH-12)', async () => {
    const ago = (days: number) => new Date(town.clock.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [89, 90, 91]) await made(`hace ${days}`, { day: ago(days) });
    await sweepSearches(town.db, town.clock.now);
    expect((await kept()).map(([query]) => query)).toEqual(['hace 89', 'hace 90']);
  });
});

test('while it cannot be written nobody finds less, and it is written later (SEARCH-12)', async () => {
  await sql`alter table searches_made rename to away`.execute(town.db);
  expect((await find('perla', people[0])).products.count).toBe(0);
  await town.app.searchesMade.write();
  await sql`alter table away rename to searches_made`.execute(town.db);
  expect(await kept()).toEqual([['perla', false, 1]]);
});

describe('what nobody sells', () => {
  test('is not what members find: goods, by a name that sounds like it, and services (SEARCH-12, MEMBER-1)', async () => {
    const service = { name: 'Afinación de arpas', description: 'A domicilio', contact_phone: '+526361234567' };
    const rest = { company_id: shop.companyId, category_id: 1, zones_ids: '1', photo: aPicture() };
    good(await town.call(createService, { ...service, ...rest, subscription_active: true }, shop.token));
    for (const search of ['guitarrones', 'afinacion de arpas']) expect(await findsOf(search, people[0])).toBe(0);
    expect(await kept()).toEqual([]);
    expect(await findsOf('guitarrones', await aMember(town))).toBeGreaterThan(0);
    expect(await kept()).toEqual([['guitarrones', true, 1]]);
  });

  test('is shown to Admins alone, what most looked for first, with the last day (SEARCH-12)', async () => {
    await made('zafiro', { people: 2 });
    await made('ambar', { people: 1, day: '2026-01-01' });
    await find('topacio', people[0]);
    expect((await unfound()).slice(0, 2)).toEqual([
      ['zafiro', 2],
      ['topacio', 1],
    ]);
    const { results } = good(await town.call(listUnfoundSearches, {}, admin.token));
    expect(results[0]?.last_day).toBe(today());
    expect((await town.call(listUnfoundSearches, {}, shop.token)).status).toBe(403);
  });

  test('is shown to an owner where it names a category of hers by kin or a near word, and to no other (SEARCH-13)', async () => {
    const insert = town.db
      .insertInto('product_categories')
      .values({ name: 'Audífonos', name_en: 'Headphones', position: 99 });
    const { id: category } = await insert.returning('id').executeTakeFirstOrThrow();
    const other = await aShop(town);
    await aProduct(town, other, { name: 'Sony 3', description: 'Rojos', category });
    await made('auriculares', { people: 3 });
    await made('audifomos', { people: 2 });
    await made('zafiro', { people: 9 });
    const shownTo = async ({ token, companyId }: Shop) =>
      good(await town.call(listUnfoundOfCompany, { companyId }, token)).results;
    expect(await shownTo(other)).toMatchObject([
      { query: 'auriculares', people: 3, category: 'Audífonos', category_en: 'Headphones' },
      { query: 'audifomos', people: 2 },
    ]);
    expect(await shownTo(shop)).toEqual([]);
    expect((await town.call(listUnfoundOfCompany, { companyId: other.companyId }, shop.token)).status).toBe(403);
  });
});

describe('what many look for', () => {
  const popular = async () => {
    await town.app.searchesMade.write();
    return good(await town.call(listPopularSearches, {}));
  };

  test('is shown from five people of one day on (SEARCH-14)', async () => {
    for (const person of people.slice(0, 4)) await find('martillo', person);
    expect(await popular()).toEqual([]);
    await find('martillo', people[3]);
    expect(await popular()).toEqual([]);
    await find('martillo', people[4]);
    expect(await popular()).toEqual(['martillo']);
  });

  test('in words of what everybody sees alone: not what members find, nor what nobody sells (SEARCH-14, MEMBER-1)', async () => {
    for (const query of ['guitarron', 'serrucho guitarron', 'zafiro']) await made(query, { isFound: true, people: 9 });
    await made('serrucho', { people: 9 });
    expect(await popular()).toEqual([]);
    await made('serrucho', { isFound: true, people: 5, said: 'serruchó' });
    expect(await popular()).toEqual(['serruchó']);
  });
});

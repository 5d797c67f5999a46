import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { testEngine } from '../../../test/database/test-database.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let town: TestApp;
beforeAll(async () => {
  town = await createTestApp();
});
afterAll(() => town.close());

const PHRASES = 'cottage cheese|tripe soup|pinto beans|jelly mold|chile habanero|banana split'.split('|');
const WORDS = ['alfa', 'betun', 'gamuza', 'deltas', 'opalo', 'zetas'];

const megabytesOfBackend = async (): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select sum(total_bytes)::bigint as bytes from pg_backend_memory_contexts`.execute(town.db);
  return Number(rows[0]?.bytes) / 2 ** 20;
};

/** All searches of so many terms, each of which is a word or a name of two. */
const searchesOf = (terms: number): string[] =>
  Array.from({ length: 2 ** terms }, (_, bits) =>
    Array.from({ length: terms }, (_, at) => ((bits >> at) & 1 ? PHRASES : WORDS)[at]).join(' '),
  );

describe.runIf(testEngine === 'postgres')('searches of a visitor', () => {
  test('leave a connection about as large as it was', { timeout: 300_000 }, async () => {
    const { companyId: company_id } = await aShop(town);
    for (const name of [WORDS.join(' '), PHRASES.join(' ')]) await goods(town, { company_id, name });
    for (const search of searchesOf(1)) good(await town.call(listHomeProducts, { search }));
    const before = await megabytesOfBackend();
    for (const search of [2, 3, 4, 5, 6].flatMap(searchesOf)) {
      good(await town.call(listHomeProducts, { search }));
    }
    expect((await megabytesOfBackend()) - before).toBeLessThan(10);
  });
});

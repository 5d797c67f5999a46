import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngine } from '../../../test/database/test-database.ts';
import { runQueued } from '../../../test/jobs.ts';
import { buffersOf } from '../../../test/many-goods.ts';
import { aShop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { countServiceWords } from '../search/index.ts';
import { findServices, listFoundServices } from './find-services.queries.ts';

const SERVICES = 20_000;
const AT_ONCE = 500;
/** Blocks of 8 kB, wherever they are read from. */
const MOST_BUFFERS = 3_000;
const COUNTED_WITHIN_MS = 300_000;

let town: TestApp;
beforeAll(async () => {
  if (testEngine !== 'postgres') return;
  town = await createTestApp();
  const { companyId } = await aShop(town);
  for (let to = AT_ONCE; to <= SERVICES; to += AT_ONCE) {
    await sql`
      insert into services (company_id, category_id, slug, name, description, contact_phone)
      select ${companyId}, 1 + n % 3, 's-' || n,
        (array['Lavado', 'Renta', 'Soldadura', 'Corte'])[1 + n % 4] || ' de ' || (array['salas', 'sillas', 'pelo'])[1 + n % 3]
          || ' ' || substr(md5((n % 4000)::text), 1, 5), 'A domicilio', '+526361234567'
      from generate_series(${to - AT_ONCE + 1}::integer, ${to}::integer) as n`.execute(town.db);
  }
  await runQueued(town, countServiceWords, COUNTED_WITHIN_MS);
  await sql`vacuum (analyze) services`.execute(town.db);
  await sql`vacuum (analyze) search_service_words`.execute(town.db);
}, COUNTED_WITHIN_MS);
afterAll(() => town?.close());

// Blocks are counted by PostgreSQL alone.
describe.runIf(testEngine === 'postgres')(
  'of 20,000 services a search reads a bounded number of blocks (LIST-8)',
  () => {
    test.each([
      'lavado',
      'labado',
      'lavdo',
      'renta de siyas',
      'corte de pelo a domicilio',
      'welder',
      'r',
      'zzzzz',
      'abcde',
    ])('%s', async (text) => {
      const read = async (db: TestApp['db']) => {
        const moment = { now: town.clock.now, config: town.config };
        const found = await findServices(db, { text, isTyping: false }, { viewer: null, moment });
        await listFoundServices(db, found, { page: 1, size: 24 });
      };
      expect(Math.min(await buffersOf(town.db, read), await buffersOf(town.db, read))).toBeLessThanOrEqual(
        MOST_BUFFERS,
      );
    });
  },
);

import { createCompany } from '@mercadito/contracts/companies';
import { createProduct, getProduct, updateProduct } from '@mercadito/contracts/products';
import { createService, updateService } from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryEditorOf, idsOf } from '../../../test/category-lists.ts';
import { aMember, anAdmin } from '../../../test/people.ts';
import { onPostgres, ROUNDS, several, warmUp, won } from '../../../test/races.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = { timeout: 60_000 * Math.max(2, ROUNDS / 10) };
const SERVICE = { name: 'Repairs', contact_phone: '+526361234567', description: 'Of all kinds' };

describe.runIf(onPostgres)('two at the same moment', () => {
  let app: TestApp;
  let shop: Shop;
  let keep: ReturnType<typeof categoryEditorOf>;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
    shop = await aShop(app);
    keep = categoryEditorOf(app, await anAdmin(app));
  });
  afterAll(() => app.close());

  const placed = async (table: string, column: string, id: number): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      select ${sql.ref(column)} as id from ${sql.table(table)} where id = ${id}`.execute(app.db);
    return rows[0]?.id ?? 0;
  };

  test(
    'a product that takes a category while it is merged is moved too, or refused (CATEGORY-7)',
    MINUTES,
    async () => {
      const form = { company: shop.companyId, name: 'Pan', description: 'Dulce', price: 10 };
      const { id: current } = await aProduct(app, shop);
      const to = await keep.added('product');
      for (let round = 0; round < ROUNDS; round += 1) {
        await sql`delete from products where company_id = ${shop.companyId} and id <> ${current}`.execute(app.db);
        const { id: from } = await keep.added('product');
        await aProduct(app, shop, { category: from });
        const [made, changed, merged] = await Promise.all([
          app.call(createProduct, { ...form, category: from, photo: aPicture() }, shop.token),
          app.call(updateProduct, { productId: current, company: shop.companyId, category_id: from }, shop.token),
          keep.remove('product', from, to.id),
        ]);
        good(merged);
        for (const { status } of [made, changed]) expect([200, 201, 400, 409]).toContain(status);
        if (made.status < 300) expect(await placed('products', 'category_id', made.body.id)).toBe(to.id);
        if (changed.status < 300) expect(await placed('products', 'category_id', current)).toBe(to.id);
        expect(good(await app.call(getProduct, { id: current }, shop.token)).category.id).not.toBe(from);
      }
    },
  );

  test(
    'a product that takes an empty category while it is removed keeps it there, or is refused',
    MINUTES,
    async () => {
      const { id } = await aProduct(app, shop);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id: category } = await keep.added('product');
        const [changed, removed] = await Promise.all([
          app.call(updateProduct, { productId: id, company: shop.companyId, category_id: category }, shop.token),
          keep.remove('product', category),
        ]);
        // One of the two, never both.
        expect([changed.status < 300, removed.status < 300].filter(Boolean)).toHaveLength(1);
        const now = await placed('products', 'category_id', id);
        expect(now === category).toBe(changed.status < 300);
        expect(await keep.find('product', now)).toBeDefined();
      }
    },
  );

  test('a business that takes a category while it is merged is moved too, or refused', MINUTES, async () => {
    const to = await keep.added('company');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: from } = await keep.added('company');
      const member = await aMember(app);
      const form = { name: 'La Nueva', location: 'Lagunitas', category_id: from };
      const [opened, merged] = await Promise.all([
        app.call(createCompany, form, member.token),
        keep.remove('company', from, to.id),
      ]);
      good(merged);
      if (opened.status < 300) expect(await placed('companies', 'category_id', opened.body._id)).toBe(to.id);
      else expect([400, 409]).toContain(opened.status);
    }
  });

  test('a service that takes a zone while it is merged is moved too, or refused', MINUTES, async () => {
    const to = await keep.added('zone');
    const own = { ...SERVICE, company_id: shop.companyId, category_id: 1 };
    const made = await app.call(createService, { ...own, zones_ids: '1', photo: aPicture() }, shop.token);
    const service_id = good(made).id;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: from } = await keep.added('zone');
      const [changed, merged] = await Promise.all([
        app.call(updateService, { ...own, service_id, zones_ids: String(from) }, shop.token),
        keep.remove('zone', from, to.id),
      ]);
      good(merged);
      const { rows } = await sql<{ id: number }>`
        select zone_id as id from service_zones where service_id = ${service_id}`.execute(app.db);
      expect(rows).toHaveLength(1);
      if (changed.status < 300) expect(idsOf(rows)).toEqual([to.id]);
      else expect([400, 409]).toContain(changed.status);
    }
  });

  test(
    'several Admins who order a list leave one order, with every entry in it once (CATEGORY-4)',
    MINUTES,
    async () => {
      const ids = idsOf(await several(6, () => keep.added('zone')));
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all([
          ...ids.map((id, at) => keep.change('zone', id, { position: ((at + round) % 6) + 1 })),
          keep.add('zone', { position: 1 }),
        ]);
        const [added] = answers.slice(-1);
        expect(won(answers)).toHaveLength(answers.length);
        const rows = await keep.read('zone');
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
        expect(new Set(idsOf(rows))).toEqual(new Set([...idsOf(rows), ...ids, added?.body.id]));
        if (added?.status === 201) good(await keep.remove('zone', added.body.id));
      }
    },
  );

  test('one name is given once, however many ask for it', MINUTES, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = { name_es: `Igual ${round}`, name_en: `Same ${round}` };
      const answers = await several(4, () => keep.add('service', names));
      expect(won(answers)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    }
  });

  test('two categories that are put below each other leave two levels', MINUTES, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await keep.added('product'), await keep.added('product')];
      const answers = await Promise.all([
        keep.change('product', one.id, { parent_category: other.id }),
        keep.change('product', other.id, { parent_category: one.id }),
      ]);
      expect(won(answers)).toHaveLength(1);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

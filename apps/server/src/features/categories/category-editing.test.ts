import * as editing from '@mercadito/contracts/category-editing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryEditorOf, idsOf, LISTS, type List, newNames } from '../../../test/category-lists.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
let shop: Shop;
let keep: ReturnType<typeof categoryEditorOf>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
  shop = await aShop(app);
  keep = categoryEditorOf(app, admin);
});
afterAll(() => app.close());

describe.each(Object.keys(LISTS) as List[])('the list %s', (kind) => {
  test('gets one more, which stands last in the public list', async () => {
    const { status, body } = await keep.add(kind, { name_es: 'Huarache', name_en: 'Sandals' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Huarache', name_en: 'Sandals', parent_category: null });
    const { body: shown } = await app.call(LISTS[kind].read, {});
    expect(shown.at(-1)).toMatchObject({ id: body.id, name: 'Huarache', name_en: 'Sandals' });
    good(await keep.remove(kind, body.id));
  });

  test('keeps the public answer as small as it was (CATEGORY-1)', async () => {
    const { body } = await app.call(LISTS[kind].read, {});
    const fields = ['id', 'name', 'name_en', ...(kind === 'product' ? ['sub_categories'] : [])];
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(fields.sort());
  });

  test('shows a new name everywhere at once, and the record says what it was (CATEGORY-9)', async () => {
    const { id, name, name_en, position } = await keep.added(kind);
    const { body } = await keep.change(kind, id, { name_es: `${name} bis` });
    expect(body).toMatchObject({ id, name: `${name} bis`, name_en, position });
    const { body: shown } = await app.call(LISTS[kind].read, {});
    expect(shown.at(-1)).toMatchObject({ id, name: `${name} bis`, name_en });
    const records = await keep.changesOf(`${kind}:${id}`);
    expect(records.at(-1)?.detail).toMatchObject({
      before: { name, name_en },
      after: { name: `${name} bis`, name_en },
    });
    good(await keep.remove(kind, id));
  });

  test('says nothing of what changed nothing', async () => {
    const one = await keep.added(kind);
    const before = await keep.changesOf(`${kind}:${one.id}`);
    const { body } = await keep.change(kind, one.id, { name_es: one.name, position: one.position });
    expect(body).toEqual(one);
    expect(await keep.changesOf(`${kind}:${one.id}`)).toEqual(before);
    good(await keep.remove(kind, one.id));
  });

  test('refuses a name that another has, accents and capitals aside, on its field (CATEGORY-2)', async () => {
    const one = await keep.added(kind, { name_es: 'Ñandú', name_en: 'Ostrich' });
    const other = await keep.added(kind);
    const spanish = await keep.add(kind, { name_es: one.name.toUpperCase().replace('Ú', 'u') });
    expect([spanish.status, spanish.body]).toMatchObject([
      409,
      { code: 'name_es_taken', errors: { name_es: [expect.any(String)] } },
    ]);
    const english = await keep.change(kind, other.id, { name_en: one.name_en.toLowerCase() });
    expect([english.status, english.body]).toMatchObject([
      409,
      { code: 'name_en_taken', errors: { name_en: [expect.any(String)] } },
    ]);
    expect((await keep.change(kind, one.id, { name_es: one.name.toUpperCase() })).status).toBe(200);
    for (const { id } of [one, other]) good(await keep.remove(kind, id));
  });

  test('is put in another order, one at a time, and loses none', async () => {
    const before = idsOf(await keep.firstLevel(kind));
    const { id } = await keep.added(kind, { position: 1 });
    expect(idsOf(await keep.firstLevel(kind))).toEqual([id, ...before]);
    const { body } = await keep.change(kind, id, { position: 3 });
    expect(body).toMatchObject({ id, position: 3 });
    const after = await keep.firstLevel(kind);
    expect(idsOf(after)).toEqual(before.toSpliced(2, 0, id));
    expect(after.map(({ position }) => position)).toEqual(after.map((_, at) => at + 1));
    expect(idsOf((await app.call(LISTS[kind].read, {})).body)).toEqual(idsOf(after));
    good(await keep.remove(kind, id));
    expect(idsOf(await keep.firstLevel(kind))).toEqual(before);
  });

  test('takes half a letter in a name as the database keeps it', async () => {
    const { id, name } = await keep.added(kind, { name_es: `Medio \ud800 ${kind}` });
    expect(name).toBe(`Medio \ufffd ${kind}`);
    good(await keep.remove(kind, id));
  });

  test('loses what nothing uses, for good', async () => {
    const { id } = await keep.added(kind);
    expect(await keep.remove(kind, id)).toMatchObject({ status: 200, body: { id, moved: 0 } });
    expect((await keep.remove(kind, id)).status).toBe(404);
    expect((await keep.change(kind, id, { name_es: 'x' })).status).toBe(404);
    expect((await keep.changesOf(`${kind}:${id}`)).at(-1)?.detail).toMatchObject({
      before: expect.any(Object),
      after: null,
    });
  });

  test('is for Admins alone', async () => {
    const { id } = await keep.added(kind);
    const customer = await aCustomer(app);
    for (const by of [customer, shop]) {
      expect((await keep.add(kind, {}, by)).status).toBe(403);
      expect((await keep.change(kind, id, { name_es: 'x' }, by)).status).toBe(403);
      expect((await keep.remove(kind, id, undefined, by)).status).toBe(403);
      expect((await app.call(editing.listAllCategories, {}, by.token)).status).toBe(403);
    }
    expect((await app.call(LISTS[kind].create, newNames())).status).toBe(401);
    good(await keep.remove(kind, id));
  });

  test.each([
    ['name_es', ' '],
    ['name_en', 'x'.repeat(121)],
    ['position', 0],
  ])('names the field %s when it is %j', async (field, value) => {
    const { status, body } = await app.callWrongly(LISTS[kind].create, { ...newNames(), [field]: value }, admin.token);
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([400, [field]]);
  });

  test('is not merged into what is not there, or into itself', async () => {
    const { id } = await keep.added(kind);
    for (const wrong of [id, 999_999]) {
      expect(await keep.remove(kind, id, wrong)).toMatchObject({
        status: 400,
        body: { errors: { move_to: [expect.any(String)] } },
      });
    }
    good(await keep.remove(kind, id));
  });

  test.each(['query', 'body'])('is merged into what the %s names', async (part) => {
    const [from, to] = [await keep.added(kind), await keep.added(kind)];
    const path = `/api${LISTS[kind].remove.path.replace('{id}', String(from.id))}`;
    const move_to = to.id;
    const headers = { authorization: `Token ${admin.token}` };
    const { statusCode } = await app.app.inject({
      ...{ method: 'DELETE', url: part === 'query' ? `${path}?move_to=${move_to}` : path, headers },
      ...(part === 'body' && { payload: { move_to } }),
    });
    expect(statusCode).toBe(200);
    expect((await keep.changesOf(`${kind}:${from.id}`)).at(-1)?.detail).toMatchObject({ after: { moved_to: to.name } });
    good(await keep.remove(kind, to.id));
  });

  test('refuses a rename that would write over one not seen', async () => {
    const { id, updated_at } = await keep.added(kind);
    const first = good(await keep.change(kind, id, { name_es: `Primero ${id}`, updated_at }));
    const second = await keep.change(kind, id, { name_es: 'Segundo', updated_at });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', facts: { name: `Primero ${id}` } },
    });
    good(await keep.change(kind, id, { position: 1 }));
    good(await keep.change(kind, id, { name_es: `Tercero ${id}`, updated_at: first.updated_at }));
    good(await keep.remove(kind, id));
  });
});

test('a row that is made twice under one key is made once', async () => {
  const input = newNames();
  const [first, second] = [
    await app.call(editing.createZone, input, admin.token, 'the-same-key-0001'),
    await app.call(editing.createZone, input, admin.token, 'the-same-key-0001'),
  ];
  expect(good(second)).toEqual(good(first));
  good(await keep.remove('zone', good(first).id));
});

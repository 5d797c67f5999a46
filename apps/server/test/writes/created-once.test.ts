import { readdir } from 'node:fs/promises';
import { deleteProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPicture } from '../shops.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { BUSINESS_WRITES } from './business.writes.ts';
import { GOODS_WRITES } from './goods.writes.ts';
import { createTown, type Town } from './town.ts';

/** What an owner makes by a form, each with a field in which a second form may differ. */
const MAKING = {
  'opening a business': { name: 'Other' },
  'adding a product': { name: 'Other' },
  'offering a service': { name: 'Other' },
  'adding an about page': { title: 'Other' },
  'adding a contact entry': { email: 'third@example.com' },
  'adding social networks': { facebook_url: 'https://example.com/third' },
  "adding a business's address": { street_1: 'Other 3' },
};
const WRITES = { ...BUSINESS_WRITES, ...GOODS_WRITES };
const made = Object.entries(MAKING).map(([what, other]) => ({ what, other }));
const withPicture = [
  { what: 'adding a product', field: 'photo' },
  { what: 'offering a service', field: 'photo' },
  { what: 'adding an about page', field: 'image' },
];

let app: TestApp;
let town: Town;
beforeAll(async () => {
  app = await createTestApp();
  town = await createTown(app);
});
beforeEach(() => sql`delete from idempotency_keys`.execute(app.db));
afterAll(() => app.close());

/** Makes ready what is sent, and sends it under one key, with other fields when told. */
async function sending(what: string) {
  const write = WRITES[what];
  if (!write) throw new Error(`There is no write "${what}"`);
  const { by, send } = await write.prepare(town);
  await sql`delete from audit_log`.execute(app.db);
  return (fields: object = {}) => app.callWrongly(write.contract, { ...send, ...fields }, by?.token, 'the-one-form');
}

const accepted = async () => (await app.db.selectFrom('audit_log').select('id').execute()).length;
const picturesOnDisk = async () => (await readdir(app.app.services.pictures.directory)).length;

describe.each(made)('$what, sent twice under one key', ({ what, other }) => {
  test('is done once and answered the same (CALL-15)', async () => {
    const send = await sending(what);
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await accepted()).toBe(1);
  });

  test('with other content is refused', async () => {
    const send = await sending(what);
    await send();
    expect(await send(other)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(await accepted()).toBe(1);
  });
});

describe.each(withPicture)('the picture in $what', ({ what, field }) => {
  test('tells one form from another', async () => {
    const send = await sending(what);
    const picture = await aPicture().arrayBuffer();
    // What stands behind the end of a PNG changes the file and nothing that is seen.
    const other = new Blob([picture, new Uint8Array([0])], { type: 'image/png' });
    await send();
    expect(await send({ [field]: other })).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  });

  test('lies there once after a replay', async () => {
    const send = await sending(what);
    await send();
    const before = await picturesOnDisk();
    await send();
    expect(await picturesOnDisk()).toBe(before);
  });
});

test.each(['adding a product', 'adding an option', 'adding an attribute'])(
  'of %s the id alone is kept',
  async (what) => {
    const send = await sending(what);
    const { body } = await send();
    const { response } = await app.db.selectFrom('idempotency_keys').select('response').executeTakeFirstOrThrow();
    expect(response).toEqual({ kind: 'answer', body: (body as { id: number }).id });
  },
);

test('what was made and deleted since is not made again by a replay', async () => {
  const { shop } = town;
  const send = await sending('adding a product');
  const { id: productId } = (await send()).body as unknown as { id: number };
  await app.call(deleteProduct, { productId, company_id: shop.companyId }, shop.token);
  expect((await send()).status).toBe(404);
});

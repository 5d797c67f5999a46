import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAllContracts } from '../all-contracts.ts';
import { fingerprint } from '../fingerprint.ts';
import { placesOf } from '../own-input.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { BUSINESS_WRITES } from './business.writes.ts';
import { GOODS_WRITES } from './goods.writes.ts';
import { ORDER_WRITES } from './order.writes.ts';
import { createTown, type Town } from './town.ts';
import type { Write } from './write.ts';

const isOwners = ({ access, method }: AnyEndpoint) => access.subject === 'business' && method !== 'GET';
const OWNERS_WRITES = Object.entries({ ...BUSINESS_WRITES, ...GOODS_WRITES, ...ORDER_WRITES })
  .map(([what, write]) => ({ what, write, name: write.contract.name }))
  .filter(({ write }) => isOwners(write.contract));

/** These name no thing of a business beside the business itself; an import answers with what is wrong in which row. */
const NAMES_NO_THING =
  /^(createProduct|createService|add\w+|requestSponsorship|updateCompany|upload(Profile|Banner)Image|setOpeningHours|setOpeningDates|pauseToday|importCatalog|makeStatusPicture)$/;

let app: TestApp;
let town: Town;
beforeAll(async () => {
  app = await createTestApp();
  town = await createTown(app);
});
afterAll(() => app.close());

/** Where a call names the business. */
const businessFields = (contract: AnyEndpoint): string[] =>
  placesOf(contract).flatMap(([kind, field]) => (kind === 'company' ? [field] : []));

/** What an owner would send for the shop, and nothing done yet. */
async function ofTheShop({ prepare, contract }: Write): Promise<Record<string, unknown>> {
  const { send } = await prepare(town);
  await sql`delete from audit_log`.execute(app.db);
  const named = businessFields(contract).filter((field) => field in send);
  expect(named).not.toEqual([]);
  return send;
}

describe.each(OWNERS_WRITES)('$name, $what', ({ write, name }) => {
  const { contract } = write;

  test('is done by an Admin for the business that she names, and the record says who did it (GATE-6)', async () => {
    const { admin, shop } = town;
    const send = await ofTheShop(write);
    const { status, body } = await app.callWrongly(contract, send, admin.token);
    expect(status, JSON.stringify(body)).toBe(contract.status);
    const [field = ''] = businessFields(contract).filter((each) => each in send);
    const rows = await app.db.selectFrom('audit_log').select(['actor_id', 'action', 'detail']).execute();
    const detail = { [field]: shop.companyId, events: write.events };
    const actor_id = admin.userId;
    const changes = (write.changes ?? []).map((kind) => ({
      ...{ actor_id, action: kind, detail: { company_id: shop.companyId } },
    }));
    expect(rows).toMatchObject([...changes, { actor_id, action: name, detail }]);
  });

  test('is refused to the owner of another business', async () => {
    const send = await ofTheShop(write);
    const before = await fingerprint(app);
    const { status, body } = await app.callWrongly(contract, send, town.second.token);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
    expect(await fingerprint(app)).toBe(before);
  });

  test.skipIf(NAMES_NO_THING.test(name))('does not find the thing of another business', async () => {
    const send = await ofTheShop(write);
    const before = await fingerprint(app);
    const hers = Object.fromEntries(businessFields(contract).map((field) => [field, town.second.companyId]));
    const { status } = await app.callWrongly(contract, { ...send, ...hers }, town.second.token);
    expect(status).toBe(404);
    expect(await fingerprint(app)).toBe(before);
  });
});

test('every write that an owner has is among these', async () => {
  const owners = (await findAllContracts()).map(({ contract }) => contract).filter(isOwners);
  expect([...new Set(OWNERS_WRITES.map(({ name }) => name))].sort()).toEqual(owners.map(({ name }) => name).sort());
});

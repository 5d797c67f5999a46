import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whoMayCall } from '../../../scripts/lib/who-may.ts';
import { findAllContracts } from './all-contracts.ts';
import { fingerprint } from './fingerprint.ts';
import { FOREIGN, ownInput, placesOf } from './own-input.ts';
import { aCustomer, aDriver, aMember, anAdmin, type Person } from './people.ts';
import { sampleInput } from './sample-input.ts';
import { aShop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// A stream stays open; its own tests say who may read it.
const contracts = (await findAllContracts())
  .map(({ contract }) => contract)
  .filter(({ name }) => name !== 'streamEvents');

const ROLES = ['customer', 'member', 'lapsed', 'owner', 'driver', 'admin'] as const;
type Role = (typeof ROLES)[number];

const isWritten = whoMayCall();
/** Who is let in to a call, as it is written for people to read (GATE-1). */
const meantFor = ({ name }: AnyEndpoint): readonly Role[] => ROLES.filter((role) => isWritten(name).includes(role));

let app: TestApp;
let people: Record<Role, Person>;
let refused = 0;

beforeAll(async () => {
  app = await createTestApp();
  const [owner, lapsed] = [await aShop(app), await aShop(app)];
  await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', lapsed.userId).execute();
  people = {
    customer: await aCustomer(app),
    member: await aMember(app),
    lapsed: { ...lapsed, driverId: null },
    owner: { ...owner, driverId: null },
    driver: await aDriver(app),
    admin: await anAdmin(app),
  };
});
afterAll(() => app.close());

async function expectProblem(
  contract: AnyEndpoint,
  input: Record<string, unknown>,
  token: string | undefined,
  status: number,
) {
  const answer = await app.call(contract, input, token);
  expect(`${contract.name} ${answer.status}`).toBe(`${contract.name} ${status}`);
  expect(answer.body).toMatchObject({
    detail: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
  });
  refused += 1;
}

describe('what is refused', () => {
  let before = '';
  beforeAll(async () => {
    before = await fingerprint(app);
  });

  test.each(contracts)('$name lets nobody in without a token, unless it is for anyone', async (contract) => {
    if (contract.access.permission !== null) await expectProblem(contract, sampleInput(contract), undefined, 401);
  });

  test.each(contracts)('$name refuses an invalid token', async (contract) => {
    await expectProblem(contract, sampleInput(contract), 'a'.repeat(43), 401);
  });

  test.each(contracts)('$name refuses whoever is not meant (CALL-1)', async (contract) => {
    for (const role of ROLES) {
      if (meantFor(contract).includes(role)) continue;
      await expectProblem(contract, ownInput(contract, people[role]), people[role].token, 403);
    }
  });

  test.each(contracts.filter((contract) => placesOf(contract).length > 0))(
    "$name refuses somebody else's id wherever it is claimed",
    async (contract) => {
      for (const role of meantFor(contract).filter((each) => each !== 'admin')) {
        for (const [, field] of placesOf(contract)) {
          const input = { ...ownInput(contract, people[role]), [field]: FOREIGN };
          await expectProblem(contract, input, people[role].token, 403);
        }
      }
    },
  );

  test.each(contracts.filter((contract) => contract.params))(
    '$name names the malformed id in its path',
    async (contract) => {
      const role = meantFor(contract).at(-1) ?? 'admin';
      for (const field of Object.keys(contract.params?.shape ?? {})) {
        if (['slug', 'language', 'secret'].includes(field)) continue;
        await expectProblem(contract, { ...ownInput(contract, people[role]), [field]: '!' }, people[role].token, 400);
      }
    },
  );

  test('changes no row (GATE-4)', async () => {
    expect(refused).toBeGreaterThan(contracts.length * 3);
    expect(await fingerprint(app)).toBe(before);
  });
});

test.each(contracts.filter((contract) => placesOf(contract).length > 0))(
  '$name does not leave it to the database when an Admin acts for nobody',
  async (contract) => {
    const nobody = Object.fromEntries(placesOf(contract).map(([, field]) => [field, FOREIGN]));
    const answer = await app.call(contract, { ...sampleInput(contract), ...nobody }, people.admin.token);
    expect(answer.status).toBeLessThan(500);
    expect(['not_storable', 'changed_meanwhile']).not.toContain(answer.body.code);
  },
);

test.each([
  ['customer', 'createCompany', 'An active subscription is needed for this.', 'subscription_required'],
  ['driver', 'createCompany', 'Drivers have no business of their own.', 'forbidden'],
  ['customer', 'createProduct', 'An active subscription is needed for this.', 'subscription_required'],
  ['member', 'createProduct', 'Add your business first.', 'company_required'],
  ['driver', 'createProduct', 'Drivers have no business of their own.', 'forbidden'],
  ['owner', 'claimOrder', 'Only drivers may do this.', 'forbidden'],
  ['driver', 'updateSettings', 'Only administrators may do this.', 'forbidden'],
] as const)('a %s who calls %s is told: %s', async (role, name, detail, code) => {
  const contract = contracts.find((each) => each.name === name) as AnyEndpoint;
  const { status, body } = await app.call(contract, ownInput(contract, people[role]), people[role].token);
  expect({ status, ...body }).toMatchObject({ status: 403, detail, code });
});

// These end sessions, or answer wrong credentials with the very 401 that is looked for.
const ENDS_SESSIONS = /^(login|logout|changePassword|resetPassword|revoke\w+|updatePerson|blockPerson|signPersonOut)$/;

test.each(contracts.filter(({ name }) => !ENDS_SESSIONS.test(name)))(
  '$name lets in whoever is meant, and answers rubbish without breaking',
  async (contract) => {
    // Whoever is meant takes goods off sale; who changes them otherwise is a question of its own (SELLING-3).
    const wish = contract.name === 'changeProducts' ? { available: false } : {};
    for (const role of meantFor(contract)) {
      const input = { ...ownInput(contract, people[role]), ...wish };
      const { status, body } = await app.call(contract, input, people[role].token);
      expect(status, `${contract.name} as ${role}`).toBeLessThan(500);
      // The sample shop is the owner's, who does not review it; that is no question of who may.
      if (body.code !== 'own_business') expect([401, 403], `${contract.name} as ${role}`).not.toContain(status);
    }
  },
);

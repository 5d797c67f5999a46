import { afterAll, beforeAll, expect, test } from 'vitest';
import { routePathOf } from '../src/platform/serve.ts';
import { findAllContracts } from './all-contracts.ts';
import { anAdmin } from './people.ts';
import { sampleInput } from './sample-input.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const contracts = await findAllContracts();
const addressOf = (method: string, path: string): string => `${method} ${path.replace(/\/$/, '')}`;
const ours = contracts.map(({ contract }) => addressOf(contract.method, `/api${contract.path}`)).sort();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a contract bears the name of its constant', () => {
  expect(contracts.filter(({ constant, contract }) => constant !== contract.name)).toEqual([]);
  expect(contracts.length).toBeGreaterThan(50);
});

test('no two contracts share an address', () => {
  expect(ours.filter((address, at) => ours.indexOf(address) !== at)).toEqual([]);
});

test('every contract is served', () => {
  const unserved = contracts.filter(
    ({ contract }) => !app.app.hasRoute({ method: contract.method, url: routePathOf(contract).replace(/\/$/, '') }),
  );
  expect(unserved.map(({ constant }) => constant)).toEqual([]);
});

test('the OpenAPI document describes the contracts, all of them and nothing else', async () => {
  const document = (await app.app.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => addressOf(method.toUpperCase(), path)),
  );
  expect(described.sort()).toEqual(ours);
});

const reads = contracts.flatMap(({ contract }) =>
  contract.method === 'GET' && contract.query && contract.name !== 'streamEvents' ? [contract] : [],
);

test.each(reads)('$name takes a blank filter for one that was not chosen', async (contract) => {
  const admin = await anAdmin(app);
  const blank = Object.keys(contract.query?.shape ?? {}).map((field) => [field, '']);
  // Services are read of a business or by their slug: one of the two is not a filter.
  const needed = { ...sampleInput(contract), ...(contract.name === 'readServices' && { company_id: 1 }) };
  const { status, body } = await app.call(contract, { ...Object.fromEntries(blank), ...needed }, admin.token);
  expect(status, JSON.stringify(body)).not.toBe(400);
});

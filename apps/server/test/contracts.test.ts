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

test('the OpenAPI document tells of pictures, of the Idempotency-Key, and of what an answer is written in', async () => {
  type Body = { content: Record<string, { schema: { properties: object; required: string[] } }> };
  type Operation = {
    operationId: string;
    requestBody?: Body;
    parameters?: { in: string; name: string }[];
    responses: Record<number, { content: object }>;
  };
  const document = (await app.app.inject('/api/openapi.json')).json();
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path));
  const told = (name: string) => operations.find(({ operationId }) => operationId === name);
  for (const { contract } of contracts) {
    const form = told(contract.name)?.requestBody?.content['multipart/form-data']?.schema;
    const fields = Object.entries(contract.files ?? {}) as [string, { min: number }][];
    expect(Object.keys(form?.properties ?? {})).toEqual(expect.arrayContaining(fields.map(([field]) => field)));
    const needed = fields.filter(([, { min }]) => min > 0).map(([field]) => field);
    expect(form?.required ?? []).toEqual(expect.arrayContaining(needed));
    const written = Object.keys(told(contract.name)?.responses[contract.status]?.content ?? {});
    expect(written, contract.name).toEqual([contract.mediaType ?? 'application/json']);
    const headers = (told(contract.name)?.parameters ?? []).filter((parameter) => parameter.in === 'header');
    expect(headers.map(({ name }) => name)).toEqual(contract.idempotent ? ['Idempotency-Key'] : []);
  }
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

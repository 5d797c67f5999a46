import { fileURLToPath } from 'node:url';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemStatusesOf } from '../src/platform/open-api/open-api-problems.ts';
import { routePathOf } from '../src/platform/serve/serve.ts';
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

describe('the OpenAPI document', () => {
  interface Operation {
    operationId: string;
    security: object[];
    requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
    parameters?: { in: string; name: string }[];
    responses: Record<string, { $ref?: string; content?: object }>;
  }
  interface Document {
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Record<string, { headers?: object }> };
  }
  let text: string;
  let document: Document;
  let operations: Map<string, Operation>;
  beforeAll(async () => {
    text = (await app.app.inject('/api/openapi.json')).body;
    document = JSON.parse(text);
    const all = Object.values(document.paths).flatMap((path) => Object.values(path));
    operations = new Map(all.map((operation) => [operation.operationId, operation]));
  });
  const operationOf = ({ name }: AnyEndpoint): Operation => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`${name} is not described`);
    return operation;
  };

  test('describes the contracts, all of them and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => addressOf(method.toUpperCase(), path)),
    );
    expect(described.sort()).toEqual(ours);
  });

  test('has nothing that its judge finds fault with', async () => {
    const config = await loadConfig({ configPath: fileURLToPath(new URL('../../../redocly.yaml', import.meta.url)) });
    const faults = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('tells of pictures, of the Idempotency-Key, and of what an answer is written in', () => {
    for (const { contract } of contracts) {
      const operation = operationOf(contract);
      const form = operation.requestBody?.content['multipart/form-data']?.schema;
      const fields = Object.entries(contract.files ?? {}) as [string, { min: number }][];
      expect(Object.keys(form?.properties ?? {})).toEqual(expect.arrayContaining(fields.map(([field]) => field)));
      const needed = fields.filter(([, { min }]) => min > 0).map(([field]) => field);
      expect(form?.required ?? []).toEqual(expect.arrayContaining(needed));
      const written = Object.keys(operation.responses[contract.status]?.content ?? {});
      expect(written, contract.name).toEqual([contract.mediaType ?? 'application/json']);
      const headers = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
      expect(headers.map(({ name }) => name)).toEqual(contract.idempotent ? ['Idempotency-Key'] : []);
    }
  });

  test('says of every call whether it needs a token, may bring one, or takes none', () => {
    const securityOf = (operation: Operation) => JSON.stringify(operation.security);
    const calls = contracts.map(({ contract }) => contract);
    const needed = calls.filter((contract) => securityOf(operationOf(contract)) === '[{"token":[]}]');
    const welcome = calls.filter((contract) => securityOf(operationOf(contract)) === '[{},{"token":[]}]');
    const none = calls.filter((contract) => securityOf(operationOf(contract)) === '[]');
    expect(needed).toEqual(calls.filter(({ access }) => access.permission !== null));
    expect(welcome).toEqual(calls.filter(({ access, method }) => access.permission === null && method === 'GET'));
    expect(none.map(({ name }) => name).sort()).toEqual([
      ...['beginPasskeyLogin', 'chooseNewPassword', 'confirmEmail', 'forgotPassword', 'logInWithPasskey', 'login'],
      ...['readResetLink', 'setUp', 'signUp', 'unsubscribe'],
    ]);
  });

  test('names the errors of every call, and when to come again after a 429 or a 503 (CALL-4)', () => {
    for (const { contract } of contracts) {
      const statuses = Object.keys(operationOf(contract).responses).map(Number);
      expect(statuses, contract.name).toEqual([contract.status, ...problemStatusesOf(contract)]);
    }
    const { TooManyRequests, Unavailable } = document.components.responses;
    expect(Object.keys({ ...TooManyRequests?.headers })).toEqual(['Retry-After']);
    expect(Object.keys({ ...Unavailable?.headers })).toEqual(['Retry-After']);
  });
});

test.each([
  '/api/settings/',
  '/api/get-user/',
  '/api/no-such-call/',
  '/api/openapi.json',
  '/media/none/320.webp',
  '/livez',
])('%s says what it is written in, asks for https alone, and is for no other site to read', async (url) => {
  const { headers } = await app.app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
  const [, seconds] = /^max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
  expect(headers['content-type']).toMatch(/^(application\/json|text\/html); ?charset=utf-8$/);
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('whether subdomains have https too only the configuration knows', async () => {
  const withAll = await createTestApp({ HSTS_SUBDOMAINS: 'true' });
  const headerOf = async ({ app: site }: TestApp) =>
    (await site.inject({ url: '/livez' })).headers['strict-transport-security'];
  expect(await headerOf(app)).toBe('max-age=31536000');
  expect(await headerOf(withAll)).toBe('max-age=31536000; includeSubDomains');
  await withAll.close();
});

test.each(['/.git/config', '/.env', '/package.json', '/..%2f..%2fpackage.json'])(
  '%s is no file that anybody is given',
  async (url) => {
    const { headers, statusCode } = await app.app.inject(url);
    const isPage = String(headers['content-type']).startsWith('text/html');
    expect(isPage || statusCode === 404 || statusCode === 400).toBe(true);
  },
);

const reads = contracts.flatMap(({ contract }) =>
  contract.method === 'GET' && contract.query && contract.name !== 'streamEvents' ? [contract] : [],
);

test.each(reads)('$name takes a blank filter for one that was not chosen (LIST-10)', async (contract) => {
  const admin = await anAdmin(app);
  const blank = Object.keys(contract.query?.shape ?? {}).map((field) => [field, '']);
  // Services are read of a business or by their slug: one of the two is not a filter.
  const needed = { ...sampleInput(contract), ...(contract.name === 'readServices' && { company_id: 1 }) };
  const { status, body } = await app.call(contract, { ...Object.fromEntries(blank), ...needed }, admin.token);
  expect(status, JSON.stringify(body)).not.toBe(400);
});

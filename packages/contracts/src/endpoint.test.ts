import { expect, test } from 'vitest';
import * as z from 'zod';
import { id } from './common.ts';
import { business, endpointsOf, person } from './endpoint.ts';
import { requestOf, requestPathOf } from './request.ts';

const endpoint = endpointsOf({ name: 'tests', about: 'Calls of tests.' });
const parts = { summary: 'A call', response: z.object({}) };
const move = endpoint('move', {
  ...parts,
  method: 'PUT',
  path: '/things/{thingId}/',
  access: person('cart.fill', { user: 'body.user' }),
  params: z.object({ thingId: id }),
  query: z.object({ page: id.optional() }),
  body: z.object({ user: id.optional(), to: z.string() }),
});

test('a contract whose access names a field that it does not take is refused when it is written', () => {
  expect(() =>
    endpoint('broken', { ...parts, method: 'GET', path: '/', access: person('cart.fill', { user: 'query.user_id' }) }),
  ).toThrow('query.user_id');
  const lines = z.object({ lines: z.array(z.object({ user: id })) });
  const write = { ...parts, method: 'PUT' as const, path: '/' as const, body: lines };
  expect(() => endpoint('broken', { ...write, access: person('cart.fill', { user: 'body.lines.owner' }) })).toThrow(
    'body.lines.owner',
  );
  expect(endpoint('whole', { ...write, access: person('cart.fill', { user: 'body.lines.user' }) }).name).toBe('whole');
});

test('a read counts as a read, a write as a write, a call with files as an upload', () => {
  const get = endpoint('get', { ...parts, method: 'GET', path: '/', access: person('account.use') });
  const upload = endpoint('upload', {
    ...parts,
    method: 'POST',
    path: '/',
    access: person('account.use'),
    files: { photo: { min: 1, max: 1 } },
  });
  expect([get.rate, move.rate, upload.rate]).toEqual(['read', 'write', 'upload']);
});

test('a flat input is split into path, query and body', () => {
  expect(requestOf(move, { thingId: 'a/b', page: 2, to: 'there', unknown: 1, user: undefined })).toEqual({
    method: 'PUT',
    path: '/api/things/a%2Fb/?page=2',
    headers: { 'content-type': 'application/json' },
    body: '{"to":"there"}',
  });
});

test('an address without one of its parts is a mistake of the caller', () => {
  expect(() => requestPathOf(move, {})).toThrow('thingId');
});

test('access names a permission that the table has, and one of its own subject', () => {
  // @ts-expect-error The table has no such row.
  expect(person('catalog.burn').subject).toBe('person');
  // @ts-expect-error Nobody places an order for a business.
  expect(business('orders.place').subject).toBe('business');
  expect(business('catalog.write')).toEqual({ subject: 'business', permission: 'catalog.write', claims: {} });
});

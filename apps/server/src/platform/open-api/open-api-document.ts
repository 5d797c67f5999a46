import type { AnyEndpoint, FileField } from '@mercadito/contracts/endpoint';
import type { Config } from '../../config.ts';
import { describedRefusals, refusalsIn } from './open-api-refusals.ts';

const FORM = 'multipart/form-data';
const PICTURE_TYPES = 'image/jpeg, image/png, image/webp';
const PICTURE = { type: 'string', format: 'binary', description: 'A JPEG, PNG or WebP of at most 5 MB.' };
const TABLE = { type: 'string', format: 'binary', description: 'A CSV file of at most 2 MB.' };
const pictureList = (min: number, max: number) => ({ type: 'array', items: PICTURE, minItems: min, maxItems: max });

const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'Sent again with the same key, a request does nothing twice and is answered by what holds now. A refusal is not kept.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

/** The parts of the interface, in the order of a reader who comes anew. */
const FEATURES: Record<string, string> = {
  accounts: 'Signing in and up, the own account, where one is signed in; people and roles for Admins.',
  companies: 'The businesses: their lists, pages, names and pictures, and their plan.',
  products: 'What the businesses sell, with its pictures.',
  'catalog-csv': "A business's products as a spreadsheet, out and in.",
  'product-options': 'The choices of a product, such as its size, and what they cost more.',
  'catalog-editing': 'What an owner does with many products at once, their copies and the order of their pictures.',
  categories: 'The kinds of businesses, products and services, and the zones of services.',
  'opening-hours': 'When a business is open.',
  services: 'What people do rather than sell.',
  customization: "A business's own page: address, about, contact, social networks.",
  'business-figures': 'How a business is doing, for its owner.',
  reviews: 'What people say of businesses and products.',
  favorites: 'The businesses and products a person keeps.',
  cart: "A person's cart over several businesses.",
  addresses: 'Where a person is delivered to.',
  orders: 'Sending the cart as an order, and what becomes of it.',
  deliveries: "The drivers' work: the queue, the orders on their way, who drives.",
  activity: 'The record of what was changed: by whom, from what to what.',
  dispatch: 'What Admins see to: the board of orders, one order with all that happened to it, orders as a file.',
  settings: 'This installation: exchange rate, delivery, names and contacts; the language of a person.',
  sponsors: 'Featured businesses: asking to be one, deciding who is, and who they are.',
  events: 'What has changed, as it happens.',
};

/** What the document says of the whole: its servers, its parts, its one way to sign in. */
export const documentHead = ({ publicUrl }: Config) => ({
  openapi: '3.1.0',
  info: {
    title: 'mercadito',
    version: '0.1.0',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'The calls of the marketplace, as its contracts describe them. Who signed in with a one-time password can change ' +
      'it, read the own account and sign out; every other call for signed-in people answers 403 `password_change_required`, ' +
      'and calls for anyone take them for a visitor. Numbers may be sent as their digits. Ids that say who the caller is ' +
      'are compared with the token and may be left out where they are not required.',
  },
  servers: [{ url: publicUrl ? new URL(publicUrl).origin : '/', description: 'This installation.' }],
  tags: Object.entries(FEATURES).map(([name, description]) => ({ name, description })),
  components: {
    securitySchemes: {
      token: {
        type: 'apiKey' as const,
        in: 'header' as const,
        name: 'Authorization',
        description: 'The word Token, a space, the token: `Authorization: Token b3BlbiBzZXNhbWUgb3BlbiBzZXNhbWU`.',
      },
    },
  },
});

function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

interface Operation {
  operationId: string;
  parameters?: object[];
  requestBody?: { content: Record<string, { schema: { properties?: object; required?: string[] } }> };
  responses: Record<string, { content: Record<string, object> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** A visitor's call takes no token where there is nothing it could widen. */
function securityOf({ access, method }: AnyEndpoint): object[] {
  if (access.permission !== null) return [{ token: [] }];
  return method === 'GET' ? [{}, { token: [] }] : [];
}

/** How the document describes a field of files, and in which types they come. */
function fileOf({ min, max, holds }: FileField): { schema: object; contentType: string } {
  if (holds === 'table') return { schema: TABLE, contentType: 'text/csv' };
  return { schema: max > 1 ? pictureList(min, max) : PICTURE, contentType: PICTURE_TYPES };
}

function formOf(files: Record<string, FileField>, { requestBody }: Operation): object {
  const { properties, required = [] } = requestBody?.content[FORM]?.schema ?? {};
  const fields = Object.entries(files);
  const schemas = fields.map(([field, holding]) => [field, fileOf(holding).schema]);
  const needed = fields.filter(([, { min }]) => min > 0).map(([field]) => field);
  const schema = {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(schemas) },
    required: [...required, ...needed],
  };
  const encoding = Object.fromEntries(
    fields.map(([field, holding]) => [field, { contentType: fileOf(holding).contentType }]),
  );
  return { required: true, content: { [FORM]: { schema, encoding } } };
}

function successOf({ status, mediaType }: AnyEndpoint, { responses }: Operation): object {
  const description = status === 201 ? 'It was made.' : 'It was done.';
  const [content] = Object.values(responses[status]?.content ?? {});
  return { description, content: { [mediaType ?? 'application/json']: { ...content } } };
}

/** An operation with all that its contract says beside its schemas. */
function completeOperation(operation: Operation, endpoint: AnyEndpoint): object {
  const { parameters = [] } = operation;
  return {
    ...operation,
    ...(endpoint.idempotent && { parameters: [...parameters, IDEMPOTENCY_KEY] }),
    security: securityOf(endpoint),
    ...(endpoint.files && { requestBody: formOf(endpoint.files, operation) }),
    responses: { [endpoint.status]: successOf(endpoint, operation), ...refusalsIn(endpoint) },
  };
}

/** The names of the schemas that a part of the document leads to, directly or by way of others. */
function schemasUsedBy(part: unknown, schemas: Record<string, object>, used = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (used.has(name)) continue;
    used.add(name);
    schemasUsedBy(schemas[name], schemas, used);
  }
  return used;
}

/**
 * The finished document: each operation completed from its contract, by operation id, and of the schemas those that
 * something leads to (each named one comes twice, as it is sent and as it is answered).
 */
export function completeDocument(document: OpenApiDocument, contracts: ReadonlyMap<string, AnyEndpoint>): object {
  const complete = (operation: Operation) => {
    const contract = contracts.get(operation.operationId);
    return contract ? completeOperation(operation, contract) : operation;
  };
  const paths = mapValues(document.paths, (operations) => mapValues(operations, complete)) as OpenApiDocument['paths'];
  const { schemas } = document.components;
  const responses = describedRefusals();
  const used = schemasUsedBy([paths, responses], schemas);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, paths, components: { ...document.components, responses, schemas: Object.fromEntries(kept) } };
}

import type { AnyEndpoint, FileField } from '@mercadito/contracts/endpoint';
import type { Config } from '../../config.ts';
import { describedProblems, problemResponsesOf } from './open-api-problems.ts';

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

/** What the document says of the whole: its servers, its one way to sign in. */
export const documentHead = ({ publicUrl }: Config) => ({
  openapi: '3.1.0',
  info: {
    title: 'mercadito',
    version: '0.1.0',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'The calls of the marketplace, as its contracts describe them. Who signed in with a one-time password can change ' +
      'it, read the own account and sign out; every other call for signed-in people answers 403 `password_change_required`, ' +
      'and calls for anyone take them for a visitor. What changes prices, cash and people may answer 403 `password_needed` until ' +
      '`confirmPassword`. Numbers may be sent as their digits. Ids that say who the caller is ' +
      'are compared with the token and may be left out where they are not required.',
  },
  servers: [{ url: publicUrl ?? '/', description: 'This installation.' }],
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
    responses: { [endpoint.status]: successOf(endpoint, operation), ...problemResponsesOf(endpoint) },
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

/** The parts of the interface, in the order in which they are served: that of a reader who comes anew. */
const partsOf = (contracts: readonly AnyEndpoint[]): object[] =>
  [...new Set(contracts.map(({ feature }) => feature))].map(({ name, about }) => ({ name, description: about }));

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
  const responses = describedProblems();
  const used = schemasUsedBy([paths, responses], schemas);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const tags = partsOf([...contracts.values()]);
  return {
    ...document,
    tags,
    paths,
    components: { ...document.components, responses, schemas: Object.fromEntries(kept) },
  };
}

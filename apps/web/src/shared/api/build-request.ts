import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { type ApiRequest, IDEMPOTENCY_FIELD } from './api-request.ts';

const PREFIX = '/api';

type Fields = Readonly<Record<string, unknown>>;

function pick(input: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]));
}

const fieldsOf = (schema: { shape: object } | undefined): string[] => Object.keys(schema?.shape ?? {});

function pathOf(endpoint: AnyEndpoint, input: Fields): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (input[name] === undefined) throw new Error(`${endpoint.name}: ${name} is missing`);
    return encodeURIComponent(String(input[name]));
  });
  const query = pick(input, fieldsOf(endpoint.query));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `${PREFIX}${path}${search && `?${search}`}`;
}

function formOf(endpoint: AnyEndpoint, input: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(pick(input, fieldsOf(endpoint.body)))) form.append(name, String(value));
  for (const name of Object.keys(endpoint.files ?? {})) {
    for (const file of [input[name] ?? []].flat()) form.append(name, file as File);
  }
  return form;
}

interface HttpParts {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
}

/** Splits the flat input by its contract into path, query, headers and body. */
export function buildRequest({ endpoint, input, link }: ApiRequest): HttpParts {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (endpoint.idempotent) headers['Idempotency-Key'] = String(input[IDEMPOTENCY_FIELD] ?? newIdempotencyKey());
  if (link) return { url: link, headers, body: undefined };
  const url = pathOf(endpoint, input);
  if (endpoint.files) return { url, headers, body: formOf(endpoint, input) };
  if (!endpoint.body) return { url, headers, body: undefined };
  headers['Content-Type'] = 'application/json';
  return { url, headers, body: JSON.stringify(pick(input, fieldsOf(endpoint.body))) };
}

/** A key that makes repeating a call harmless; kept by whoever may have to send it again. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

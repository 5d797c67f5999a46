import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, unknown>;
}

interface Sending {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string;
}

type Fields = Record<string, unknown>;

const split = (endpoint: AnyEndpoint, input: Fields) => {
  const names = (part: 'params' | 'query' | 'body') => Object.keys(endpoint[part]?.shape ?? {});
  const take = (fields: string[]): Fields =>
    Object.fromEntries(fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]));
  const known = new Set([...names('params'), ...names('query')]);
  const rest = Object.keys(input).filter((field) => !known.has(field) || names('body').includes(field));
  return { params: take(names('params')), query: take(names('query')), body: take(rest) };
};

const asMultipart = async (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each instanceof Blob ? each : String(each));
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

/**
 * Makes a call over HTTP as its contract describes it. `input` is flat: path, query, body and file fields in one object;
 * what the contract does not know is sent in the body, so that tests can send rubbish.
 */
export async function send<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: Input<E> | Fields,
  { token, idempotencyKey = randomUUID() }: Sending = {},
): Promise<Answer<Output<E>>> {
  const { params, query, body } = split(endpoint, input as Fields);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field])));
  const search = new URLSearchParams(
    Object.entries(query).map(([field, value]): [string, string] => [field, String(value)]),
  );
  const url = `/api${path}${search.size > 0 ? `?${search}` : ''}`;
  const content =
    endpoint.method === 'GET'
      ? {}
      : endpoint.files
        ? await asMultipart(body)
        : { payload: body as object, headers: {} };
  const response = await app.inject({
    method: endpoint.method,
    url,
    ...content,
    headers: {
      ...('headers' in content ? content.headers : {}),
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(endpoint.idempotent && { 'idempotency-key': idempotencyKey }),
    },
  });
  return { status: response.statusCode, body: response.json() as Output<E>, headers: response.headers };
}

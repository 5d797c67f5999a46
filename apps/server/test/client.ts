import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import { fieldsOf, requestPathOf } from '@mercadito/contracts/request-path';
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

/** What goes into the body: its own fields, and all that the contract does not know, so that tests can send rubbish. */
const bodyOf = (endpoint: AnyEndpoint, input: Fields): Fields => {
  const elsewhere = [...Object.keys(endpoint.params?.shape ?? {}), ...Object.keys(endpoint.query?.shape ?? {})];
  const rest = Object.entries(input).filter(([field]) => !elsewhere.includes(field));
  return { ...Object.fromEntries(rest), ...fieldsOf(endpoint, 'body', input) };
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
  const url = requestPathOf(endpoint, input as Fields);
  const body = bodyOf(endpoint, input as Fields);
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

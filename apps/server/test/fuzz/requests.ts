import type { AnyEndpoint, FileField } from '@mercadito/contracts/endpoint';
import type { InjectOptions } from 'fastify';
import type { Caller, Plan, Wiring } from './plans.ts';
import { KnownId } from './values.ts';

/** What plans take from the database at the moment: what there is of a pool, as the caller would have it. */
export interface Known {
  readonly find: (pool: string, caller: Caller) => readonly unknown[];
  readonly tokenOf: (caller: Caller) => string | undefined;
  readonly picture: Buffer;
}

const NOWHERE = 2_000_000_000;

function fill(value: unknown, plan: Plan, known: Known): unknown {
  if (value instanceof KnownId) {
    const found = known.find(value.pool, plan.caller);
    return found.length > 0 ? found[value.at % found.length] : NOWHERE;
  }
  if (Array.isArray(value)) return value.map((each) => fill(each, plan, known));
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.create(null) as Record<string, unknown>;
  for (const [name, each] of Object.entries(value)) filled[name] = fill(each, plan, known);
  return filled;
}

// Half of a letter cannot be sent as UTF-8 at all.
const asText = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.toWellFormed();
};

function pathOf(endpoint: AnyEndpoint, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name] ?? '')));
  const pairs = Object.entries(query).map(([name, value]) => [name.toWellFormed(), asText(value)]);
  const search = pairs.map((pair) => pair.map((each) => encodeURIComponent(each ?? '')).join('=')).join('&');
  return `/api${path}${search && `?${search}`}`;
}

type Sent = Pick<InjectOptions, 'payload'> & { readonly headers: Record<string, string> };

const BOUNDARY = 'fuzz-boundary-7MA4YWxk';

function multipart(parts: readonly { head: string; content: Buffer | string }[], boundary = BOUNDARY): Buffer {
  const chunks = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

const named = (name: string): string => name.toWellFormed().replaceAll(/["\r\n\0]/g, '?');

const HEADINGS = 'Nombre,Descripción,Precio,Categoría,Opciones';
const LINE = 'Queso,Menonita,80,1,Tamaño*: Chico=0 | Grande=15';

/** Tables as people send them, for the fields that take one: right, half, in another tongue, or none at all. */
const TABLES: Record<Plan['picture'], readonly (Buffer | string)[]> = {
  png: [`${HEADINGS}\r\n${LINE}`],
  empty: [''],
  text: ['no table at all'],
  half: [`${HEADINGS}\n"${LINE}`],
  svg: [Buffer.from(`Id;Nombre;Precio;Nada\n1;Ñandú;12,5;x;y\n\n=1+1;;-1;`, 'latin1')],
  none: [],
  many: Array.from({ length: 6 }, () => HEADINGS),
};

function filesOf(endpoint: AnyEndpoint, picture: Plan['picture'], png: Buffer) {
  const contents: Record<Plan['picture'], readonly (Buffer | string)[]> = {
    png: [png],
    empty: [''],
    text: ['no picture at all'],
    half: [png.subarray(0, Math.floor(png.length / 2))],
    svg: ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
    none: [],
    many: Array.from({ length: 6 }, () => png),
  };
  const fields = Object.entries<FileField>(endpoint.files ?? {});
  return fields.flatMap(([field, { holds }]) =>
    (holds === 'table' ? TABLES : contents)[picture].map((content) => ({
      head: `name="${field}"; filename="a.png"`,
      content,
    })),
  );
}

function formOf(endpoint: AnyEndpoint, fields: Record<string, unknown>, plan: Plan, known: Known): Sent {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => ({ head: `name="${named(name)}"`, content: asText(each) })),
  );
  const payload = multipart([...texts, ...filesOf(endpoint, plan.picture, known.picture)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

const json = (payload: string): Sent => ({ payload, headers: { 'content-type': 'application/json' } });
const typed = (type: string, payload: string | Buffer): Sent => ({ payload, headers: { 'content-type': type } });
const ofForm = `multipart/form-data; boundary=${BOUNDARY}`;

/** The request of the plan, sent as nobody should. */
function miswired(wiring: Wiring, sent: Sent): Sent {
  const payload = sent.payload as string | Buffer | undefined;
  const text = String(payload ?? '{}');
  const bytes = Buffer.from(payload ?? '');
  const headers = sent.headers;
  const ways: Partial<Record<Wiring, () => Sent>> = {
    'no content type': () => ({ payload: text, headers: {} }),
    'plain text': () => typed('text/plain', text),
    'a form': () => typed('application/x-www-form-urlencoded', 'name=value&name=other'),
    xml: () => typed('application/xml', '<?xml version="1.0"?><a/>'),
    'broken content type': () => typed('application/;;json', text),
    'broken json': () => json(text.slice(0, -1)),
    'json with a prototype': () => json('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'),
    'json twice deep': () => json(`${'['.repeat(5000)}${']'.repeat(5000)}`),
    'a list instead': () => json('[1,2,3]'),
    'a word instead': () => json('"word"'),
    nothing: () => ({ payload: '', headers }),
    'too much': () => json(JSON.stringify({ name: 'x'.repeat(120_000) })),
    'multipart without boundary': () => typed('multipart/form-data', bytes),
    'multipart with another boundary': () => typed(`multipart/form-data; boundary=${BOUNDARY}-other`, bytes),
    'multipart cut off': () => typed(ofForm, bytes.subarray(0, Math.floor(bytes.length * 0.7))),
    'multipart of rubbish': () => typed(ofForm, Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 37) % 256))),
    'multipart of many fields': () =>
      typed(ofForm, multipart(Array.from({ length: 60 }, (_, at) => ({ head: `name="f${at}"`, content: 'x' })))),
    'multipart with strange names': () =>
      typed(
        ofForm,
        multipart([
          ...['__proto__', 'constructor', 'toString', ''].map((name) => ({ head: `name="${name}"`, content: 'x' })),
          { head: 'name="toString"; filename="a.png"', content: 'x' },
          { head: 'name="name"; filename="../../a.png"', content: 'x' },
          { head: 'filename="nameless.png"', content: 'x' },
        ]),
      ),
  };
  return ways[wiring]?.() ?? sent;
}

const PATHS: Partial<Record<Wiring, (path: string) => string>> = {
  'broken path': (path) => `${path.replace(/\/?(\?|$)/, '/%ff%$1')}`,
  'long path': (path) => `${path.replace(/\/?(\?|$)/, `/${'9'.repeat(5000)}$1`)}`,
};
const KEYS = ['', 'short', 'ñ'.repeat(9), 'x'.repeat(201), 'same-key-again'];
const TOKENS = [
  '',
  'Token',
  'Token x',
  'Bearer abcdefghijklmnopqrstuvwxyz',
  `Token ${'x'.repeat(5000)}`,
  'Token __proto__',
];

/** The plan as a request to `inject`. */
export function requestFor(endpoint: AnyEndpoint, plan: Plan, known: Known, turn: number): InjectOptions {
  const filled = (part: 'params' | 'query' | 'body') => fill(plan[part], plan, known) as Record<string, unknown>;
  const body = filled('body');
  const sent = endpoint.files
    ? formOf(endpoint, body, plan, known)
    : endpoint.body
      ? json(JSON.stringify(body))
      : { headers: {} };
  const { payload, headers } =
    endpoint.method === 'GET' ? { payload: undefined, headers: {} } : miswired(plan.wiring, sent);
  const token = known.tokenOf(plan.caller);
  const authorization = plan.wiring === 'odd token' ? TOKENS[turn % TOKENS.length] : token && `Token ${token}`;
  const key = plan.wiring === 'odd idempotency key' ? KEYS[turn % KEYS.length] : undefined;
  const path = pathOf(endpoint, filled('params'), filled('query'));
  return {
    method: endpoint.method,
    url: PATHS[plan.wiring]?.(path) ?? path,
    headers: {
      ...headers,
      ...(authorization !== undefined && { authorization }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(payload !== undefined && { payload }),
  } as InjectOptions;
}

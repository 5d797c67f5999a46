import type { AnyEndpoint, Method } from './endpoint.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A call as HTTP wants it. `body` is a form for calls with files, JSON text for others, absent where none is taken. */
export interface RequestParts {
  readonly method: Method;
  /** `/api/…` with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | undefined;
}

const namesIn = (endpoint: AnyEndpoint, part: 'params' | 'query' | 'body'): string[] =>
  Object.keys(endpoint[part]?.shape ?? {});

function pick(input: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]));
}

/**
 * The address of a call, `/api/…` with its query, from the contract and a flat input.
 * @throws when a path field is missing
 */
export function requestPathOf(endpoint: AnyEndpoint, input: Fields): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (input[name] === undefined) throw new Error(`${endpoint.name}: ${name} is missing`);
    return encodeURIComponent(String(input[name]));
  });
  const query = Object.entries(pick(input, namesIn(endpoint, 'query')));
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each instanceof Blob ? each : String(each));
  }
  return form;
}

/** Splits a flat input by its contract into path, query, headers and body: the one way from a contract to a request. */
export function requestOf(endpoint: AnyEndpoint, input: Fields): RequestParts {
  const { method } = endpoint;
  const path = requestPathOf(endpoint, input);
  const files = Object.keys(endpoint.files ?? {});
  const fields = pick(input, [...namesIn(endpoint, 'body'), ...files]);
  if (endpoint.files) return { method, path, headers: {}, body: formOf(fields) };
  if (!endpoint.body) return { method, path, headers: {}, body: undefined };
  return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}

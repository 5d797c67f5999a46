import type { AnyEndpoint } from './endpoint.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a flat input that a contract's part (path, query or body) takes, without what is undefined. */
export function fieldsOf(endpoint: AnyEndpoint, part: 'params' | 'query' | 'body', input: Fields): Fields {
  const names = Object.keys(endpoint[part]?.shape ?? {});
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
  const query = Object.entries(fieldsOf(endpoint, 'query', input)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

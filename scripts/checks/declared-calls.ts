import { readApiTables } from '../lib/api-tables.ts';
import { root } from '../lib/root.ts';

/** Where the calls of a thing are declared. */
const place = /^apps\/web\/src\/(?:entities\/[^/]+|shared\/[^/]+)\/[^/]+\.api\.ts$/;

/** Calls that the web declares twice, which would be two cache entries for one read, or outside of their entity. */
export async function findRepeatedCalls(folder = root): Promise<string[]> {
  const found = readApiTables(folder).map(({ file, name, path, line }) => ({
    call: file && name && `${file}.${name}`,
    path,
    at: `${path}:${line}`,
  }));
  if (found.length === 0) return ['no call declared anywhere: nothing was checked'];
  const misplaced = found.filter(({ path }) => !place.test(path)).map(({ at }) => `${at}: declare it in its entity`);
  const repeated = [...Map.groupBy(found, ({ call }) => call)].flatMap(([call, of]) => {
    if (call === null) return of.map(({ at }) => `${at}: name the call in a table, where it is declared`);
    return of.length === 1 ? [] : [`${call} is declared more than once: ${of.map(({ at }) => at).join(', ')}`];
  });
  return [...misplaced, ...repeated];
}

import { readImporters } from '../lib/imports.ts';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';

const WEB = 'apps/web/src';
const AREA = /^apps\/web\/src\/(screens\/[^/]+)\//;
const isTest = (path: string): boolean => path.includes('.test.') || path.startsWith('apps/web/test/');
/** Calls are declared with their noun, so that each is found in one place, whoever makes it. */
const isCall = (path: string): boolean => path.endsWith('.api.ts');

/** Files of `features` and `entities` that the screens of one area alone use: they belong beside these. */
export async function findMisplacedFiles(folder = root): Promise<string[]> {
  const files = listFiles([`${WEB}/{features,entities}/**/*.{ts,tsx,css}`], folder);
  if (files.length === 0) return ['no feature and no entity of the web found: nothing was checked'];
  const importers = readImporters(folder);
  const usersOf = (path: string): string[] => (importers.get(path) ?? []).filter((each) => !isTest(each));
  const areaOf = (path: string): string | null => {
    const areas = new Set(usersOf(path).map((each) => AREA.exec(each)?.[1]));
    return areas.size === 1 ? ([...areas][0] ?? null) : null;
  };
  /** A style sheet lies with all that wear it. */
  const wornWith = (path: string): string[] =>
    files.filter((each) => each.endsWith('.css') && usersOf(each).includes(path)).flatMap(usersOf);
  return files
    .filter((path) => !isTest(path) && !isCall(path))
    .flatMap((path) => {
      const area = areaOf(path);
      const goesAlone = wornWith(path).every((each) => areaOf(each) === area);
      return area && goesAlone ? [`${path}: ${area} alone uses it, move it beside its screen`] : [];
    });
}

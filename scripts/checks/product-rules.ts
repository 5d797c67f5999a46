import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../parts/list-files.ts';
import { faultsOfTest } from '../parts/named-test.ts';
import { root } from '../parts/root.ts';

const CODE = ['{apps,packages}/*/{src,test,vite}/**/*.{ts,tsx,css,js,sql}', '{bench,e2e,scripts}/**/*.{ts,js}'];
/** Documents that a reader of the repository does not have. */
const ELSEWHERE = /[sS]pec(?:ification)? [12] §|\b(?:decisions|reliability|ui|stack)\.md\b/;
const ROW = /^\|\s*([A-Z]+-\d+)\s*\|(.*)\|\s*$/gm;
const PATH = /`([^`]+)`/;
const TEST = /`([^`]+)` "([^"]+)"/g;

/** A rule of `docs/product`: its id, and its other cells. */
interface Row {
  readonly page: string;
  readonly id: string;
  readonly cells: readonly string[];
}

/** Where `docs/product` says what is not so: rules without file or test, ids given twice, and comments that cite no rule. */
export async function findProductFaults(folder = root): Promise<string[]> {
  const rows = listFiles(['docs/product/*.md'], folder).flatMap((page) => rowsOf(page, folder));
  if (rows.length === 0) return ['docs/product has no rules'];
  const ids = new Set(rows.map(({ id }) => id));
  const twice = rows.filter((row, at) => rows.findIndex(({ id }) => id === row.id) !== at);
  return [
    ...twice.map(({ page, id }) => `${page}: ${id} is there already`),
    ...rows.flatMap((row) => faultsOf(row, folder).map((fault) => `${row.page}: ${row.id}: ${fault}`)),
    ...citationFaults(ids, folder),
  ];
}

const rowsOf = (page: string, folder: string): Row[] =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(ROW)].map(([, id = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim());
    return { page, id, cells };
  });

function faultsOf({ cells }: Row, folder: string): string[] {
  if (cells.length !== 3) return [`has ${cells.length + 1} cells, four are meant`];
  const [rule = '', heldBy = '', provedBy = ''] = cells;
  const file = PATH.exec(heldBy)?.[1];
  const tests = [...provedBy.matchAll(TEST)].map(([, path = '', title = '']) => ({ file: path, title }));
  return [
    ...(rule === '' ? ['says nothing'] : []),
    ...(file !== undefined && existsSync(join(folder, file)) ? [] : [`${file ?? 'what holds it'} is not there`]),
    ...(tests.length === 0 ? ['names no test'] : tests.flatMap((test) => faultsOfTest(test, folder))),
  ];
}

/** Comments that cite a rule by an id that no page has. */
function citationFaults(ids: ReadonlySet<string>, folder: string): string[] {
  const nouns = [...new Set([...ids].map((id) => id.slice(0, id.indexOf('-'))))];
  const citation = new RegExp(`\\b(?:${nouns.join('|')})-\\d+\\b`, 'g');
  return listFiles(CODE, folder).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const unknown = (text.match(citation) ?? []).filter((id) => !ids.has(id));
    return [
      ...unknown.map((id) => `${path} cites ${id}, which docs/product does not have`),
      ...(ELSEWHERE.test(text) ? [`${path} cites a document that is not in the repository`] : []),
    ];
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { titlesIn } from '../lib/named-test.ts';
import { root } from '../lib/root.ts';

const CODE = ['{apps,packages}/*/{src,test,vite}/**/*.{ts,tsx,css,js,sql}', '{bench,e2e,scripts}/**/*.{ts,js}'];
const DOCUMENTS = ['docs/**/*.md'];
const IS_TEST = /\.(?:test|spec)\.tsx?$/;
/** Documents that a reader of the repository does not have. */
const ELSEWHERE = /[sS]pec(?:ification)? [12] §|\b(?:decisions|reliability|ui|stack)\.md\b/;
const RULE = /^\*\*([A-Z]+-\d+)\*\*(.*)$/gm;
const CITED_BY_TITLE = /\(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)/g;

/** A rule of `docs/product`: a paragraph that begins with its id. */
interface Rule {
  readonly page: string;
  readonly id: string;
  readonly text: string;
}

/** What is wrong with the rules of `docs/product`: ids given twice, rules that no test cites, and citations of none. */
export async function findProductFaults(folder = root): Promise<string[]> {
  const rules = listFiles(['docs/product/*.md'], folder).flatMap((page) => rulesOf(page, folder));
  if (rules.length === 0) return ['docs/product has no rules'];
  const ids = new Set(rules.map(({ id }) => id));
  const proved = new Set(listFiles(CODE, folder).flatMap((path) => citedByTitles(join(folder, path))));
  return [
    ...rules
      .filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) !== at)
      .map(({ page, id }) => `${page}: ${id} is there already`),
    ...rules.filter(({ text }) => text === '').map(({ page, id }) => `${page}: ${id} says nothing`),
    ...rules
      .filter(({ id }) => !proved.has(id))
      .map(({ page, id }) => `${page}: ${id} is cited by the title of no test`),
    ...citationFaults(ids, proved, folder),
  ];
}

const rulesOf = (page: string, folder: string): Rule[] =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(RULE)].map(([, id = '', text = '']) => ({
    page,
    id,
    text: text.trim(),
  }));

function citedByTitles(file: string): string[] {
  if (!IS_TEST.test(file) || readFileSync(file, 'utf8').search(CITED_BY_TITLE) === -1) return [];
  const cited = titlesIn(file).flatMap((title) => [...title.matchAll(CITED_BY_TITLE)]);
  return cited.flatMap(([, ids = '']) => ids.split(', '));
}

/** Code and documents that cite a rule by an id that no page has, those of a noun that only titles know included. */
function citationFaults(ids: ReadonlySet<string>, proved: ReadonlySet<string>, folder: string): string[] {
  const nouns = [...new Set([...ids, ...proved].map((id) => id.slice(0, id.indexOf('-'))))];
  const citation = new RegExp(`\\b(?:${nouns.join('|')})-\\d+\\b`, 'g');
  return listFiles([...CODE, ...DOCUMENTS], folder).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const unknown = new Set((text.match(citation) ?? []).filter((id) => !ids.has(id)));
    return [
      ...[...unknown].map((id) => `${path} cites ${id}, which docs/product does not have`),
      ...(ELSEWHERE.test(text) ? [`${path} cites a document that is not in the repository`] : []),
    ];
  });
}

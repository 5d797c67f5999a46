import { searchWords } from '../catalog/search-text.ts';
import type { Language } from '../language.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly name_en: string;
}

/** A category with those below it. */
export interface CategoryBranch extends Named {
  readonly sub_categories: readonly Named[];
}

/** Finds categories by what stands in a cell, and writes them into one. */
export interface CategoryPaths {
  /** By its id, its path in either language, or a name that no other has; `several` where more than one is called so. */
  readonly find: (cell: string) => number | 'none' | 'several';
  /** The path, or the id where the path would lead elsewhere. */
  readonly print: (id: number) => string;
}

const SIGN = '>';
const keyOf = (names: readonly string[]): string => names.map((name) => searchWords(name).join(' ')).join(SIGN);
const nameIn = ({ name, name_en }: Named, language: Language): string => (language === 'es' ? name : name_en);

/** Every way to name a category, with the ids it may mean. A whole path comes before a single name. */
function waysTo(branches: readonly CategoryBranch[]) {
  const [paths, names] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()];
  const put = (ways: Map<string, Set<number>>, key: string, id: number) =>
    ways.set(key, (ways.get(key) ?? new Set()).add(id));
  for (const branch of branches) {
    for (const name of [branch.name, branch.name_en]) put(paths, keyOf([name]), branch.id);
    for (const sub of branch.sub_categories) {
      for (const language of ['es', 'en'] as const) {
        put(paths, keyOf([nameIn(branch, language), nameIn(sub, language)]), sub.id);
        put(names, keyOf([nameIn(sub, language)]), sub.id);
      }
    }
  }
  return { paths, names };
}

/** @param language in which paths are written; read are both */
export function categoryPaths(branches: readonly CategoryBranch[], language: Language): CategoryPaths {
  const { paths, names } = waysTo(branches);
  const pathsById = new Map(
    branches.flatMap((branch) => [
      [branch.id, nameIn(branch, language)] as const,
      ...branch.sub_categories.map(
        (sub) => [sub.id, `${nameIn(branch, language)} ${SIGN} ${nameIn(sub, language)}`] as const,
      ),
    ]),
  );
  const find = (cell: string): number | 'none' | 'several' => {
    const text = cell.trim();
    if (/^\d{1,10}$/.test(text)) return pathsById.has(Number(text)) ? Number(text) : 'none';
    const key = keyOf(text.split(SIGN));
    const [first, ...more] = paths.get(key) ?? names.get(key) ?? [];
    if (first === undefined) return 'none';
    return more.length > 0 ? 'several' : first;
  };
  const print = (id: number): string => {
    const path = pathsById.get(id);
    return path !== undefined && find(path) === id ? path : String(id);
  };
  return { find, print };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listFiles } from './list-files.ts';
import { root } from './root.ts';

const SOURCES = ['{packages,apps}/*/{src,test,vite}/**/*.{ts,tsx}', '{scripts,bench,e2e}/**/*.ts', '*.ts'];
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
// A contract is brought by its file's name.
const NAMED_CONTRACT = /\b(?:apiOf|callOf|read|useContractForm)\(\s*'([\w/-]+)',/g;

/** Whom each file is imported by, over the whole repository. */
export function readImporters(folder = root): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of listFiles(SOURCES, folder)) {
    const source = readFileSync(join(folder, file), 'utf8');
    const imported = [...source.matchAll(IMPORT)].map(([, name = '']) => resolveImport(name, file, folder));
    const named = [...source.matchAll(NAMED_CONTRACT)].map(([, name = '']) => contractAt(name, folder));
    for (const path of new Set([...imported, ...named])) {
      if (path) importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

function contractAt(name: string, folder: string): string | undefined {
  const path = `packages/contracts/src/${name}.ts`;
  return existsSync(join(folder, path)) ? path : undefined;
}

function resolveImport(name: string, file: string, folder: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  const [, workspace = '', path = ''] = /^@mercadito\/([^/]+)\/(.+)$/.exec(name) ?? [];
  return ['packages', 'apps']
    .map((kind) => `${kind}/${workspace}/src/${path}.ts`)
    .find((each) => path && existsSync(join(folder, each)));
}

/** These files, and those that bring one of them; what `isHub` names passes on only its own change. */
export function reachedFrom(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  isHub: (path: string) => boolean,
): Set<string> {
  const reached = new Set(changed);
  // A set goes on to what is added to it meanwhile.
  for (const path of reached) {
    if (isHub(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}

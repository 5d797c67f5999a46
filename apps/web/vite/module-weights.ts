import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { WEB } from './screens.ts';

/** Where the build says what its files are made of, for whoever asks what made a page heavy (scripts/parts/size-budget.ts). */
const FILE = '.vite/modules.json';

const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

/** About as long as it is without what the minifier takes away. */
const lengthOf = (code: string | null): number => code?.replace(COMMENT, '').replace(/\s+/g, ' ').length ?? 0;

/** One module: its size in its file, and who imports it. */
export interface ModuleWeight {
  readonly length: number;
  readonly importers: readonly string[];
}

/** What each file is made of, by paths from the web's folder. */
export type ModuleWeights = Readonly<Record<string, Readonly<Record<string, ModuleWeight>>>>;

const nameOf = (id: string): string => (id.startsWith('/') ? relative(WEB, id) : id.replace('\0', ''));

/** Writes down what every file is made of and which import brought it. */
export function moduleWeights(): Plugin {
  return {
    name: 'module-weights',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const importersOf = (id: string) => (this.getModuleInfo(id)?.importers ?? []).map(nameOf);
      const weights: ModuleWeights = Object.fromEntries(
        Object.values(bundle).flatMap((chunk) => {
          if (chunk.type !== 'chunk') return [];
          const modules = Object.entries(chunk.modules).map(([id, { code }]): [string, ModuleWeight] => [
            nameOf(id),
            { length: lengthOf(code), importers: importersOf(id) },
          ]);
          return [[chunk.fileName, Object.fromEntries(modules)]];
        }),
      );
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(weights) });
    },
  };
}

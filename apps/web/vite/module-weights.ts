import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { WEB } from './screens.ts';

/** Where the build says what its files are made of, for whoever asks what made a page heavy (scripts/lib/size-budget.ts). */
const FILE = '.vite/modules.json';

/** What a build is made of, by paths from the web's folder. */
export interface ModuleWeights {
  /** The length of each module in each script; a style sheet's as it was written. */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Who imports a module statically, whether or not something of it is left. */
  readonly importers: Readonly<Record<string, readonly string[]>>;
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** About as long as it is without what the minifier takes away. */
const lengthOf = (code: string): number => code.replace(COMMENT, '').replace(/\s+/g, ' ').length;

const nameOf = (id: string): string => (id.startsWith('/') ? relative(WEB, id) : id.replace('\0', ''));

/** A style sheet's script is a list of names; what weighs is its file. */
function weigh(id: string, { code }: Rolldown.RenderedModule): [name: string, length: number] {
  return [nameOf(id), id.endsWith('.css') && existsSync(id) ? statSync(id).size : lengthOf(code ?? '')];
}

/** Writes down what every file is made of, and which imports brought it. */
export function moduleWeights(): Plugin {
  return {
    name: 'module-weights',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const files = chunks.map(({ fileName, modules }): [string, Record<string, number>] => [
        fileName,
        Object.fromEntries(Object.entries(modules).map(([id, module]) => weigh(id, module))),
      ]);
      const importers = [...this.getModuleIds()].map((id): [string, string[]] => [
        nameOf(id),
        (this.getModuleInfo(id)?.importers ?? []).map(nameOf),
      ]);
      const weights: ModuleWeights = {
        files: Object.fromEntries(files),
        importers: Object.fromEntries(importers),
      };
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(weights) });
    },
  };
}

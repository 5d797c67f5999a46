import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TEXTS_OF_EVERY_PAGE, TEXTS_OF_PROBLEMS } from '@mercadito/contracts/site/screen';
import type { Plugin } from 'vite';
import { WEB } from './screens.ts';
import { type Module, readModule } from './shown-texts.ts';
import { virtualModule } from './virtual-module.ts';

/** Where the build says which texts these are, for the server and for what weighs pages. */
const FILE = '.vite/texts-of-screens.json';

const HERE_ANYWAY: readonly string[] = [...TEXTS_OF_EVERY_PAGE, ...TEXTS_OF_PROBLEMS];

/** Areas of texts are without those that are on every page. */
interface Brought {
  /** What comes with a screen's code: shown without, a text is its key, or a gap until it has come. */
  readonly texts: readonly string[];
  /** What a part of the screen brings along when it first appears. */
  readonly later: readonly string[];
  /** The files of contracts that its forms are checked against: asked for beside its code. */
  readonly contracts: readonly string[];
}

/** Whoever asks for an area by itself may name its keys as well. */
const namedAlone = ({ named, asked, spared }: Module): string[] =>
  [...named].filter((area) => !asked.has(area) && !spared.has(area));

/** The texts and the forms' contracts that each screen can reach, by its source file, read from its modules. */
export function readBroughtWithScreens(web = WEB): Readonly<Record<string, Brought>> {
  const areas = new Set(globSync('src/locales/en/*.json', { cwd: web }).map((file) => basename(file, '.json')));
  const known = new Map<string, Module>();
  const read = (file: string): Module => {
    const module = known.get(file) ?? readModule(file);
    known.set(file, module);
    return module;
  };
  const reachedFrom = (screen: string, importsOf: (module: Module) => Iterable<string>): Module[] => {
    const reached = new Set([screen]);
    // A set may grow while it is walked, so this ends when no import is new.
    for (const file of reached) for (const imported of importsOf(read(file))) reached.add(imported);
    return [...reached].map(read);
  };
  const isOfItsOwn = (area: string): boolean => areas.has(area) && !HERE_ANYWAY.includes(area);
  const broughtWith = (screen: string): Brought => {
    const atOnce = reachedFrom(join(web, screen), ({ imports }) => imports);
    const all = reachedFrom(join(web, screen), ({ imports, laterImports }) => [...imports, ...laterImports]);
    const texts = new Set(
      [...atOnce.flatMap(({ asked }) => [...asked]), ...all.flatMap(namedAlone)].filter(isOfItsOwn),
    );
    const later = all.flatMap(({ asked, spared }) => [...asked, ...spared]).filter(isOfItsOwn);
    return {
      texts: [...texts].sort(),
      later: [...new Set(later)].filter((area) => !texts.has(area)).sort(),
      contracts: [...new Set(atOnce.flatMap(({ contracts }) => [...contracts]))].sort(),
    };
  };
  const screens = globSync('src/screens/*/*.screen.tsx', { cwd: web }).sort();
  return Object.fromEntries(screens.map((screen) => [screen, broughtWith(screen)]));
}

const write = (): string => {
  const all = Object.entries(readBroughtWithScreens());
  // One record for all three: its keys are on every page.
  const rows = all.map(([screen, { texts, contracts }]) => {
    const load = `load: () => import(${JSON.stringify(WEB + screen)})`;
    return `${JSON.stringify(screen)}: { ${load}, texts: ${JSON.stringify(texts)}, contracts: ${JSON.stringify(contracts)} },`;
  });
  const later = Object.fromEntries(all.map(([screen, brought]) => [screen, brought.later]));
  return [`export const BROUGHT = {`, ...rows, '};', `export const LATER_TEXTS = ${JSON.stringify(later)};`].join('\n');
};

/** Gives the web its screens with what comes with each, as a module, and writes the texts beside what browsers load. */
export const broughtWithScreens = (): Plugin => ({
  ...virtualModule('brought-with-screens', { of: WEB, write }),
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const texts = Object.entries(readBroughtWithScreens()).map(([screen, brought]) => [screen, brought.texts]);
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(texts)) });
  },
});

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TEXTS_OF_EVERY_PAGE, TEXTS_OF_REFUSALS } from '@mercadito/contracts/site/screen';
import type { Plugin } from 'vite';
import { WEB } from './screens.ts';
import { type Module, readModule } from './shown-texts.ts';
import { virtualModule } from './virtual-module.ts';

/** Where the build says it, for the server and for what weighs pages. */
const FILE = '.vite/texts-of-screens.json';

const HERE_ANYWAY: readonly string[] = [...TEXTS_OF_EVERY_PAGE, TEXTS_OF_REFUSALS];

/** Areas of texts by the screens' source files, without those that are on every page. */
type Texts = Readonly<Record<string, readonly string[]>>;

interface TextsOfScreens {
  /** What comes with a screen's code: shown without, a text is its key, or a gap until it has come. */
  readonly TEXTS: Texts;
  /** What a part of the screen brings along when it first appears. */
  readonly LATER_TEXTS: Texts;
}

/** Whoever asks for an area by itself may name its keys as well. */
const namedAlone = ({ named, asked, spared }: Module): string[] =>
  [...named].filter((area) => !asked.has(area) && !spared.has(area));

/** The areas of texts that each screen can reach, read from its modules. */
export function readTextsOfScreens(web = WEB): TextsOfScreens {
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
  const textsOf = (screen: string) => {
    const atOnce = reachedFrom(join(web, screen), ({ imports }) => imports);
    const all = reachedFrom(join(web, screen), ({ imports, laterImports }) => [...imports, ...laterImports]);
    const texts = new Set(
      [...atOnce.flatMap(({ asked }) => [...asked]), ...all.flatMap(namedAlone)].filter(isOfItsOwn),
    );
    const later = all.flatMap(({ asked, spared }) => [...asked, ...spared]).filter(isOfItsOwn);
    return { texts: [...texts].sort(), later: [...new Set(later)].filter((area) => !texts.has(area)).sort() };
  };
  const screens = globSync('src/screens/*/*.screen.tsx', { cwd: web }).sort();
  const all = screens.map((screen) => [screen, textsOf(screen)] as const);
  return {
    TEXTS: Object.fromEntries(all.map(([screen, { texts }]) => [screen, texts])),
    LATER_TEXTS: Object.fromEntries(all.map(([screen, { later }]) => [screen, later])),
  };
}

/** Gives the web what its screens show, as a module, and writes it beside what browsers load. */
export function textsOfScreens(): Plugin {
  const write = (): string =>
    Object.entries(readTextsOfScreens())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  return {
    ...virtualModule('texts-of-screens', { of: WEB, write }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(readTextsOfScreens().TEXTS) });
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { TEXTS_OF_EVERY_PAGE, TEXTS_OF_REFUSALS } from '@mercadito/contracts/site/screen';
import ts from 'typescript';
import { listFiles } from '../parts/list-files.ts';
import { root } from '../parts/root.ts';
import { fixedText, parseSource, walk } from '../parts/syntax.ts';

/** As much of a screen of the site map as can be compared with its code. */
export interface MappedScreen {
  name: string;
  /** Below `apps/web`. */
  source: string;
  texts: readonly string[];
  laterTexts?: readonly string[];
}

/** What a module brings with it, and the areas of texts that it shows. */
interface Module {
  imports: string[];
  /** By `useTranslation`, which brings what is not there yet. */
  own: Set<string>;
  /** By a full key, `cart:title`, which does not. */
  named: Set<string>;
}

const web = 'apps/web';

/** Where the site map and the screens' code part: files, what brings them, and the texts that a screen can reach. */
export async function findScreenFaults(
  folder = root,
  screens: readonly MappedScreen[] = allScreens(),
): Promise<string[]> {
  const files = listFiles([`${web}/src/screens/**/*.screen.tsx`], folder);
  if (files.length === 0) return ['no screen found: nothing was checked'];
  const sources = screens.map(({ source }) => `${web}/${source}`);
  const unnamed = files.filter((file) => !sources.includes(file)).map((file) => `${file}: no screen of the site map`);
  const areas = listFiles([`${web}/src/locales/en/*.json`], folder).map(
    (file) => /([\w-]+)\.json$/.exec(file)?.[1] ?? '',
  );
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const known = modules.get(file) ?? readModule(folder, file, areas);
    modules.set(file, known);
    return known;
  };
  return [...unnamed, ...screens.flatMap((screen) => findScreenFaultsOf(folder, screen, read))];
}

/** The screen is there, and comes with every text that it can reach: shown without, one is a key, or a gap until it has come. */
function findScreenFaultsOf(folder: string, screen: MappedScreen, read: (file: string) => Module): string[] {
  const { name, source, texts, laterTexts = [] } = screen;
  if (!existsSync(join(folder, web, source))) return [`site map: ${name} has no ${web}/${source}`];
  if (!/^export (?:function|const) Component\b/m.test(readFileSync(join(folder, web, source), 'utf8'))) {
    return [`${web}/${source}: exports no Component`];
  }
  const reached = [...reachedFrom(`${web}/${source}`, read)].map((file) => ({ file, ...read(file) }));
  const loaded: readonly string[] = [...TEXTS_OF_EVERY_PAGE, TEXTS_OF_REFUSALS, ...texts];
  const missing = reached.flatMap(({ file, own, named }) => {
    const known = [...loaded, ...laterTexts.filter((area) => own.has(area))];
    return [...own, ...named].filter((area) => !known.includes(area)).map((area) => ({ area, file }));
  });
  const isReached = (area: string) => reached.some(({ own, named }) => own.has(area) || named.has(area));
  const idle = [...texts, ...laterTexts].filter((area) => !isReached(area));
  return [
    ...missing.map(
      ({ area, file }) => `site map: ${name} can reach the texts "${area}" and does not load them (${file})`,
    ),
    ...idle.map((area) => `site map: ${name} loads the texts "${area}" and cannot reach them`),
  ];
}

function reachedFrom(start: string, read: (file: string) => Module): Set<string> {
  const reached = new Set([start]);
  // A set may grow while it is walked, so this ends when no import is new.
  for (const file of reached) for (const imported of read(file).imports) reached.add(imported);
  return reached;
}

function readModule(folder: string, file: string, areas: readonly string[]): Module {
  const source = parseSource(join(folder, file));
  const imports = importsIn(source)
    .filter((name) => /^\.{1,2}\/.*\.tsx?$/.test(name))
    .map((name) => join(dirname(file), name))
    .filter((path) => existsSync(join(folder, path)));
  const own = new Set<string>();
  const named = new Set<string>();
  walk(source, (node) => {
    const isHook = ts.isCallExpression(node) && node.expression.getText() === 'useTranslation';
    if (isHook && node.arguments[0]) own.add(fixedText(node.arguments[0]) ?? '');
    const area = /^([a-z-]+):/.exec(fixedText(node) ?? '')?.[1];
    if (area && areas.includes(area)) named.add(area);
  });
  return { imports, own, named };
}

/** What is imported, at once or later; types are nothing when it runs. */
function importsIn(top: ts.Node): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    if (ts.isExportDeclaration(node) && node.isTypeOnly) return;
    const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : laterIn(node);
    if (from && ts.isStringLiteral(from)) found.push(from.text);
  };
  walk(top, visit);
  return found;
}

const laterIn = (node: ts.Node): ts.Node | undefined =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;

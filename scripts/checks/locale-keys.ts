import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { fieldTextKey } from '../../packages/contracts/src/field-text.ts';
import { listFiles } from '../lib/list-files.ts';
import { areaNamedBy, readTexts } from '../lib/locale-texts.ts';
import { root } from '../lib/root.ts';
import { fixedText, parseSource, walk } from '../lib/syntax.ts';

/** What a source file may ask for: keys to the letter, and beginnings of keys that it completes by a value. */
interface Asked {
  areas: Set<string>;
  keys: Set<string>;
  patterns: RegExp[];
}

const catalogues = 'apps/web/src/locales/en/*.json';
const askers = ['apps/web/src/**/*.{ts,tsx}', 'packages/contracts/src/site/**/*.ts'];
/** Where labels are the layout's, and nothing says so but their type on the web. */
const siteMap = /contracts\/src\/site\//;
/** What the server may say, as the texts of its problems are found by its own words. */
const speakers = ['{apps/server,packages/*}/src/**/*.ts'];
const spoken = /^(?:problems:codes\.|fieldProblems:)/;

/** Texts that no screen asks for. */
export async function findUnusedTexts(folder = root): Promise<string[]> {
  const keys = [...new Set(readTexts(catalogues, folder).map(({ key }) => key))];
  if (keys.length === 0) {
    return existsSync(join(folder, 'apps/web/src/app')) ? ['no text found: nothing was checked'] : [];
  }
  const asked = sourcesOf(askers, folder).map((path) => readAsked(join(folder, path)));
  const said = sourcesOf(speakers, folder).flatMap((path) => readWords(join(folder, path)));
  return keys
    .filter((key) => (spoken.test(key) ? !isSaid(key, said) : !isAsked(key, asked)))
    .map((key) => `${key}: no screen asks for it`);
}

function sourcesOf(patterns: string[], folder: string): string[] {
  return listFiles(patterns, folder).filter((path) => !/\.test\.tsx?$/.test(path));
}

function isAsked(key: string, asked: Asked[]): boolean {
  const [area = '', path = ''] = key.split(':');
  return asked.some(({ areas, keys, patterns }) =>
    [key, ...(areas.has(area) ? [path] : [])].some(
      (name) => keys.has(name) || patterns.some((pattern) => pattern.test(name)),
    ),
  );
}

function isSaid(key: string, said: RegExp[]): boolean {
  const words = key.replace(spoken, '');
  return said.some((pattern) => pattern.test(words));
}

function readAsked(file: string): Asked {
  const asked: Asked = { areas: new Set(siteMap.test(file) ? ['layout'] : []), keys: new Set(), patterns: [] };
  walk(parseSource(file), (node) => {
    const area = areaNamedBy(node);
    if (area) asked.areas.add(area);
    if (ts.isStringLiteralLike(node)) asked.keys.add(node.text);
    if (ts.isTemplateExpression(node)) asked.patterns.push(...patternsOf(node));
  });
  return asked;
}

/** A template asks for one group of keys at most: what begins with a value could be anything, and asks for nothing. */
function patternsOf(template: ts.TemplateExpression): RegExp[] {
  return /^\w+[.:]/.test(template.head.text) ? [patternOf(template)] : [];
}

/** What the server says, `{field}_taken` among it; a template without a word of its own says nothing certain. */
function readWords(file: string): RegExp[] {
  const words: RegExp[] = [];
  walk(parseSource(file), (node) => {
    if (ts.isStringLiteralLike(node)) words.push(exactly([node.text]), exactly([fieldTextKey(node.text)]));
    if (ts.isTemplateExpression(node)) words.push(exactly([fieldTextKey(fixedText(node) ?? '')]));
    if (ts.isTemplateExpression(node) && /\w{3}/.test(fixedText(node) ?? '')) words.push(patternOf(node));
  });
  return words;
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  return exactly([head.text, ...templateSpans.map(({ literal }) => literal.text)]);
}

/** These texts to the letter, with one value of a name or a number between each two. */
function exactly(texts: string[]): RegExp {
  return new RegExp(`^${texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('[^.:]+')}$`);
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';
import type { Word } from '../lib/word.ts';
import { WORDS } from '../lib/words.ts';

type Language = 'es' | 'en';

/** What somebody reads, and where it is written. */
interface Text {
  readonly language: Language;
  readonly words: string;
  /** `cart:line.remove`, or the file of a text that is written in the code. */
  readonly key: string;
  readonly place: string;
}

const CATALOGUES = 'apps/web/src/locales/*/*.json';
/** Texts of messages, mails, files and link previews: what stands below `es:` and `en:`, or in the arms of a choice by language. */
const TABLES = ['packages/domain/src/**/*.ts', 'apps/server/src/{features,platform}/**/*.ts'];
const CHOICE = /\blanguage === 'es'|\bisSpanish\b/;

/** Texts with a word that is not used for what they say (`scripts/lib/words.ts`), each with the one to take. */
export async function findUnusedWords(folder = root, words: readonly Word[] = WORDS): Promise<string[]> {
  const texts = [
    ...listFiles([CATALOGUES], folder).flatMap((path) => textsOfCatalogue(folder, path)),
    ...listFiles(TABLES, folder)
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => textsOfTable(folder, path)),
  ];
  if (texts.length === 0)
    return existsSync(join(folder, 'apps/web/src/app')) ? ['no text found: nothing was checked'] : [];
  return words.flatMap((word) => [...faultsOf(word, texts), ...idleExceptions(word, texts)]);
}

/** No word begins or ends within another; what is no letter, "..." or «, stands beside any. */
const BEGINS = String.raw`(?:(?<![\p{L}\p{N}])|(?![\p{L}\p{N}]))`;
const ENDS = String.raw`(?:(?![\p{L}\p{N}])|(?<![\p{L}\p{N}]))`;

const rulesOf = (word: Word): readonly { language: Language; pattern: RegExp }[] =>
  (['es', 'en'] as const).flatMap((language) =>
    ((language === 'es' ? word.notEs : word.notEn) ?? []).map((words) => ({
      language,
      pattern: new RegExp(`${BEGINS}(?:${words})${ENDS}`, 'iu'),
    })),
  );

function faultsOf(word: Word, texts: readonly Text[]): string[] {
  const excepted = Object.keys(word.except ?? {});
  return rulesOf(word).flatMap(({ language, pattern }) =>
    texts
      .filter((text) => text.language === language && !excepted.some((key) => text.key.startsWith(key)))
      .flatMap(({ words, place }) => {
        const found = pattern.exec(words)?.[0];
        return found ? [`${place}: "${found}" is not used of ${word.thing}, take: ${word[language]}`] : [];
      }),
  );
}

/** An exception that excuses nothing is one that was forgotten. */
function idleExceptions(word: Word, texts: readonly Text[]): string[] {
  const rules = rulesOf(word);
  const isNeeded = (key: string) =>
    texts.some(
      (text) =>
        text.key.startsWith(key) &&
        rules.some(({ language, pattern }) => text.language === language && pattern.test(text.words)),
    );
  return Object.keys(word.except ?? {})
    .filter((key) => !isNeeded(key))
    .map((key) => `scripts/lib/words.ts: the exception ${key} of ${word.thing} excuses nothing`);
}

/** What is filled in has names of the program's. */
const withoutNames = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '{{}}');

function textsOfCatalogue(folder: string, path: string): Text[] {
  const language: Language = path.includes('/es/') ? 'es' : 'en';
  const area = basename(path, '.json');
  const source = ts.parseJsonText(path, readFileSync(join(folder, path), 'utf8'));
  const found: Text[] = [];
  const readAll = (node: ts.Node, above: string): void => ts.forEachChild(node, (child) => read(child, above));
  const read = (node: ts.Node, above: string): void => {
    if (!ts.isPropertyAssignment(node)) {
      readAll(node, above);
      return;
    }
    const name = `${above}${(node.name as ts.StringLiteral).text}`;
    if (!ts.isStringLiteral(node.initializer)) {
      read(node.initializer, `${name}.`);
      return;
    }
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const words = withoutNames(node.initializer.text);
    found.push({ language, words, key: `${area}:${name}`, place: `${path}:${line}` });
  };
  read(source, '');
  return found;
}

function textsOfTable(folder: string, path: string): Text[] {
  const found: Text[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return;
    const words = fixedText(node);
    const language = words?.includes(' ') || /^\p{Lu}/u.test(words ?? '') ? languageOf(node) : undefined;
    if (words !== undefined && language) found.push({ language, words, key: path, place: `${path}:${lineOf(node)}` });
  });
  return found;
}

/** The language that a text is said to be in by what it stands below. */
function languageOf(node: ts.Node): Language | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    const name = parent.name.getText();
    if (name === 'es' || name === 'en') return name;
  }
  if (ts.isConditionalExpression(parent) && CHOICE.test(parent.condition.getText())) {
    if (parent.whenTrue === node) return 'es';
    if (parent.whenFalse === node) return 'en';
  }
  return languageOf(parent);
}

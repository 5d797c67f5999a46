import { join } from 'node:path';
import ts from 'typescript';
import { fieldTextKey } from '../../packages/contracts/src/field-text.ts';
import { listFiles } from './list-files.ts';
import { root } from './root.ts';
import { lineOf, parseSource, walk } from './syntax.ts';

/** What the server may say of a field, by the key of its text (`fieldTextKey`), and where it says so first. */
type FieldTexts = ReadonlyMap<string, string>;

const CONTRACTS = ['packages/contracts/src/**/*.ts'];
const SERVER = ['apps/server/src/**/*.ts'];
/** Functions of the server whose second argument is said of the field that is their first. */
const REFUSALS = ['invalid'];
/** Where a contract has no words of its own. */
const GENERAL = 'serve/issue-text.ts';
/** Properties of contracts and options that say it. */
const SAYING = ['error', 'missing', 'message'];

/** Every text that contracts and server may refuse a field with. */
export function findFieldTexts(folder = root): FieldTexts {
  const found = new Map<string, string>();
  const say = (words: string, node: ts.Node, path: string): void => {
    const key = fieldTextKey(words);
    if (key !== '' && !found.has(key)) found.set(key, `${path}:${lineOf(node)}`);
  };
  for (const path of listFiles([...CONTRACTS, ...SERVER], folder).filter((each) => !each.includes('.test.'))) {
    const isContract = path.startsWith('packages/');
    walk(parseSource(join(folder, path)), (node) => {
      const saying = isContract ? sayingOf(node) : path.endsWith(GENERAL) ? generalOf(node) : refusalOf(node);
      for (const words of saying.flatMap((each) => textsOf(each))) say(words, node, path);
    });
  }
  return found;
}

/** In a contract: the sentences that a check or field is given, and what `error` and `missing` say. */
function sayingOf(node: ts.Node): ts.Node[] {
  if (ts.isCallExpression(node) && node.arguments.length > 0) {
    return CHECKS.test(node.expression.getText()) ? node.arguments.filter((each) => isSentence(each)) : [];
  }
  if (ts.isPropertyAssignment(node) && SAYING.includes(node.name.getText())) return [node.initializer];
  if (ts.isParameter(node) && node.initializer && isSentence(node.initializer)) return [node.initializer];
  return [];
}

const CHECKS =
  /(?:\b(?:text|plainText|idOr|missingOr|amount|whole|union|enum|date|datetime|email|url)|\.(?:refine|regex|min|max|length))$/;
const isSentence = (node: ts.Node): boolean => textsOf(node).some((words) => /^\p{Lu}.* /u.test(words));

/** Every sentence of the file. */
const generalOf = (node: ts.Node): ts.Node[] => (textsOf(node).length > 0 && isSentence(node) ? [node] : []);

/** On the server: what `invalid` says, and what is written down of a field among `problems`; also by a table of the same file. */
function refusalOf(node: ts.Node): ts.Node[] {
  if (
    ts.isBinaryExpression(node) &&
    /^problems\[/.test(node.left.getText()) &&
    ts.isArrayLiteralExpression(node.right)
  ) {
    return [...node.right.elements];
  }
  if (!ts.isCallExpression(node) || !REFUSALS.includes(node.expression.getText())) return [];
  return node.arguments.slice(1, 2);
}

/** The fixed texts that an expression comes out as: itself, the arms of a choice, the values of a table that it looks into. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('#')];
  }
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isElementAccessExpression(node)) return valuesOf(node.expression.getText(), node.getSourceFile());
  return [];
}

function valuesOf(table: string, source: ts.SourceFile): string[] {
  const values: string[] = [];
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== table || !node.initializer) return;
    walk(node.initializer, (each) => {
      if (ts.isPropertyAssignment(each)) values.push(...textsOf(each.initializer));
    });
  });
  return values;
}

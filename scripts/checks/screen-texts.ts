import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';

// The linters' `noJsxLiterals` tells class names and the marks `·` and `×` too, and misses templates, or with another
// setting the arms of `?:`, `??` and `&&`. So this one looks itself.

// What a person reads or hears. Everything else in a tag is for the program.
const readProps = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'description',
  'error',
  'header',
  'label',
  'legend',
  'message',
  'placeholder',
  'subtitle',
  'title',
  'tooltip',
];

// Operators that come out as one of their sides, or as both; a comparison does not.
const passingOn = [
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.PlusToken,
];

/** Texts on screens that stand in the code instead of the locale files, where they can be translated. */
export async function findScreenTexts(folder = root): Promise<string[]> {
  const files = listFiles(['apps/web/src/**/*.tsx'], folder).filter((path) => !/\.test\.tsx$/.test(path));
  if (files.length === 0 && existsSync(join(folder, 'apps/web/src/app')))
    return ['no screen found: nothing was checked'];
  return files.flatMap((path) => findTexts(folder, path));
}

function findTexts(folder: string, path: string): string[] {
  const found: string[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    for (const text of textsOf(node)) {
      if (hasLetters(text)) found.push(`${path}:${lineOf(node)}: "${text.trim()}" belongs into the locale files`);
    }
  });
  return found;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return outcomes(node.expression);
  if (!ts.isJsxAttribute(node) || !readProps.includes(node.name.getText())) return [];
  if (!node.initializer) return [];
  return ts.isJsxExpression(node.initializer) ? outcomes(node.initializer.expression) : outcomes(node.initializer);
}

/** The fixed texts an expression may come out as: both arms of a condition, either side of `??` and its like. */
function outcomes(expression: ts.Node | undefined): string[] {
  if (!expression) return [];
  if (ts.isParenthesizedExpression(expression)) return outcomes(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...outcomes(expression.whenTrue), ...outcomes(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    if (!passingOn.includes(expression.operatorToken.kind)) return [];
    return [...outcomes(expression.left), ...outcomes(expression.right)];
  }
  return [fixedText(expression) ?? ''];
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Reads a source file into its syntax tree. */
export function parseSource(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** Calls `visit` with every node below the given one. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    walk(child, visit);
  });
}

/** The line a node stands on, counted from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The fixed text of a string or template; undefined for everything else. */
export function fixedText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  // The gap stands for a value, and keeps the words on both sides of it apart.
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ? ');
}

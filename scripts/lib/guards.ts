import ts from 'typescript';
import { lineOf, walk } from './syntax.ts';

/** Something that keeps what is wrong out, and what the source says without it. */
export interface Guard {
  kind: GuardKind;
  line: number;
  /** The source on one line, shortened. */
  text: string;
  start: number;
  end: number;
  without: string;
}

const KINDS = ['throw', 'refusal', 'where', 'lock', 'rounding'] as const;
export type GuardKind = (typeof KINDS)[number];

// Whose a thing is: without it somebody reaches what is another's.
const OWNERS_COLUMN = /(?:^|\.)(?:company|user|owner|driver|customer|author)_id$/;
const REFUSES = /^(?:refuse|refused|no|denied)$/;
const LOCKS = /^for(?:Update|NoKeyUpdate|Share|KeyShare)$/;
const WRITTEN_LOCK = /\s+for (?:no key )?update\b/;
const ADVISORY_LOCK = /\bpg_advisory_xact_lock\b/;
const ROUNDS = /^Math\.(?:round|floor|ceil|trunc)$/;

/** All guards of a source file, from its first line to its last. */
export function findGuards(source: ts.SourceFile): Guard[] {
  const guards: Guard[] = [];
  walk(source, (node) => {
    const found = guardAt(node);
    if (!found) return;
    const [kind, without] = found;
    const [start, end] = [node.getStart(), node.getEnd()];
    // Of a query only its last link, not all that stands before it.
    const at = ts.isCallExpression(node) ? lastName(node) : node;
    const text = source.text.slice(at.getStart(), end).replaceAll(/\s+/g, ' ').slice(0, 140);
    guards.push({ kind, line: lineOf(at), text, start, end, without });
  });
  return guards;
}

/** The source without one of its guards. */
export function takeAway(text: string, { start, end, without }: Guard): string {
  return text.slice(0, start) + without + text.slice(end);
}

/** So many guards by a seed, of all kinds in turn: there are ten times as many throws as locks. */
export function drawGuards<Each extends { kind: GuardKind }>(
  all: readonly Each[],
  count: number,
  seed: number,
): Each[] {
  const draw = drawFrom(seed);
  const piles = KINDS.map((kind) =>
    shuffle(
      all.filter((each) => each.kind === kind),
      draw,
    ),
  );
  const drawn: Each[] = [];
  while (drawn.length < count && piles.some(({ length }) => length > 0)) {
    drawn.push(...piles.flatMap((pile) => pile.pop() ?? []));
  }
  return drawn.slice(0, count);
}

function guardAt(node: ts.Node): [GuardKind, string] | undefined {
  if (ts.isIfStatement(node)) return guardOfIf(node);
  if (ts.isCallExpression(node)) return guardOfCall(node);
  const isWrittenLock = ts.isTaggedTemplateExpression(node) && WRITTEN_LOCK.test(node.template.getText());
  if (isWrittenLock) return ['lock', node.getText().replace(WRITTEN_LOCK, '')];
  return ts.isExpressionStatement(node) && ADVISORY_LOCK.test(node.getText()) ? ['lock', ';'] : undefined;
}

/** `if (…) throw …;` and `if (…) return` what refuses, without an else: the condition alone stays, for what it does besides. */
function guardOfIf({ expression, thenStatement, elseStatement }: ts.IfStatement): [GuardKind, string] | undefined {
  if (elseStatement) return undefined;
  const only =
    ts.isBlock(thenStatement) && thenStatement.statements.length === 1 ? thenStatement.statements[0] : thenStatement;
  if (!only) return undefined;
  const without = `void (${expression.getText()});`;
  if (ts.isThrowStatement(only)) return ['throw', without];
  return ts.isReturnStatement(only) && only.expression && isRefusal(only.expression) ? ['refusal', without] : undefined;
}

function isRefusal(answer: ts.Expression): boolean {
  if (ts.isCallExpression(answer)) return REFUSES.test(answer.expression.getText());
  return ts.isStringLiteralLike(answer) || answer.kind === ts.SyntaxKind.FalseKeyword;
}

function guardOfCall(call: ts.CallExpression): [GuardKind, string] | undefined {
  const { expression, arguments: given } = call;
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const [first] = given;
  const before = expression.expression.getText();
  if (LOCKS.test(expression.name.text)) return ['lock', before];
  if (ROUNDS.test(expression.getText()) && first) return ['rounding', `(${first.getText()})`];
  const isOwners =
    expression.name.text === 'where' && first && ts.isStringLiteralLike(first) && OWNERS_COLUMN.test(first.text);
  return isOwners ? ['where', before] : undefined;
}

function lastName({ expression }: ts.CallExpression): ts.Node {
  const isLinkOfQuery = ts.isPropertyAccessExpression(expression) && !ROUNDS.test(expression.getText());
  return isLinkOfQuery ? expression.name : expression;
}

function shuffle<Each>(all: Each[], draw: () => number): Each[] {
  const keyed = all.map((each) => ({ each, key: draw() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ each }) => each);
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { areaNamedBy, readTexts } from '../lib/locale-texts.ts';
import { root } from '../lib/root.ts';
import { lineOf, parseSource, walk } from '../lib/syntax.ts';

/** What each text wants filled in: `cart:line.remove` to the names in its braces. */
type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

const CATALOGUES = 'apps/web/src/locales/*/*.json';
const ASKERS = ['apps/web/src/**/*.{ts,tsx}'];
const ASKING = ['t', 'textOf', 'findText'];

/** Texts that are asked for without a value that stands in their braces: the screen would show a gap. */
export async function findUnfilledTexts(folder = root): Promise<string[]> {
  const wanted = readWanted(folder);
  if (wanted.size === 0) {
    return existsSync(join(folder, 'apps/web/src/app')) ? ['no text found: nothing was checked'] : [];
  }
  return listFiles(ASKERS, folder)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => faultsIn(join(folder, path), path, wanted));
}

function readWanted(folder: string): Wanted {
  const wanted = new Map<string, Set<string>>();
  for (const { key, text } of readTexts(CATALOGUES, folder)) {
    const names = wanted.get(key) ?? new Set();
    for (const match of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(match[1] as string);
    wanted.set(key, names);
  }
  return wanted;
}

function faultsIn(file: string, path: string, wanted: Wanted): string[] {
  const source = parseSource(file);
  const areas = areasOf(source);
  const faults: string[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ASKING.includes(node.expression.getText())) return;
    const [asked, values] = node.arguments;
    const given = namesGiven(values);
    if (!asked || !given) return;
    for (const key of keysOf(asked, areas, wanted)) {
      const lacking = [...(wanted.get(key) ?? [])].filter((name) => !given.includes(name));
      if (lacking.length > 0) faults.push(`${path}:${lineOf(node)}: ${key} lacks ${lacking.join(', ')}`);
    }
  });
  return faults;
}

/** The areas whose keys a file may write without their name. */
function areasOf(source: ts.SourceFile): string[] {
  const areas = new Set<string>();
  walk(source, (node) => {
    const area = areaNamedBy(node);
    if (area) areas.add(area);
  });
  return [...areas];
}

/** The names of what is filled in; undefined where only the running program knows. */
function namesGiven(values: ts.Expression | undefined): string[] | undefined {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map((each) => each.name?.getText());
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** The keys that a call asks for: to the letter, or in the arms of a choice. What a value completes, the tests of screens see. */
function keysOf(asked: ts.Expression, areas: readonly string[], wanted: Wanted): string[] {
  if (ts.isParenthesizedExpression(asked)) return keysOf(asked.expression, areas, wanted);
  if (ts.isConditionalExpression(asked)) {
    return [...keysOf(asked.whenTrue, areas, wanted), ...keysOf(asked.whenFalse, areas, wanted)];
  }
  if (!ts.isStringLiteralLike(asked)) return [];
  const keys = asked.text.includes(':') ? [asked.text] : areas.map((area) => `${area}:${asked.text}`);
  return keys.filter((key) => wanted.has(key));
}

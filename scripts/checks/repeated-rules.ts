import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container, type Rule } from 'postcss';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';

/** How many rules may say what another says. What many say stands once, in shared/ui/{words,layout,looks,desk}.module.css. */
const MOST = 60;

/** Names that say where something stands and not what it is: one sheet alone may have each. */
const VAGUE = ['head', 'foot', 'top', 'box', 'inner', 'outer', 'wrapper', 'container', 'content'];

interface Said {
  readonly path: string;
  readonly rule: Rule;
}

/** Rules of style sheets that repeat another to the letter, beyond what is let be, and vague names with two meanings. */
export async function findRepeatedRules(folder = root, most = MOST): Promise<string[]> {
  const paths = listFiles(['apps/web/src/**/*.css'], folder);
  if (paths.length === 0) return ['no style sheet found: nothing was checked'];
  const rules = paths.flatMap((path) => rulesOf(folder, path));
  return [...repeats(rules, most), ...vagueNames(rules)];
}

function rulesOf(folder: string, path: string): Said[] {
  const found: Said[] = [];
  postcss.parse(readFileSync(join(folder, path), 'utf8')).walkRules((rule) => {
    if (!/keyframes/.test(nameOf(rule.parent))) found.push({ path, rule });
  });
  return found;
}

const nameOf = (parent: unknown): string => (parent as { name?: string } | undefined)?.name ?? '';

/** Where it holds and what it says, whatever the order. */
function textOf(rule: Rule): string {
  const says = rule.nodes.map((each) => each.toString().replace(/\s+/g, ' ')).sort();
  const places: string[] = [];
  for (let at: Container | undefined = rule.parent as Container; at && 'params' in at; at = at.parent as Container)
    places.push(String(at.params));
  return [...places, ...says].join(' | ');
}

function repeats(rules: readonly Said[], most: number): string[] {
  const groups = Object.values(Object.groupBy(rules, ({ rule }) => textOf(rule))).filter(
    (group) => (group?.length ?? 0) > 1,
  );
  const count = groups.reduce((sum, group) => sum + (group?.length ?? 0) - 1, 0);
  if (count <= most) return [];
  const named = groups
    .sort((one, other) => (other?.length ?? 0) - (one?.length ?? 0))
    .map((group) => group?.map(placeOf).join(' = '));
  return [
    `${count} rules repeat another, ${most} may (shared/ui/{words,layout,looks,desk}.module.css):`,
    ...named.map(String),
  ];
}

const placeOf = ({ path, rule }: Said): string => `${path}:${rule.source?.start?.line}`;

function vagueNames(rules: readonly Said[]): string[] {
  return VAGUE.flatMap((name) => {
    const sheets = new Set(
      rules.filter(({ rule }) => new RegExp(`\\.${name}(?![\\w-])`).test(rule.selector)).map(({ path }) => path),
    );
    return sheets.size > 1 ? [`.${name} means ${sheets.size} things: ${[...sheets].join(', ')}`] : [];
  });
}

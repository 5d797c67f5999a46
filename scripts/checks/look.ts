import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import ts from 'typescript';
import { SIZES, WEIGHTS } from '../../apps/web/src/app/tokens.ts';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';

/** Pictures that styles draw: measured by the sheet they are on, not by the screen. */
const DRAWN = ['owner/business-poster.module.css', 'ui/install-taps.module.css', 'home/street.module.css'];

const SIZE = new RegExp(`^var\\(--(?:sunlit|mantine-font-size-(?:${Object.keys(SIZES).join('|')}))\\)$`);
const SPACE = /(?<![\w.(])-?(\d*\.?\d+)rem/g;
const LARGE = 3;
const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|\b(?:white|black|red|green|blue|gray|grey)\b/i;
/** `inset 0 -3px 0 …`: a line, which no blur makes a shadow. */
const LINE = /^(inset )?(-?[\d.]+(px|rem)? ){2}0( [\d.]+(px|rem))? var\(--[\w-]+\)$/;

const isSize = (value: string): boolean => {
  const parts = /^(?:min|clamp)\((.*)\)$/.exec(value)?.[1]?.split(', ') ?? [value];
  return parts.every((part) => SIZE.test(part) || (parts.length > 1 && /^[\d.]+vw$/.test(part)));
};
const isRadius = (value: string): boolean =>
  value.split(' ').every((part) => ['var(--radius)', 'var(--round)', '50%', '0', 'inherit'].includes(part));
const isShadow = (value: string): boolean =>
  ['none', 'var(--shadow)', ...(LINE.test(value) ? [value] : [])].includes(value);
const isWeight = (value: string): boolean => ['inherit', ...Object.values<string>(WEIGHTS)].includes(value);
/** What is set and what stands around it keeps the steps; a whole bar's height is a measure of its own. */
const isSpaced = (value: string): boolean => {
  const alone = value.replace(/\b(?:calc|min|max|clamp)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...alone.matchAll(SPACE)].every(([, size]) => Number(size) >= LARGE);
};

interface Rule {
  of: RegExp;
  holds: (value: string) => boolean;
  says: string;
}

const rules: Rule[] = [
  {
    of: /font-size$|-key-size$/,
    holds: (value) => value === 'inherit' || value.startsWith('var(--key-size') || isSize(value),
    says: 'is no size of the tokens',
  },
  { of: /^font-weight$/, holds: isWeight, says: 'is no weight of the tokens' },
  { of: /^border(-\w+)*-radius$/, holds: isRadius, says: 'is neither the radius nor round' },
  { of: /^box-shadow$/, holds: isShadow, says: 'is not the shadow' },
  { of: /^(?:(?:row-|column-)?gap$|padding|margin)/, holds: isSpaced, says: 'is no distance of the tokens' },
  {
    of: /^transition/,
    holds: (value) => !/(?<![\w-])[\d.]+m?s\b/.test(value),
    says: 'moves longer or shorter than --motion',
  },
  { of: /^(?!mask)/, holds: (value) => !COLOR.test(value), says: 'is no colour of the tokens' },
];

/** Sizes, weights, colours, radii, shadows and distances that are none of app/tokens.ts. */
export async function findOwnLooks(folder = root): Promise<string[]> {
  const sheets = listFiles(['apps/web/src/**/*.css'], folder).filter(
    (path) => !DRAWN.some((each) => path.endsWith(each)),
  );
  const parts = listFiles(['apps/web/src/**/*.tsx'], folder).filter((path) => !/\.test\.tsx$/.test(path));
  if (sheets.length === 0) return ['no style sheet found: nothing was checked'];
  return [...sheets.flatMap((path) => findInSheet(folder, path)), ...parts.flatMap((path) => findInPart(folder, path))];
}

function findInSheet(folder: string, path: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(join(folder, path), 'utf8')).walkDecls((each: Declaration) => {
    const fault = rules.find(({ of, holds }) => of.test(each.prop) && !holds(each.value.replace(/\s+/g, ' ')));
    if (fault) found.push(`${path}:${each.source?.start?.line}: ${each.prop}: ${each.value} ${fault.says}`);
  });
  return found;
}

const steps = (scale: object): RegExp => new RegExp(`^(?:${Object.keys(scale).join('|')})$`);

/** What stands in tags and in `style`, by the names there. */
const props: Record<string, (value: string) => boolean> = {
  fz: (value) => steps(SIZES).test(value),
  fontSize: isSize,
  fw: isWeight,
  fontWeight: isWeight,
  radius: (value) => /^(?:0|xl)$/.test(value),
  borderRadius: isRadius,
  shadow: () => false,
  boxShadow: isShadow,
  c: (value) => !COLOR.test(value) || value === 'red',
  bg: (value) => !COLOR.test(value),
  color: (value) => !/#|rgb|hsl/.test(value),
  background: (value) => !COLOR.test(value),
  ...Object.fromEntries(
    ['gap', 'p', 'px', 'py', 'pt', 'pb', 'm', 'mx', 'my', 'mt', 'mb'].map((name) => [name, isSpaced] as const),
  ),
};

function findInPart(folder: string, path: string): string[] {
  const found: string[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return;
    const holds = Object.hasOwn(props, node.name.getText()) ? props[node.name.getText()] : undefined;
    const value = literalIn(node.initializer);
    if (holds && value !== undefined && !holds(value))
      found.push(`${path}:${lineOf(node)}: ${node.name.getText()} ${value} is none of the tokens`);
  });
  return found;
}

function literalIn(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isJsxExpression(node)) return literalIn(node.expression);
  return ts.isNumericLiteral(node) ? node.text : fixedText(node);
}

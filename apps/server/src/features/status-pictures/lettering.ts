import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Step } from 'opentype.js';

/** The letters of a picture are drawn as outlines: a fresh machine may have no fonts at all. */
type Weight = 500 | 800;

const require = createRequire(import.meta.url);

const FILES: Readonly<Record<Weight, string>> = {
  500: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff'),
  800: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
};

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = opentype.parse(new Uint8Array(readFileSync(FILES[weight])).buffer);
  fonts.set(weight, font);
  return font;
}

/** A text without what the font has no letter for, such as emoji. */
const legible = (text: string, font: Font): string =>
  [...text.normalize('NFC')]
    .map((letter) => (/\s/.test(letter) ? ' ' : letter))
    .filter((letter) => font.charToGlyph(letter).index > 0)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Letters with where each begins, and where the last one ends; without shaping, which Latin letters do not need. */
function placed(text: string, font: Font, size: number) {
  const scale = size / font.unitsPerEm;
  const glyphs = [...legible(text, font)].map((letter) => font.charToGlyph(letter));
  let x = 0;
  const letters = glyphs.map((glyph, at) => {
    const before = glyphs[at - 1];
    if (before) x += font.getKerningValue(before, glyph) * scale;
    const from = x;
    x += glyph.advanceWidth * scale;
    return { glyph, from };
  });
  return { letters, width: x };
}

interface Style {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle';
}

export const widthOf = (text: string, { weight, size }: Pick<Style, 'weight' | 'size'>): number =>
  placed(text, fontOf(weight), size).width;

/** A step of an outline; the library's own writing of it now and then joins two numbers. */
const written = ({ type, x1, y1, x2, y2, x, y }: Step): string =>
  type + [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : value.toFixed(1))).join(' ');

/** One line of text, as an outline. */
export function line(text: string, x: number, y: number, { weight, size, color, anchor = 'start' }: Style): string {
  const { letters, width } = placed(text, fontOf(weight), size);
  const left = anchor === 'middle' ? x - width / 2 : x;
  const outline = letters.flatMap(({ glyph, from }) => glyph.getPath(left + from, y, size).commands.map(written));
  return `<path fill="${color}" d="${outline.join('')}"/>`;
}

/** As much of a text as fits, with three dots where it was longer. */
function shortened(text: string, width: number, style: Pick<Style, 'weight' | 'size'>): string {
  if (widthOf(text, style) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A text in lines between words, no more than that many; what does not fit ends in three dots. */
export function wrapped(
  text: string,
  { width, most }: { width: number; most: number },
  style: Pick<Style, 'weight' | 'size'>,
): string[] {
  const lines: string[] = [];
  let rest = legible(text, fontOf(style.weight)).split(' ');
  while (rest.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1;
    let taken = 1;
    while (taken < rest.length && widthOf(rest.slice(0, taken + 1).join(' '), style) <= width) taken += 1;
    lines.push(shortened((isLast ? rest : rest.slice(0, taken)).join(' '), width, style));
    rest = isLast ? [] : rest.slice(taken);
  }
  return lines;
}

/** The largest of some sizes at which a text fits into so many lines; the smallest where it fits at none. */
export function fitting(
  text: string,
  { width, most }: { width: number; most: number },
  weight: Weight,
  sizes: readonly number[],
): { size: number; lines: string[] } {
  const tried = sizes.map((size) => ({ size, lines: wrapped(text, { width, most }, { weight, size }) }));
  return tried.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? (tried.at(-1) as (typeof tried)[number]);
}

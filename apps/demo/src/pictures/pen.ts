import { type Shades, shades, type Tone } from './colors.ts';
import { createRandom, type Random } from './random.ts';

/** What a drawing is made on: its colours, its generator and the gradients it has used. */
export interface Sheet {
  random: Random;
  /** The goods' own colour. */
  tone: Shades;
  /** A second colour that goes with it: a label, a lid, a ribbon. */
  accent: Shades;
  paint(tone: Tone): Shades;
  /** A gradient from top to bottom (or along `angle` degrees); answers its `fill` value. */
  fade(from: string, to: string, angle?: number): string;
  /** A round gradient, lit from the upper left. */
  glow(inner: string, outer: string): string;
  /** Everything to put inside `<defs>`. */
  definitions(): string;
}

/** A fresh sheet. Ids carry the prefix, so several sheets can share one SVG. */
export function createSheet(seed: string, tone: Tone, accent: Tone, prefix = 'g'): Sheet {
  const random = createRandom(seed);
  const definitions: string[] = [];
  const stops = (from: string, to: string): string =>
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  return {
    random,
    tone: shades(tone, random),
    accent: shades(accent, random),
    paint: (name) => shades(name),
    fade(from, to, angle = 90) {
      const id = `${prefix}${definitions.length}`;
      definitions.push(
        `<linearGradient id="${id}" x2="1" y2="0" gradientTransform="rotate(${angle} .5 .5)">${stops(from, to)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    glow(inner, outer) {
      const id = `${prefix}${definitions.length}`;
      definitions.push(`<radialGradient id="${id}" cx=".38" cy=".32" r=".75">${stops(inner, outer)}</radialGradient>`);
      return `url(#${id})`;
    },
    definitions: () => definitions.join(''),
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Group opacity costs the rasteriser a whole extra surface each time; on a single form fill and stroke opacity look the same. */
const cheap = (more: string): string =>
  more.replace(/(?<!-)opacity="([^"]+)"/, 'fill-opacity="$1" stroke-opacity="$1"');

/** A filled path. */
export const shape = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${cheap(more)}/>`;

/** A line with round ends. */
export const stroke = (data: string, color: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${cheap(more)}/>`;

/** A filled ellipse; `more` takes opacity or a transform. */
export const oval = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(width)}" ry="${short(height)}" fill="${fill}" ${cheap(more)}/>`;

/** A filled rectangle with corners rounded by `round`. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${round}" fill="${fill}" ${cheap(more)}/>`;

/** Parts moved together. */
export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** `count` parts, each made from its index: seeds on a bun, planks of a table. */
export const each = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Loose specks over an ellipse: seeds, salt, herbs. */
export function specks(
  random: Random,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
  color: string,
): string {
  return each(count, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.between(0, 1));
    const turn = Math.round(random.between(0, 180));
    const left = x + Math.cos(angle) * width * reach;
    const top = y + Math.sin(angle) * height * reach;
    return oval(
      left,
      top,
      size,
      size * 0.6,
      color,
      `transform="rotate(${turn} ${Math.round(left)} ${Math.round(top)})"`,
    );
  });
}

/** A colour as it is kept and sent: `#46389e`. */
const HEX = /^#[0-9a-f]{6}$/;

/** WCAG 2.2: of letters, and of signs that are none. */
const LETTERS = 4.5;
const SIGNS = 3;

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE = '#ffffff';

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours differ, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dim + 0.05);
}

/** One colour with so much of another, 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)];
  return hexOf(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb);
}

const STEPS = 100;

/** The colour itself where it stands out, else the nearest shade on the way to another one that does. */
function readable(color: string, towards: string, grounds: readonly string[], least: number): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mix(color, towards, step / STEPS);
    if (grounds.every((ground) => contrast(shade, ground) >= least)) return shade;
  }
  return towards;
}

/** What is painted in the accent, by its role among the tokens of the look. */
export interface AccentShades {
  /** A button, and what is written on it. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentQuiet: string;
  readonly accentQuietHover: string;
  readonly surfaceAccent: string;
  readonly focus: string;
}

/** What the accent is seen on: paper and surfaces, the quietest last. */
interface Scheme {
  readonly grounds: readonly string[];
  /** Where shades go that do not stand out. */
  readonly towards: string;
  /** How much of the accent its quiet grounds have. */
  readonly quiet: readonly [surface: number, quiet: number, hover: number];
  readonly base: string;
}

/** As the tokens of the look have them (apps/web/src/app/tokens.ts; a test compares them). */
export const ACCENT_GROUNDS: { readonly light: Scheme; readonly dark: Scheme } = {
  light: { grounds: ['#fbf8f3', WHITE, '#f4efe7'], towards: '#000000', quiet: [0.07, 0.14, 0.26], base: WHITE },
  dark: { grounds: ['#1b181f', '#25212c', '#2c2734'], towards: WHITE, quiet: [0.22, 0.3, 0.38], base: '#1b181f' },
};

function shadesIn(color: string, { grounds, towards, quiet, base }: Scheme): AccentShades {
  // As a ground white letters stand on it, and at night it does not sink into the paper.
  const accent = readable(readable(color, '#000000', [WHITE], LETTERS), WHITE, [base], SIGNS);
  const [surfaceAccent = base, accentQuiet = base, accentQuietHover = base] = quiet.map((share) =>
    mix(base, accent, share),
  );
  const all = [...grounds, surfaceAccent, accentQuiet];
  return {
    accent,
    accentHover: mix(accent, '#000000', 0.15),
    onAccent: WHITE,
    accentText: readable(color, towards, [...all, accentQuietHover], LETTERS),
    accentQuiet,
    accentQuietHover,
    surfaceAccent,
    focus: readable(color, towards, all, SIGNS),
  };
}

/** The shades of a town's accent by day and by night, each readable where it stands (TOWN-5); null for what is no colour. */
export function accentShades(color: string): { readonly light: AccentShades; readonly dark: AccentShades } | null {
  if (!HEX.test(color)) return null;
  return { light: shadesIn(color, ACCENT_GROUNDS.light), dark: shadesIn(color, ACCENT_GROUNDS.dark) };
}

/** Whether it is a colour as it is kept. */
export const isAccent = (color: string): boolean => HEX.test(color);

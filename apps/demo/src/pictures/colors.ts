import type { Random } from './random.ts';

/** One colour in five steps of light, enough to model a form without outlines. */
export interface Shades {
  pale: string;
  light: string;
  base: string;
  dark: string;
  deep: string;
}

/** Hue, saturation and lightness of every named tone a drawing can be painted in. */
const tones = {
  maiz: [45, 78, 66],
  harina: [38, 60, 86],
  tostado: [31, 58, 56],
  crema: [40, 62, 82],
  rojo: [6, 66, 51],
  vino: [350, 48, 36],
  rosa: [346, 62, 74],
  durazno: [20, 76, 74],
  naranja: [25, 80, 56],
  mostaza: [41, 74, 51],
  amarillo: [47, 88, 60],
  verde: [128, 34, 42],
  olivo: [76, 36, 40],
  limon: [82, 52, 50],
  menta: [160, 34, 66],
  turquesa: [182, 46, 44],
  azul: [211, 50, 48],
  cielo: [203, 56, 70],
  mezclilla: [217, 34, 38],
  morado: [276, 32, 48],
  lila: [272, 42, 76],
  cafe: [24, 42, 36],
  cuero: [25, 54, 43],
  chocolate: [18, 42, 26],
  madera: [29, 50, 58],
  negro: [230, 9, 24],
  gris: [215, 8, 58],
  plata: [210, 12, 76],
  blanco: [40, 26, 93],
  oro: [43, 66, 52],
  barro: [15, 52, 50],
} as const satisfies Record<string, readonly [number, number, number]>;

export type Tone = keyof typeof tones;

const step = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue.toFixed(1)},${Math.max(0, saturation).toFixed(1)}%,${Math.min(98, Math.max(5, lightness)).toFixed(1)}%)`;

/** The five steps of a hue. Shadows turn a little towards warm, as they do on a sunny wall. */
export function shadesOf(hue: number, saturation: number, lightness: number): Shades {
  return {
    pale: step(hue + 3, saturation * 0.82, lightness + (98 - lightness) * 0.6),
    light: step(hue + 2, saturation * 0.95, lightness + (98 - lightness) * 0.28),
    base: step(hue, saturation, lightness),
    dark: step(hue - 4, saturation * 1.02, lightness * 0.8),
    deep: step(hue - 8, saturation * 1.05, lightness * 0.58),
  };
}

/** A named tone; with a generator it is shifted a hair, so that two loaves are never the same brown. */
export function shades(tone: Tone, random?: Random): Shades {
  const [hue, saturation, lightness] = tones[tone];
  if (!random) return shadesOf(hue, saturation, lightness);
  return shadesOf(
    hue + random.between(-4, 4),
    saturation * random.between(0.92, 1.08),
    lightness + random.between(-3, 3),
  );
}

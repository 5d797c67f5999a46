import { type Drawing, stands } from '../drawing.ts';
import { box, each, oval, type Sheet, shape, specks, stroke } from '../pen.ts';

/** The mark on a label: never text, always a small ornament, chosen by the sheet's generator. */
export function labelMark(sheet: Sheet, x: number, y: number, size: number): string {
  const color = sheet.tone.dark;
  const kind = sheet.random.whole(0, 4);
  if (kind === 0) return oval(x, y, size, size, color) + oval(x, y, size * 0.55, size * 0.55, sheet.accent.pale);
  if (kind === 1) return shape(`M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`, color);
  if (kind === 2)
    return each(6, (index) =>
      oval(x, y - size * 0.6, size * 0.26, size * 0.5, color, `transform="rotate(${index * 60} ${x} ${y})"`),
    );
  if (kind === 3)
    return (
      shape(`M${x - size} ${y + size * 0.6}l${size}-${size * 1.5} ${size} ${size * 1.5}z`, color) +
      oval(x + size * 0.7, y - size * 0.5, size * 0.3, size * 0.3, color)
    );
  return stroke(`M${x - size} ${y}q${size / 2}-${size} ${size} 0t${size} 0`, color, 8);
}

const botella = stands(72, 3, (sheet) =>
  [
    shape(
      'M-24-176h48v56q44 30 44 84v160q0 26-26 26h-84q-26 0-26-26v-160q0-54 44-84z',
      sheet.fade(sheet.tone.light, sheet.tone.dark, 0),
    ),
    box(-30, -196, 60, 40, 9, sheet.accent.dark),
    box(-68, -8, 136, 104, 6, sheet.accent.pale),
    box(-68, 76, 136, 14, 0, sheet.accent.base),
    labelMark(sheet, 0, 36, 26),
    stroke('M-46-30q2-40 28-60', '#fff', 9, 'opacity=".5"'),
  ].join(''),
);

const refresco = stands(78, 3, (sheet) =>
  [
    box(-74, -120, 148, 270, 24, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    shape('M-74-40q74-54 148 0v110q-74 54-148 0z', sheet.accent.pale),
    labelMark(sheet, 0, 14, 32),
    oval(0, -118, 66, 16, sheet.paint('plata').base),
    oval(0, -122, 60, 13, sheet.paint('plata').pale),
    oval(4, -124, 20, 5, sheet.paint('gris').dark),
    stroke('M-52-80v180', '#fff', 11, 'opacity=".35"'),
  ].join(''),
);

const vaso = stands(90, 2, (sheet) =>
  [
    stroke('M26-60 62-190', sheet.accent.base, 13),
    shape('M-92-100h184l-24 236q-2 16-20 16h-96q-18 0-20-16z', sheet.paint('cielo').pale, 'opacity=".8"'),
    shape('M-86-56h172l-20 184q-2 14-18 14h-96q-16 0-18-14z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    each(3, (index) =>
      box(
        -54 + index * 38,
        -44 + (index % 2) * 34,
        34,
        34,
        8,
        '#fff',
        `opacity=".5" transform="rotate(${index * 17 - 12} 0 0)"`,
      ),
    ),
    specks(sheet.random, 7, [0, 60, 50, 60], 8, sheet.tone.dark),
    oval(0, -100, 92, 14, '#fff', 'opacity=".6"'),
    stroke('M-66-70l14 170', '#fff', 9, 'opacity=".5"'),
  ].join(''),
);

const taza = stands(120, 2, (sheet) => {
  const cup = sheet.tone;
  return [
    oval(0, 140, 150, 22, cup.dark),
    oval(0, 133, 150, 22, cup.light),
    stroke('M100 0q74-8 66 50-8 50-88 44', cup.base, 24),
    shape('M-116-40h232q4 170-76 178h-80q-80-8-76-178z', sheet.fade(cup.light, cup.dark, 0)),
    oval(0, -40, 116, 28, cup.pale),
    oval(0, -36, 100, 21, sheet.paint('chocolate').base),
    oval(-20, -38, 44, 8, sheet.paint('cafe').light, 'opacity=".6"'),
    stroke('M-92 34q92 40 184 0', sheet.accent.light, 12, 'stroke-dasharray="1 26"'),
    stroke('M-30-80q-20-30 0-56t0-50M36-80q-20-30 0-56t0-50', '#fff', 10, 'opacity=".55"'),
  ].join('');
});

const frasco = stands(92, 3, (sheet) => {
  const glass = sheet.paint('cielo');
  return [
    box(-92, -100, 184, 252, 36, glass.pale),
    box(-82, -74, 164, 216, 30, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    specks(sheet.random, 18, [0, 20, 66, 96], 12, sheet.tone.light).replaceAll('/>', ' fill-opacity=".7"/>'),
    box(-92, 4, 184, 92, 4, sheet.accent.pale),
    box(-92, 4, 184, 12, 0, sheet.accent.base),
    labelMark(sheet, 0, 56, 26),
    box(-80, -146, 160, 52, 12, sheet.fade(sheet.accent.light, sheet.accent.dark)),
    each(9, (index) => stroke(`M${-66 + index * 16.5}-138v34`, sheet.accent.deep, 3, 'opacity=".35"')),
    stroke('M-68-70v60', '#fff', 12, 'opacity=".5"'),
  ].join('');
});

const bolsa = stands(105, 2, (sheet) =>
  [
    shape(
      'M-100-150h200q-8 24 4 50 18 120 4 236-2 14-18 16h-180q-16-2-18-16-14-116 4-236 12-26 4-50z',
      sheet.fade(sheet.tone.light, sheet.tone.dark, 0),
    ),
    shape('M-100-150h200q-4 14-2 26h-196q2-12-2-26z', sheet.tone.deep),
    shape('M-104-20q104-50 208 0 8 60 4 110-108 40-216 0-4-50 4-110z', sheet.accent.pale),
    labelMark(sheet, 0, 34, 36),
    stroke('M-84-100q-14 110-4 220', '#fff', 12, 'opacity=".3"'),
    stroke('M92-110q10 40 0 74M96 100q-8 20-2 40', sheet.tone.deep, 5, 'opacity=".4"'),
  ].join(''),
);

const costal = stands(135, 1, (sheet) => {
  const jute = sheet.tone;
  return [
    shape(
      'M-110-130q110 30 220 0 34 120 26 250-4 30-36 32h-200q-32-2-36-32-8-130 26-250z',
      sheet.fade(jute.light, jute.dark, 0),
    ),
    shape('M-110-130q-10-34 10-44 100 28 200 0 20 10 10 44-110 30-220 0z', jute.base),
    stroke('M-112-128q112 32 224 0', sheet.accent.dark, 9, 'stroke-dasharray="14 9"'),
    shape('M-128-10q128 34 256 0l6 90q-134 34-268 0z', sheet.accent.light),
    shape('M-128 6q128 34 256 0v10q-128 34-256 0z', sheet.accent.pale),
    labelMark(sheet, 0, 50, 34),
    each(7, (index) =>
      stroke(`M${-108 + index * 36}-96q-4 30 0 60M${-112 + index * 38} 116q-2 10 0 22`, jute.dark, 3, 'opacity=".5"'),
    ),
  ].join('');
});

const lata = stands(95, 3, (sheet) =>
  [
    shape('M-94-96v228q0 24 94 24t94-24v-228z', sheet.fade(sheet.paint('plata').light, sheet.paint('gris').base, 0)),
    shape('M-94-66v172q94 28 188 0v-172q-94 28-188 0z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, 22, 62, 52, sheet.accent.pale),
    labelMark(sheet, 0, 22, 30),
    oval(0, -96, 94, 24, sheet.paint('plata').base),
    oval(0, -98, 82, 19, sheet.paint('plata').pale),
    stroke('M-74-50v140', '#fff', 10, 'opacity=".35"'),
  ].join(''),
);

const caja = stands(125, 2, (sheet) =>
  [
    shape('M-120-120h190v270h-190z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    shape('M70-120 130-150v266l-60 34z', sheet.tone.dark),
    shape('M-120-120-56-150h186l-60 30z', sheet.tone.pale),
    shape('M-120 40q90-80 190-10v120h-190z', sheet.accent.light),
    oval(-28, -36, 54, 54, sheet.accent.pale),
    labelMark(sheet, -28, -36, 30),
    box(-98, 112, 90, 14, 7, sheet.accent.dark),
  ].join(''),
);

const leche = stands(90, 3, (sheet) =>
  [
    shape('M-88-70h176v222h-176z', sheet.fade(sheet.paint('blanco').pale, sheet.paint('blanco').base, 0)),
    shape('M-88-70-46-150h92l42 80z', sheet.tone.light),
    shape('M-46-150h92v-28h-92z', sheet.tone.base),
    shape('M-88 30q44-50 88-6t88-10v138h-176z', sheet.tone.base),
    oval(34, -14, 40, 36, sheet.paint('negro').light, 'opacity=".85"'),
    labelMark(sheet, -30, -20, 22),
    stroke('M-88-70h176', sheet.tone.dark, 4, 'opacity=".5"'),
  ].join(''),
);

const galon = stands(105, 2, (sheet) =>
  [
    stroke('M24-130q84-6 82 84', sheet.tone.dark, 26),
    shape(
      'M-46-130h62q14 44 70 60 22 10 22 40v146q0 36-36 36h-144q-36 0-36-36v-130q0-70 62-116z',
      sheet.fade(sheet.tone.light, sheet.tone.dark, 0),
    ),
    box(-56, -176, 84, 50, 10, sheet.accent.dark),
    box(-92, 10, 184, 100, 14, sheet.accent.pale),
    labelMark(sheet, 0, 60, 30),
    stroke('M-80-20q6-40 34-60', '#fff', 11, 'opacity=".5"'),
  ].join(''),
);

const charola = stands(170, 1, (sheet) =>
  [
    oval(0, 128, 180, 30, sheet.paint('barro').deep),
    shape('M-180 90q10 66 180 66t180-66z', sheet.fade(sheet.accent.base, sheet.accent.deep)),
    oval(0, 90, 180, 44, sheet.accent.dark),
    each(26, (index) => {
      const row = Math.floor(index / 9);
      const x = -128 + (index % 9) * (32 - row * 3) + row * 14 + sheet.random.between(-6, 6);
      return oval(
        x,
        88 - row * 24 + sheet.random.between(-5, 5),
        24,
        18,
        sheet.glow(sheet.tone.light, index % 2 ? sheet.tone.base : sheet.tone.dark),
      );
    }),
    stroke('M-160 116q160 50 320 0', sheet.accent.light, 5, 'stroke-dasharray="2 18"'),
  ].join(''),
);

/** Bottles, jars, bags and boxes: what a grocer's shelf is full of. */
export const packDrawings = {
  botella,
  refresco,
  vaso,
  taza,
  frasco,
  bolsa,
  costal,
  lata,
  caja,
  leche,
  galon,
  charola,
} as const satisfies Record<string, Drawing>;

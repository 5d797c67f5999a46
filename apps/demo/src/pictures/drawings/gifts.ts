import type { Shades } from '../colors.ts';
import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, type Sheet, shape, stroke } from '../pen.ts';

/** One open flower. */
const bloom = (sheet: Sheet, x: number, y: number, size: number, petal: Shades): string =>
  each(7, (index) =>
    oval(
      x,
      y - size * 0.58,
      size * 0.34,
      size * 0.5,
      index % 2 ? petal.base : petal.light,
      `transform="rotate(${index * 51.4} ${x} ${y})"`,
    ),
  ) + oval(x, y, size * 0.3, size * 0.3, sheet.glow(sheet.paint('amarillo').light, sheet.paint('mostaza').base));

const ramo = stands(115, 1, (sheet) => {
  const spots = [
    [-78, -70],
    [0, -110],
    [78, -74],
    [-44, -20],
    [46, -18],
    [0, -56],
  ] as const;
  return [
    ...[-1, 0, 1].map((side) =>
      group(`rotate(${side * 30} 0 60)`, shape('M0 40q-40-90 0-214 40 124 0 214z', sheet.paint('verde').base)),
    ),
    ...spots.map(([x, y], index) => bloom(sheet, x, y, 52, index % 2 ? sheet.paint('crema') : sheet.tone)),
    shape(
      'M-120 0q60 34 120 20 60 14 120-20l-70 152h-100z',
      sheet.fade(sheet.paint('crema').pale, sheet.paint('crema').base),
    ),
    shape('M-120 0q80 50 100 152h-30z', sheet.accent.light, 'opacity=".7"'),
    shape('M120 0q-80 50-100 152h30z', sheet.accent.light, 'opacity=".7"'),
    stroke('M-34 100q34 16 68 0', sheet.tone.base, 15),
    shape('M0 108q-50-40-50 6t50-6q50-40 50 6t-50-6z', sheet.tone.base),
  ].join('');
});

const globos = stands(110, 1, (sheet) => {
  const balloon = (x: number, y: number, color: typeof sheet.tone): string =>
    stroke(`M${x} ${y + 80}Q${x / 3} 90 0 150`, sheet.paint('gris').dark, 4) +
    oval(x, y, 66, 80, sheet.glow(color.pale, color.base)) +
    shape(`M${x - 11} ${y + 90}l11-14 11 14z`, color.dark) +
    oval(x - 24, y - 32, 11, 20, '#fff', `opacity=".6" transform="rotate(24 ${x - 24} ${y - 32})"`);
  return (
    balloon(-90, -40, sheet.tone) +
    balloon(92, -46, sheet.accent) +
    balloon(0, -98, sheet.paint('amarillo')) +
    box(-20, 138, 40, 15, 5, sheet.tone.dark)
  );
});

const pinata = stands(135, 1, (sheet) => {
  const colors = [
    sheet.tone.base,
    sheet.accent.base,
    sheet.paint('amarillo').base,
    sheet.paint('rosa').base,
    sheet.paint('turquesa').base,
  ];
  return [
    stroke('M0-190v60', sheet.paint('cafe').base, 7),
    each(7, (index) =>
      group(
        `rotate(${index * (360 / 7)}) `,
        shape('M-36-70 0-172l36 102z', colors[index % 5] ?? sheet.tone.base),
        stroke('M-24-96h48M-15-122h30', '#fff', 6, 'opacity=".7"'),
        stroke('M0-168q-14-14-4-26M0-168q10-10 12-22', colors[(index + 2) % 5] ?? sheet.tone.base, 6),
      ),
    ),
    oval(0, 0, 88, 88, sheet.glow(sheet.tone.light, sheet.tone.base)),
    ...[78, 58, 38, 18].map((radius, index) =>
      oval(0, 0, radius, radius, 'none', `stroke="${colors[index] ?? ''}" stroke-width="13" stroke-dasharray="8 5"`),
    ),
  ].join('');
});

const regalo = stands(130, 2, (sheet) =>
  [
    box(-120, -10, 240, 162, 8, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    each(12, (index) => oval(-96 + (index % 4) * 64, 28 + Math.floor(index / 4) * 46, 8, 8, sheet.tone.pale)),
    box(-24, -10, 48, 162, 0, sheet.accent.base),
    box(-136, -52, 272, 56, 9, sheet.tone.base),
    box(-26, -52, 52, 56, 0, sheet.accent.light),
    shape(
      'M0-52q-110-20-84-84 50-30 84 84zM0-52q110-20 84-84-50-30-84 84z',
      sheet.fade(sheet.accent.light, sheet.accent.dark),
    ),
    oval(0, -58, 19, 17, sheet.accent.dark),
  ].join(''),
);

const libro = stands(140, 1, (sheet) => {
  const book = (y: number, turn: number, width: number, color: typeof sheet.tone): string =>
    group(
      `translate(0 ${y}) rotate(${turn})`,
      box(-width, -30, width * 2, 62, 9, color.base),
      box(-width + 14, -21, width * 2 - 8, 44, 4, '#fbf6ea'),
      stroke(`M${-width + 20}-6h${width * 2 - 24}M${-width + 20} 9h${width * 2 - 24}`, '#d9cfbb', 3),
      box(-width, -30, 50, 62, 9, color.dark),
      box(-width + 14, -30, 9, 62, 0, color.pale),
    );
  return [
    book(118, 0, 160, sheet.tone),
    book(56, -2, 146, sheet.accent),
    group(
      'translate(10 -62) rotate(-7)',
      box(-92, -96, 184, 176, 9, sheet.fade(sheet.tone.light, sheet.tone.base)),
      box(-92, -96, 24, 176, 6, sheet.tone.dark),
      oval(14, -20, 46, 46, sheet.accent.pale),
      shape('M-12 4 14-46 40 4z', sheet.accent.base),
      box(-30, 46, 88, 13, 6, sheet.tone.pale),
    ),
  ].join('');
});

const cuaderno = lies(130, (sheet) =>
  [
    group(
      'rotate(-9)',
      box(-112, -150, 240, 300, 14, sheet.tone.deep),
      box(-120, -156, 240, 300, 14, sheet.fade(sheet.tone.light, sheet.tone.base)),
      box(-60, -100, 140, 70, 10, '#fdf9ef'),
      box(-40, -80, 100, 9, 4, sheet.tone.base),
      box(-40, -58, 70, 9, 4, sheet.tone.base),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        oval(-118, -122 + index * 38, 17, 9, 'none', `stroke="${sheet.paint('gris').dark}" stroke-width="6"`),
      ),
    ),
    group(
      'translate(104 30) rotate(24)',
      box(-15, -120, 30, 190, 3, sheet.accent.base),
      box(-15, -144, 30, 30, 8, sheet.paint('rosa').base),
      shape('M-15 70h30L0 112z', sheet.paint('harina').base),
      shape('M-5 98h10L0 112z', sheet.paint('negro').base),
    ),
  ].join(''),
);

const lapices = stands(105, 1, (sheet) => {
  const names = ['rojo', 'amarillo', 'verde', 'azul', 'morado', 'naranja'] as const;
  return [
    ...names.map((name, index) => {
      const color = sheet.paint(name);
      return group(
        `translate(${-70 + index * 28} ${-10 - (index % 3) * 16}) rotate(${(index - 2.5) * 6})`,
        box(-14, -100, 28, 190, 3, sheet.fade(color.light, color.dark, 0)),
        shape('M-14-100h28L0-146z', sheet.paint('harina').base),
        shape('M-5-130h10L0-146z', color.base),
      );
    }),
    shape('M-100-6h200l-14 146q-2 12-16 12h-140q-14 0-16-12z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    stroke('M-94 40h188M-88 96h176', sheet.accent.light, 11),
  ].join('');
});

const oso = stands(125, 1, (sheet) => {
  const fur = sheet.tone;
  return [
    oval(-84, 116, 46, 38, fur.dark),
    oval(84, 116, 46, 38, fur.dark),
    oval(-84, 118, 24, 20, fur.pale),
    oval(84, 118, 24, 20, fur.pale),
    oval(-100, 34, 34, 54, fur.base, 'transform="rotate(24 -100 34)"'),
    oval(100, 34, 34, 54, fur.base, 'transform="rotate(-24 100 34)"'),
    oval(0, 62, 94, 88, sheet.glow(fur.light, fur.base)),
    oval(0, 74, 56, 56, fur.pale),
    oval(-66, -140, 34, 34, fur.base),
    oval(66, -140, 34, 34, fur.base),
    oval(-66, -138, 17, 17, fur.pale),
    oval(66, -138, 17, 17, fur.pale),
    oval(0, -78, 98, 86, sheet.glow(fur.light, fur.base)),
    oval(0, -50, 46, 36, fur.pale),
    oval(0, -66, 15, 11, sheet.paint('negro').base),
    oval(-38, -90, 9, 11, sheet.paint('negro').base),
    oval(38, -90, 9, 11, sheet.paint('negro').base),
    stroke('M-17-40q17 15 34 0', sheet.paint('negro').base, 5),
    shape('M0 8q-56-34-56 10t56-10q56-34 56 10t-56-10z', sheet.accent.base),
  ].join('');
});

const carrito = stands(170, 1, (sheet) =>
  [
    shape(
      'M-176 60q0-44 46-46l40-74q10-16 30-16h90q24 0 36 18l40 66q66 6 70 56v54h-352z',
      sheet.fade(sheet.tone.light, sheet.tone.dark),
    ),
    shape('M-74 10l30-54h38v54zM16 10v-54h46l34 54z', sheet.fade(sheet.paint('cielo').pale, sheet.paint('cielo').base)),
    stroke('M4 14v90', sheet.tone.deep, 4, 'opacity=".5"'),
    box(-176, 70, 352, 13, 0, sheet.accent.light),
    ...[-94, 98].map((x) => oval(x, 112, 44, 44, sheet.paint('negro').base) + oval(x, 112, 22, 22, sheet.accent.pale)),
    oval(164, 56, 13, 15, sheet.paint('amarillo').light),
  ].join(''),
);

const pelota = stands(120, 2, (sheet) =>
  [
    oval(0, 30, 120, 120, sheet.glow(sheet.tone.pale, sheet.tone.base)),
    shape('M0 0l38 28-15 44h-46l-15-44z', sheet.accent.dark),
    shape(
      'M-24-84 0-90l30 8-12 26-18 6-20-8zM92-22l28 44-10 40-26-26zM-92-22l-28 44 10 40 26-26zM-68 130l-14-36 30-10 26 42zM68 130l14-36-30-10-26 42z',
      sheet.accent.dark,
    ),
    stroke('M0 0v-46M38 28l48-16M-38 28l-48-16M23 72l32 18M-23 72l-32 18', sheet.accent.dark, 5),
    oval(-44, -26, 26, 16, '#fff', 'opacity=".5" transform="rotate(-34 -44 -26)"'),
  ].join(''),
);

const mochila = stands(125, 1, (sheet) =>
  [
    stroke('M-50-130q0-50 50-50t50 50', sheet.tone.deep, 17),
    box(-146, 30, 44, 104, 20, sheet.accent.base),
    box(102, 30, 44, 104, 20, sheet.accent.base),
    box(-124, -140, 248, 292, 76, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    stroke('M-98-40q98-60 196 0', sheet.tone.deep, 6),
    box(-92, 20, 184, 112, 26, sheet.accent.base),
    stroke('M-80 56h160', sheet.accent.deep, 6, 'stroke-dasharray="8 5"'),
    box(52, 56, 13, 34, 6, sheet.paint('oro').base),
  ].join(''),
);

const marco = stands(130, 1, (sheet) =>
  [
    box(-134, -150, 268, 302, 12, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    box(-104, -120, 208, 242, 4, '#fdf9ef'),
    box(-78, -94, 156, 190, 2, sheet.fade(sheet.paint('cielo').light, sheet.paint('durazno').pale)),
    oval(30, -40, 24, 24, sheet.paint('amarillo').light),
    shape('M-78 96v-50q40-60 80-10 40-40 76-6v66z', sheet.accent.base),
    shape('M-78 96v-20q80-40 156 0v20z', sheet.accent.dark),
  ].join(''),
);

const dulces = stands(150, 1, (sheet) => {
  const names = ['rojo', 'amarillo', 'limon', 'turquesa', 'morado', 'naranja', 'rosa'] as const;
  return [
    ...names.map((name, index) => {
      const color = sheet.paint(name);
      const x = -108 + index * 36;
      const y = -10 - (index % 3) * 36;
      return group(
        `translate(${x} ${y}) rotate(${index * 37})`,
        shape('M-58-17 -24 0-58 17zM58-17 24 0l34 17z', color.light),
        oval(0, 0, 34, 26, sheet.glow(color.light, color.base)),
        stroke('M-10-20q12 20 4 40', color.pale, 6),
      );
    }),
    shape('M-150 4h300q-4 140-96 148h-108q-92-8-96-148z', sheet.paint('cielo').pale, 'opacity=".72"'),
    oval(0, 4, 150, 26, 'none', `stroke="${sheet.tone.base}" stroke-width="9"`),
    stroke('M-120 40q6 60 40 84', '#fff', 12, 'opacity=".8"'),
    stroke('M-60 96q60 22 120 0', sheet.accent.base, 9, 'stroke-dasharray="2 16"'),
  ].join('');
});

const tarjeta = lies(140, (sheet) =>
  [
    group(
      'translate(30 10) rotate(10)',
      box(-120, -90, 240, 190, 8, sheet.accent.base),
      shape('M-120-90 0 20l120-110z', sheet.accent.light),
    ),
    group(
      'translate(-26 -6) rotate(-9)',
      box(-104, -140, 208, 270, 10, '#fdf9ef'),
      bloom(sheet, 0, -36, 56, sheet.tone),
      bloom(sheet, -50, 14, 32, sheet.accent),
      bloom(sheet, 52, 10, 34, sheet.tone),
      stroke('M-50 76h100M-30 98h60', sheet.tone.dark, 6),
    ),
  ].join(''),
);

/** Gifts, parties and school. */
export const giftDrawings = {
  ramo,
  globos,
  pinata,
  regalo,
  libro,
  cuaderno,
  lapices,
  oso,
  carrito,
  pelota,
  mochila,
  marco,
  dulces,
  tarjeta,
} as const satisfies Record<string, Drawing>;

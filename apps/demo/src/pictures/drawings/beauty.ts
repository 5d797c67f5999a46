import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, shape, stroke } from '../pen.ts';
import { labelMark } from './packs.ts';

const shampoo = stands(85, 3, (sheet) =>
  [
    box(-84, -70, 168, 222, 40, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-34, -112, 68, 46, 6, sheet.accent.dark),
    shape('M-14-112v-40h-56q-20 0-20-18h96q20 0 20 20v38z', sheet.accent.base),
    box(-58, -20, 116, 116, 16, sheet.accent.pale),
    labelMark(sheet, 0, 38, 30),
    stroke('M-64-30v130', '#fff', 10, 'opacity=".45"'),
  ].join(''),
);

const crema = stands(120, 2, (sheet) =>
  [
    shape('M-118 30v84q0 38 118 38t118-38v-84z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, 30, 118, 32, sheet.tone.pale),
    shape(
      'M-80 28q10-70 80-64-20 24 20 30 60-6 60 34-80 30-160 0z',
      sheet.fade(sheet.paint('blanco').pale, sheet.paint('crema').light),
    ),
    labelMark(sheet, 0, 96, 24),
    group(
      'translate(128 96) rotate(70)',
      oval(0, 0, 78, 26, sheet.accent.dark),
      oval(0, -9, 78, 26, sheet.accent.base),
    ),
  ].join(''),
);

const labial = stands(60, 3, (sheet) =>
  [
    shape('M-40-50v-70q10-50 80-66v136z', sheet.fade(sheet.tone.light, sheet.tone.base, 0)),
    shape('M-40-120q10-50 80-66-6 40-80 66z', sheet.tone.pale),
    box(-46, -56, 92, 66, 4, sheet.fade(sheet.paint('oro').light, sheet.paint('oro').dark, 0)),
    box(-58, 8, 116, 144, 10, sheet.fade(sheet.accent.light, sheet.accent.deep, 0)),
    box(-58, 28, 116, 9, 0, sheet.paint('oro').base),
    stroke('M-38 50v80', '#fff', 9, 'opacity=".4"'),
  ].join(''),
);

const maquillaje = lies(150, (sheet) =>
  [
    box(-160, -20, 320, 150, 26, sheet.accent.dark),
    box(-160, -30, 320, 150, 26, sheet.accent.base),
    ...[0, 1, 2, 3, 4, 5].map((index) => {
      const color = [
        sheet.tone.base,
        sheet.tone.light,
        sheet.paint('durazno').base,
        sheet.paint('lila').base,
        sheet.tone.dark,
        sheet.paint('oro').light,
      ][index];
      return oval(-98 + (index % 3) * 98, 12 + Math.floor(index / 3) * 66, 38, 26, color ?? sheet.tone.base);
    }),
    box(-160, -160, 320, 120, 26, sheet.accent.base),
    box(-140, -146, 280, 92, 16, sheet.fade(sheet.paint('cielo').pale, sheet.paint('cielo').light, 30)),
    stroke('M-100-80-50-128M-80-70 0-132', '#fff', 9, 'opacity=".7"'),
    group(
      'translate(120 126) rotate(-24)',
      box(-90, -9, 120, 18, 9, sheet.paint('negro').base),
      oval(52, 0, 34, 20, sheet.tone.pale),
    ),
  ].join(''),
);

const cepillo = lies(120, (sheet) =>
  group(
    'rotate(30)',
    box(-24, 20, 48, 168, 23, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, -74, 84, 112, sheet.tone.base),
    oval(0, -74, 64, 90, sheet.accent.pale),
    each(30, (index) => oval(-42 + (index % 5) * 21, -134 + Math.floor(index / 5) * 24, 5, 7, sheet.accent.dark)),
  ),
);

const perfume = stands(95, 2, (sheet) =>
  [
    box(-94, -50, 188, 202, 34, sheet.fade(sheet.tone.pale, sheet.tone.base, 0)),
    shape('M-80 20q80 24 160 0v98q0 20-20 20h-120q-20 0-20-20z', sheet.tone.base, 'opacity=".75"'),
    box(-30, -92, 60, 46, 4, sheet.paint('oro').base),
    box(-48, -166, 96, 80, 18, sheet.fade(sheet.accent.light, sheet.accent.dark, 0)),
    oval(0, 56, 40, 40, '#fff', 'opacity=".7"'),
    labelMark(sheet, 0, 56, 22),
    stroke('M-70-22v120', '#fff', 11, 'opacity=".6"'),
  ].join(''),
);

const jabon = stands(145, 1, (sheet) =>
  [
    shape('M-140 70 0 30l150 40v56q-10 26-150 26t-140-26z', sheet.tone.dark),
    box(-140, 20, 286, 100, 36, sheet.fade(sheet.tone.light, sheet.tone.base)),
    box(-112, 36, 230, 54, 24, sheet.tone.pale, 'opacity=".6"'),
    labelMark(sheet, 2, 62, 24),
    group(
      'translate(-6 -40) rotate(-8)',
      box(-120, -36, 240, 84, 30, sheet.fade(sheet.accent.light, sheet.accent.base)),
      box(-24, -42, 48, 96, 4, sheet.paint('crema').light),
    ),
    oval(-150, 0, 21, 21, '#fff', 'opacity=".65"'),
    oval(-126, -44, 13, 13, '#fff', 'opacity=".65"'),
    oval(158, 4, 17, 17, '#fff', 'opacity=".65"'),
  ].join(''),
);

const esmalte = stands(62, 3, (sheet) =>
  [
    shape(
      'M-62 20q0-30 40-30h44q40 0 40 30v104q0 28-28 28h-68q-28 0-28-28z',
      sheet.fade(sheet.tone.light, sheet.tone.base, 0),
    ),
    shape('M-26-10-20-170q20-14 40 0l6 160z', sheet.fade(sheet.paint('negro').light, sheet.paint('negro').base, 0)),
    stroke('M-40 26v84', '#fff', 13, 'opacity=".6"'),
  ].join(''),
);

const secadora = lies(155, (sheet) =>
  [
    group(
      'translate(-30 30) rotate(10)',
      box(-34, -10, 72, 170, 30, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
      box(-14, 30, 24, 46, 9, sheet.accent.dark),
    ),
    shape('M-140-50q0-84 84-84h120l60 30v108l-60 30h-120q-84 0-84-84z', sheet.fade(sheet.tone.light, sheet.tone.dark)),
    box(120, -112, 60, 124, 10, sheet.paint('negro').base),
    oval(-66, -50, 46, 46, sheet.accent.base),
    ...[0, 1, 2].map((index) => stroke(`M-92 ${-66 + index * 17}h52`, sheet.accent.deep, 6)),
    stroke('M-30 190q30 20 90-10', sheet.paint('negro').base, 11),
  ].join(''),
);

const tijeras = lies(130, (sheet) =>
  [
    group(
      'rotate(17)',
      shape('M-17-190q34 60 26 210h-30z', sheet.fade(sheet.paint('plata').pale, sheet.paint('gris').base, 0)),
      oval(-34, 102, 46, 56, 'none', `stroke="${sheet.tone.base}" stroke-width="22"`),
      stroke('M-6 10l-14 40', sheet.tone.dark, 24),
    ),
    group(
      'scale(-1 1) rotate(17)',
      shape('M-17-190q34 60 26 210h-30z', sheet.fade(sheet.paint('plata').light, sheet.paint('gris').dark, 0)),
      oval(-34, 102, 46, 56, 'none', `stroke="${sheet.tone.base}" stroke-width="22"`),
      stroke('M-6 10l-14 40', sheet.tone.dark, 24),
    ),
    oval(0, 6, 14, 14, sheet.paint('oro').base),
  ].join(''),
);

const tubo = stands(70, 3, (sheet) =>
  [
    shape('M-70-160h140l-22 246h-96z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-72, -178, 144, 26, 4, sheet.tone.deep),
    box(-48, 84, 96, 66, 10, sheet.fade(sheet.accent.light, sheet.accent.dark, 0)),
    shape('M-62-70h124l-8 90h-108z', sheet.accent.pale),
    labelMark(sheet, 0, -26, 28),
    stroke('M-50-140l14 196', '#fff', 8, 'opacity=".5"'),
  ].join(''),
);

const toalla = stands(150, 1, (sheet) =>
  [
    ...[0, 1, 2].map((index) => {
      const color = index % 2 ? sheet.accent : sheet.tone;
      const y = 92 - index * 62;
      return (
        box(-148, y, 296, 60, 28, sheet.fade(color.light, color.base)) +
        box(-148, y + 34, 296, 13, 5, color.pale) +
        oval(-124, y + 30, 19, 24, color.dark) +
        oval(-124, y + 30, 9, 13, color.light)
      );
    }),
    each(
      3,
      (index) =>
        oval(-30 + index * 32, -54, 17, 15, sheet.accent.pale) +
        oval(-30 + index * 32, -54, 6, 6, sheet.paint('amarillo').base),
    ),
  ].join(''),
);

const plancha = lies(130, (sheet) =>
  group(
    'rotate(24)',
    stroke('M0 168q10 40 70 30', sheet.paint('negro').base, 13),
    group(
      'rotate(-9 0 160)',
      box(-44, -180, 40, 344, 20, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
      box(-12, -170, 12, 150, 5, sheet.paint('plata').base),
    ),
    group(
      'rotate(9 0 160)',
      box(4, -180, 40, 344, 20, sheet.fade(sheet.tone.base, sheet.tone.deep, 0)),
      box(0, -170, 12, 150, 5, sheet.paint('plata').light),
      each(3, (button) => oval(24, 30 + button * 28, 8, 8, sheet.accent.pale)),
    ),
    oval(0, 152, 22, 22, sheet.tone.deep),
  ),
);

/** The salon and the chemist's shelf. */
export const beautyDrawings = {
  shampoo,
  crema,
  labial,
  maquillaje,
  cepillo,
  perfume,
  jabon,
  esmalte,
  secadora,
  tijeras,
  tubo,
  toalla,
  plancha,
} as const satisfies Record<string, Drawing>;

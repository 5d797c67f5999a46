import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, shape, specks, stroke } from '../pen.ts';

const herradura = lies(140, (sheet) =>
  [
    stroke('M-88 130q-70-260 88-266t88 266', sheet.tone.deep, 56),
    stroke('M-90 124q-68-252 90-258t90 258', sheet.tone.base, 48),
    stroke('M-98 108q-58-226 76-240', sheet.tone.pale, 8, 'opacity=".6"'),
    ...[-1, 1].map((side) =>
      each(3, (index) => oval(side * (100 - index * 8), 60 - index * 66, 7, 11, sheet.tone.deep)),
    ),
  ].join(''),
);

const montura = stands(165, 1, (sheet) => {
  const hide = sheet.tone;
  return [
    box(-150, 120, 300, 30, 14, sheet.paint('madera').dark),
    shape('M-160 40q160 70 320 0l-10 70q-150 40-300 0z', sheet.accent.base),
    stroke('M-154 88q154 60 308 0', sheet.accent.pale, 9, 'stroke-dasharray="18 12"'),
    shape(
      'M-140-40q-30-60 10-70 50 90 130 80 60-6 76-76-2-50 34-44 30 20 6 60-10 110-50 150h-190z',
      sheet.fade(hide.light, hide.dark),
    ),
    shape('M-40 30h100l20 90q-70 40-140 0z', sheet.fade(hide.base, hide.deep)),
    stroke('M-30 44h80M-40 100q50 26 106 0', hide.pale, 4, 'stroke-dasharray="8 7"'),
    stroke('M10 116v22', hide.deep, 13),
    stroke('M-24 176q-4-38 34-38t34 38z', sheet.paint('plata').base, 11),
    oval(118, -146, 25, 15, hide.deep),
  ].join('');
});

const paca = stands(175, 1, (sheet) => {
  const straw = sheet.tone;
  return [
    shape('M-180-20 100-20v170h-280z', sheet.fade(straw.light, straw.base)),
    shape('M100-20 180-76v160l-80 66z', straw.dark),
    shape('M-180-20-96-76h276l-80 56z', straw.pale),
    each(34, () => {
      const x = sheet.random.between(-172, 84);
      const y = sheet.random.between(-8, 138);
      return stroke(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${sheet.random.whole(8, 22)} ${sheet.random.whole(-7, 7)}`,
        sheet.random.chance(0.5) ? straw.dark : straw.pale,
        4,
      );
    }),
    stroke('M-96-20v170M16-20v170M-96-20l76-56M16-20l80-56', sheet.accent.base, 7),
  ].join('');
});

const semillas = stands(105, 2, (sheet) =>
  [
    box(-100, -150, 200, 290, 10, sheet.fade(sheet.paint('crema').pale, sheet.paint('crema').base, 0)),
    box(-100, -150, 200, 60, 10, sheet.tone.base),
    stroke('M0 90v-110', sheet.paint('verde').base, 11),
    shape(
      'M0 20q-70-10-70-70 66 0 70 70zM0-10q66-10 70-66-64 0-70 66z',
      sheet.fade(sheet.paint('limon').light, sheet.paint('verde').base),
    ),
    box(-100, 100, 200, 40, 8, sheet.accent.base),
    specks(sheet.random, 16, [110, 142, 60, 9], 9, sheet.tone.dark),
  ].join(''),
);

const llanta = stands(150, 2, (sheet) =>
  [
    oval(0, 0, 152, 152, sheet.paint('negro').dark),
    each(26, (index) =>
      box(-11, -158, 22, 26, 5, sheet.paint('negro').deep, `transform="rotate(${(index * 360) / 26})"`),
    ),
    oval(0, 0, 142, 142, sheet.glow(sheet.paint('negro').light, sheet.paint('negro').base)),
    oval(0, 0, 92, 92, sheet.tone.deep),
    oval(0, 0, 86, 86, sheet.glow(sheet.paint('plata').pale, sheet.paint('gris').base)),
    each(6, (index) => oval(0, -50, 17, 23, sheet.paint('negro').base, `transform="rotate(${index * 60})"`)),
    oval(0, 0, 21, 21, sheet.accent.base),
    oval(
      0,
      0,
      116,
      116,
      'none',
      `stroke="${sheet.accent.light}" stroke-width="4" stroke-dasharray="90 500" opacity=".8"`,
    ),
  ].join(''),
);

const bateria = stands(150, 1, (sheet) =>
  [
    box(-100, -110, 48, 40, 6, sheet.paint('rojo').base),
    box(52, -110, 48, 40, 6, sheet.paint('negro').base),
    box(-150, -80, 300, 60, 12, sheet.tone.dark),
    box(-140, -24, 280, 176, 10, sheet.fade(sheet.tone.light, sheet.tone.base)),
    box(-140, 10, 280, 92, 0, sheet.accent.light),
    shape('M14 14-34 66h28l-12 38 50-54h-30z', sheet.paint('amarillo').base),
    stroke('M-104 54h36M-86 36v36M76 54h36', sheet.accent.deep, 11),
  ].join(''),
);

const aceite = stands(105, 2, (sheet) =>
  [
    shape(
      'M-60-120h56l24 36h44q44 6 44 50v150q0 36-36 36h-144q-36 0-36-36v-120q0-80 48-116z',
      sheet.fade(sheet.tone.light, sheet.tone.dark, 0),
    ),
    shape('M34-54h30q14 0 14 16v46h-44z', sheet.tone.deep),
    box(-66, -166, 70, 50, 9, sheet.accent.dark),
    box(-92, 16, 184, 96, 9, sheet.accent.pale),
    shape('M0 30q34 42 18 60-18 16-36 0-16-20 18-60z', sheet.paint('mostaza').base),
    stroke('M-84-20q6-40 30-66', '#fff', 10, 'opacity=".5"'),
  ].join(''),
);

const lazo = lies(155, (sheet) =>
  [
    ...[0, 1, 2, 3].map((index) =>
      oval(
        index * 3 - 6,
        index * 2,
        150 - index * 21,
        128 - index * 20,
        'none',
        `stroke="${index % 2 ? sheet.tone.light : sheet.tone.base}" stroke-width="19"`,
      ),
    ),
    ...[0, 2].map((index) =>
      oval(
        index * 3 - 6,
        index * 2,
        150 - index * 21,
        128 - index * 20,
        'none',
        `stroke="${sheet.tone.deep}" stroke-width="19" stroke-dasharray="3 15" opacity=".5"`,
      ),
    ),
    stroke('M100 90q40 50 84 56', sheet.tone.base, 19),
    box(-34, -146, 44, 90, 10, sheet.accent.base),
    box(-34, -116, 44, 13, 0, sheet.accent.deep),
  ].join(''),
);

const alambre = stands(150, 1, (sheet) =>
  [
    ...[0, 1, 2, 3, 4].map((index) =>
      oval(
        0,
        116 - index * 40,
        150,
        36,
        'none',
        `stroke="${index % 2 ? sheet.tone.dark : sheet.tone.base}" stroke-width="10"`,
      ),
    ),
    ...[0, 1, 2, 3, 4].map((index) =>
      each(6, (barb) =>
        stroke(
          `M${-125 + barb * 50} ${134 - index * 40 + Math.abs(barb - 2.5) * -6}l16-18M${-109 + barb * 50} ${138 - index * 40 + Math.abs(barb - 2.5) * -6}l-14-22`,
          sheet.tone.deep,
          5,
        ),
      ),
    ),
    oval(0, -44, 108, 22, sheet.accent.dark, 'opacity=".25"'),
  ].join(''),
);

const gallina = stands(135, 1, (sheet) =>
  [
    stroke('M-16 110v36m-18 4h34M30 110v36m-14 4h34', sheet.paint('naranja').base, 11),
    shape(
      'M-170-60q30 20 50 60-10 100 120 106 110 0 110-120 10-60-14-104-60-10-60 60-60 60-120 20-30-40-86-22z',
      sheet.fade(sheet.tone.light, sheet.tone.dark),
    ),
    shape('M-70 20q40-40 110-10-10 60-70 60-36-10-40-50z', sheet.tone.dark, 'opacity=".55"'),
    shape('M52-116q-10-46 14-40 6-26 24-8 22-14 20 18 6 20-14 34z', sheet.paint('rojo').base),
    shape('M104-92 150-78l-44 18z', sheet.paint('naranja').base),
    oval(84, -90, 8, 8, sheet.paint('negro').deep),
    shape('M98-58q20 20 4 40-20-10-4-40z', sheet.paint('rojo').base),
  ].join(''),
);

const bomba = stands(150, 1, (sheet) =>
  [
    box(-140, 116, 280, 36, 8, sheet.paint('gris').dark),
    box(-30, -70, 170, 150, 40, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    ...[0, 1, 2, 3, 4].map((index) => stroke(`M${4 + index * 28}-58v124`, sheet.tone.deep, 7, 'opacity=".5"')),
    oval(-70, 20, 84, 84, sheet.glow(sheet.accent.light, sheet.accent.dark)),
    oval(-70, 20, 36, 36, sheet.accent.deep),
    box(-100, -126, 60, 90, 6, sheet.accent.base),
    box(-112, -140, 84, 26, 6, sheet.accent.dark),
    box(40, 78, 60, 44, 0, sheet.tone.deep),
  ].join(''),
);

const medicina = stands(75, 3, (sheet) =>
  [
    box(-70, -40, 140, 192, 22, sheet.fade(sheet.tone.light, sheet.tone.base, 0)),
    shape('M-40-40q0-30 10-50h60q10 20 10 50z', sheet.tone.base),
    box(-42, -126, 84, 40, 6, sheet.paint('plata').base),
    box(-70, 0, 140, 110, 0, sheet.paint('blanco').pale),
    stroke('M0 22v66M-33 55h66', sheet.accent.base, 22),
    stroke('M-52-20v160', '#fff', 9, 'opacity=".4"'),
  ].join(''),
);

const riego = lies(150, (sheet) => {
  const drop = (x: number, y: number, size: number): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      shape(
        'M0-50q44 56 24 84-24 24-48 0-20-28 24-84z',
        sheet.fade(sheet.paint('cielo').light, sheet.paint('azul').base),
      ),
    );
  return [
    shape('M-30 150v-120h60v120z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-60, 130, 120, 30, 8, sheet.tone.deep),
    box(-50, -10, 100, 50, 14, sheet.accent.base),
    group('rotate(-24)', box(-14, -70, 100, 34, 12, sheet.tone.base), box(70, -76, 40, 46, 6, sheet.accent.dark)),
    drop(120, -130, 0.8),
    drop(164, -70, 0.6),
    drop(60, -160, 0.6),
    drop(-90, -90, 0.8),
    drop(-140, -30, 0.6),
    drop(146, 10, 0.8),
    drop(-60, -150, 0.55),
  ].join('');
});

/** The field, the stable and the road. */
export const farmDrawings = {
  herradura,
  montura,
  paca,
  semillas,
  llanta,
  bateria,
  aceite,
  lazo,
  alambre,
  gallina,
  bomba,
  medicina,
  riego,
} as const satisfies Record<string, Drawing>;

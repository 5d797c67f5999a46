import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, shape, stroke } from '../pen.ts';

const martillo = lies(130, (sheet) =>
  group(
    'rotate(32)',
    box(-17, -90, 34, 280, 15, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-21, 70, 42, 118, 17, sheet.accent.dark),
    shape(
      'M-30-160h110q20 0 20 18v34q0 18-20 18h-110q-50 0-104 44-12-44 30-84 30-30 74-30z',
      sheet.fade(sheet.paint('plata').light, sheet.paint('gris').dark),
    ),
    box(84, -166, 32, 82, 9, sheet.paint('gris').dark),
  ),
);

const taladro = lies(165, (sheet) =>
  [
    shape(
      'M-110-96h170q36 0 36 40v20q0 40-36 40h-50l18 104h-100l-24-110q-44-8-44-56 0-38 30-38z',
      sheet.fade(sheet.tone.light, sheet.tone.dark),
    ),
    shape('M-50 100h120q14 0 14 14v38h-148v-38q0-14 14-14z', sheet.accent.deep),
    box(84, -74, 50, 56, 8, sheet.paint('negro').base),
    shape('M134-60h20l36 12v6l-36 12h-20z', sheet.paint('plata').base),
    shape('M4 4h30q-4 40-24 44z', sheet.paint('negro').base),
    box(-84, -72, 118, 22, 9, sheet.tone.pale, 'opacity=".6"'),
    each(4, (index) => box(-112 + index * 14, -34, 6, 28, 3, sheet.tone.deep)),
  ].join(''),
);

const llave = lies(140, (sheet) => {
  const steel = sheet.paint('plata');
  const one = (x: number, turn: number, size: number): string =>
    group(
      `translate(${x} 0) rotate(${turn}) scale(${size})`,
      shape('M-20-90h40v190h-40z', sheet.fade(steel.light, steel.dark, 0)),
      shape('M-54-176v52q8 44 54 50 46-6 54-50v-52l-28-6v46q-26 20-52 0v-46z', steel.base),
      oval(0, 126, 46, 46, steel.base),
      oval(0, 126, 23, 23, sheet.tone.light),
      box(-9, -60, 18, 130, 9, sheet.accent.base),
    );
  return one(-56, -20, 0.92) + one(66, 18, 0.84);
});

const desarmador = lies(120, (sheet) => {
  const one = (x: number, turn: number, color: typeof sheet.tone): string =>
    group(
      `translate(${x} 0) rotate(${turn})`,
      box(-9, -30, 18, 190, 5, sheet.fade(sheet.paint('plata').light, sheet.paint('gris').base, 0)),
      shape('M-14 150h28l-6 28h-16z', sheet.paint('gris').dark),
      box(-30, -170, 60, 146, 24, sheet.fade(color.light, color.dark, 0)),
      stroke('M-12-150v104M12-150v104', color.deep, 7, 'opacity=".4"'),
      box(-22, -40, 44, 22, 5, sheet.paint('negro').base),
    );
  return one(-74, -12, sheet.tone) + one(6, 0, sheet.accent) + one(84, 12, sheet.tone);
});

const pinzas = lies(130, (sheet) =>
  [
    group(
      'rotate(14)',
      box(-60, 6, 40, 176, 20, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
      shape('M-56 26q10-40 46-60l40-120q16 10 14 60l-22 80q-30 20-44 60z', sheet.paint('gris').base),
    ),
    group(
      'scale(-1 1) rotate(14)',
      box(-60, 6, 40, 176, 20, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
      shape('M-56 26q10-40 46-60l40-120q16 10 14 60l-22 80q-30 20-44 60z', sheet.paint('plata').base),
    ),
    oval(0, -26, 23, 23, sheet.paint('gris').dark),
    oval(0, -26, 9, 9, sheet.paint('plata').pale),
  ].join(''),
);

const pintura = stands(125, 2, (sheet) => {
  const tin = sheet.paint('plata');
  return [
    stroke('M-116-60q0-110 116-110t116 110', tin.dark, 8),
    shape('M-122-70v196q0 30 122 30t122-30v-196z', sheet.fade(tin.light, tin.dark, 0)),
    shape('M-122-16v120q122 40 244 0v-120q-122 40-244 0z', sheet.accent.pale),
    oval(0, 54, 52, 46, sheet.tone.base),
    oval(0, -70, 122, 32, tin.dark),
    oval(0, -70, 104, 25, sheet.glow(sheet.tone.light, sheet.tone.base)),
    shape('M40-66q60-10 82 0v70q-10 30-22 0v-24q-10-16-20 0v44q-12 30-24 0v-50q-10-30-16-40z', sheet.tone.base),
  ].join('');
});

const brocha = lies(120, (sheet) =>
  group(
    'rotate(-28)',
    shape('M-24 60h48l-8 110q-16 18-32 0z', sheet.fade(sheet.accent.light, sheet.accent.dark, 0)),
    box(-70, 6, 140, 62, 8, sheet.fade(sheet.paint('plata').light, sheet.paint('gris').base, 0)),
    shape('M-68 8-76-150q38 20 76 6 38 14 76-6l-8 158z', sheet.fade(sheet.tone.base, sheet.paint('crema').base)),
    each(7, (index) => stroke(`M${-54 + index * 18} 0v-120`, sheet.tone.dark, 3, 'opacity=".35"')),
  ),
);

const tuberia = lies(160, (sheet) =>
  [
    stroke('M-150 110v-120q0-70 70-70h210', sheet.tone.dark, 66),
    stroke('M-150 104v-114q0-70 70-70h206', sheet.tone.base, 58),
    stroke('M-160 90v-106q6-70 70-76h190', sheet.tone.pale, 11, 'opacity=".7"'),
    box(-192, 86, 84, 50, 9, sheet.tone.dark),
    box(112, -122, 48, 84, 9, sheet.tone.dark),
    group(
      'translate(66 74)',
      stroke('M-60 0h60v60', sheet.accent.dark, 54),
      stroke('M-60-4h56v60', sheet.accent.base, 46),
      box(-88, -36, 36, 70, 8, sheet.accent.dark),
    ),
  ].join(''),
);

const foco = stands(80, 2, (sheet) =>
  [
    oval(0, -50, 150, 136, sheet.paint('amarillo').pale, 'opacity=".45"'),
    shape(
      'M-42 70q-4-34-36-62-36-40-22-92 24-70 100-70t100 70q14 52-22 92-32 28-36 62z',
      sheet.glow(sheet.paint('blanco').pale, sheet.tone.light),
    ),
    stroke('M-26 60-40-30l20 20 20-26 20 26 20-20-14 90', sheet.paint('naranja').base, 6),
    ...[0, 1, 2].map((index) =>
      box(
        -44 + index * 3,
        68 + index * 22,
        88 - index * 6,
        24,
        9,
        index % 2 ? sheet.paint('gris').base : sheet.paint('plata').base,
      ),
    ),
    box(-20, 130, 40, 22, 8, sheet.paint('negro').base),
    stroke('M-64-50q4-56 50-74', '#fff', 13, 'opacity=".7"'),
  ].join(''),
);

const cable = lies(160, (sheet) =>
  [
    ...[0, 1, 2, 3].map((index) =>
      oval(
        index % 2 ? 4 : -4,
        0,
        148 - index * 24,
        138 - index * 23,
        'none',
        `stroke="${index % 2 ? sheet.tone.dark : sheet.tone.base}" stroke-width="22"`,
      ),
    ),
    oval(
      -4,
      0,
      150,
      140,
      'none',
      `stroke="${sheet.tone.pale}" stroke-width="4" opacity=".6" stroke-dasharray="160 700"`,
    ),
    stroke('M120 80q40 30 60 70', sheet.tone.base, 22),
    stroke('M178 146l12 22', sheet.paint('oro').base, 12),
    box(-24, -162, 50, 120, 12, sheet.accent.base),
  ].join(''),
);

const tornillos = lies(150, (sheet) => {
  const steel = sheet.paint('plata');
  const screw = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-13-40h26v96l-13 30-13-30z', sheet.fade(steel.light, steel.dark, 0)),
      each(5, (index) => stroke(`M-18 ${-22 + index * 18}l36 9`, steel.deep, 5)),
      oval(0, -48, 36, 21, steel.base),
      oval(0, -52, 34, 18, steel.pale),
      stroke('M-16-52h32M0-61v18', steel.deep, 6),
    );
  return [
    screw(-104, -60, -30),
    screw(4, -86, 8),
    screw(108, -50, 36),
    screw(-64, 76, 20),
    screw(60, 80, -24),
    oval(-4, 14, 34, 32, sheet.accent.base),
    oval(-4, 14, 15, 14, sheet.tone.deep),
    oval(130, 100, 30, 28, sheet.tone.base),
    oval(130, 100, 14, 13, sheet.tone.deep),
  ].join('');
});

const serrucho = lies(175, (sheet) =>
  group(
    'rotate(-22)',
    shape('M-190-20 90-56v112l-266-30z', sheet.fade(sheet.paint('plata').pale, sheet.paint('gris').light)),
    shape(
      `M-176 26${Array.from({ length: 14 }, (_, index) => `L${-170 + index * 19} ${38 + index * 1.8}L${-160 + index * 19} ${29 + index * 1.9}`).join('')}L90 56V40z`,
      sheet.paint('gris').base,
    ),
    shape('M80-66q80-30 112 30 20 60-30 106-50 20-82-10z', sheet.fade(sheet.tone.light, sheet.tone.dark)),
    shape('M112-26q30-20 50 8 8 30-14 50-24 8-36-8z', sheet.accent.pale),
  ),
);

const manguera = lies(165, (sheet) =>
  [
    ...[0, 1, 2, 3].map((index) =>
      oval(
        0,
        index * 4,
        150 - index * 27,
        130 - index * 25,
        'none',
        `stroke="${index % 2 ? sheet.tone.base : sheet.tone.dark}" stroke-width="24"`,
      ),
    ),
    oval(0, 0, 154, 134, 'none', `stroke="${sheet.accent.light}" stroke-width="4" stroke-dasharray="22 14"`),
    stroke('M130 70q20 50 50 60', sheet.tone.base, 24),
    group('translate(178 134) rotate(30)', box(-14, -24, 54, 48, 9, sheet.paint('oro').base)),
  ].join(''),
);

const candado = stands(105, 2, (sheet) =>
  [
    stroke('M-64-20v-60q0-76 64-76t64 76v60', sheet.paint('plata').dark, 32),
    stroke('M-68-20v-60q4-72 60-76', sheet.paint('plata').pale, 9),
    box(-110, -30, 220, 182, 30, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-110, 96, 220, 16, 0, sheet.tone.deep, 'opacity=".4"'),
    oval(0, 42, 23, 23, sheet.tone.deep),
    shape('M-10 50h20l9 48h-38z', sheet.tone.deep),
  ].join(''),
);

const pala = lies(110, (sheet) =>
  group(
    'rotate(-26)',
    box(-13, -130, 26, 190, 11, sheet.fade(sheet.paint('madera').light, sheet.paint('madera').dark, 0)),
    stroke('M-46-190h92l-26 56h-40z', sheet.accent.base, 17),
    shape('M-72 40q72-22 144 0v74q-10 54-72 84-62-30-72-84z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    stroke('M0 50v80', sheet.tone.deep, 9, 'opacity=".5"'),
  ),
);

const carretilla = stands(180, 1, (sheet) =>
  [
    stroke('M190-20 40 60-70 120', sheet.paint('madera').dark, 17),
    stroke('M100 40l20 108', sheet.paint('gris').dark, 15),
    shape('M-160-60h270l-70 130h-120q-40-4-50-40z', sheet.fade(sheet.tone.light, sheet.tone.dark)),
    box(-168, -72, 288, 20, 10, sheet.tone.deep),
    shape('M-120-72q30-60 80-40 40-50 90 4 30 4 34 36z', sheet.accent.base),
    oval(-100, 108, 46, 46, sheet.paint('negro').base),
    oval(-100, 108, 22, 22, sheet.paint('plata').base),
  ].join(''),
);

const escalera = stands(105, 1, (sheet) =>
  [
    stroke('M60-180 116 146', sheet.tone.dark, 17),
    stroke('M-40-184-104 146M30-184 72 146', sheet.tone.base, 22),
    ...[0, 1, 2, 3, 4].map((index) =>
      box(-56 - index * 11, -140 + index * 58, 100 + index * 18, 20, 6, index % 2 ? sheet.tone.light : sheet.tone.pale),
    ),
    box(-56, -192, 122, 30, 9, sheet.accent.base),
  ].join(''),
);

const cinta = stands(120, 2, (sheet) =>
  [
    oval(-10, 20, 134, 130, sheet.tone.dark),
    oval(-16, 14, 132, 128, sheet.glow(sheet.tone.light, sheet.tone.base)),
    oval(-16, 14, 70, 68, sheet.accent.pale),
    oval(-12, 18, 56, 54, sheet.paint('madera').dark),
    shape('M-16 142h180v-28h-120z', sheet.tone.base),
    oval(-16, 14, 102, 98, 'none', `stroke="${sheet.tone.dark}" stroke-width="3" opacity=".5"`),
  ].join(''),
);

/** The hardware shop. */
export const toolDrawings = {
  martillo,
  taladro,
  llave,
  desarmador,
  pinzas,
  pintura,
  brocha,
  tuberia,
  foco,
  cable,
  tornillos,
  serrucho,
  manguera,
  candado,
  pala,
  carretilla,
  escalera,
  cinta,
} as const satisfies Record<string, Drawing>;

import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, shape, stroke } from '../pen.ts';

const silla = stands(115, 1, (sheet) => {
  const wood = sheet.tone;
  return [
    box(-96, -180, 22, 330, 9, wood.dark),
    box(74, -180, 22, 330, 9, wood.dark),
    each(3, (index) => box(-84, -166 + index * 50, 168, 28, 9, sheet.fade(wood.light, wood.base))),
    box(-116, 48, 26, 104, 8, wood.base),
    box(90, 48, 26, 104, 8, wood.base),
    shape('M-96 6h192l28 44h-248z', sheet.fade(sheet.accent.light, sheet.accent.base)),
    box(-124, 48, 248, 22, 9, wood.light),
    box(-100, 104, 200, 13, 6, wood.dark),
  ].join('');
});

const mesa = stands(185, 1, (sheet) => {
  const wood = sheet.tone;
  return [
    box(-140, -6, 24, 130, 6, wood.deep),
    box(116, -6, 24, 130, 6, wood.deep),
    shape('M-140-60h280l56 46h-392z', sheet.fade(wood.light, wood.base)),
    stroke('M-120-44h240M-150-28h310', wood.dark, 3, 'opacity=".5"'),
    box(-196, -16, 392, 26, 7, wood.base),
    box(-180, 10, 360, 26, 0, wood.dark),
    box(-184, 10, 32, 142, 6, sheet.fade(wood.light, wood.dark, 0)),
    box(152, 10, 32, 142, 6, sheet.fade(wood.light, wood.dark, 0)),
    shape('M-30-60q-26-56 30-56t30 56z', sheet.accent.base),
    each(3, (index) => oval(-26 + index * 26, -128 - (index % 2) * 18, 19, 18, sheet.accent.light)),
  ].join('');
});

const lampara = stands(80, 1, (sheet) =>
  [
    oval(0, -30, 150, 130, sheet.paint('amarillo').pale, 'opacity=".35"'),
    oval(0, 140, 74, 15, sheet.accent.deep),
    shape('M-26 134q-50-60 0-120h52q50 60 0 120z', sheet.fade(sheet.accent.light, sheet.accent.dark, 0)),
    box(-9, -20, 18, 40, 4, sheet.paint('oro').base),
    shape('M-70-170h140l56 154q-126 26-252 0z', sheet.fade(sheet.tone.pale, sheet.tone.base)),
    stroke('M-70-170h140M-124-18q124 24 248 0', sheet.tone.dark, 7),
    stroke('M-26-166l-26 150M26-166l26 150', sheet.tone.dark, 3, 'opacity=".35"'),
  ].join(''),
);

const cama = stands(190, 1, (sheet) =>
  [
    box(-186, -120, 30, 270, 10, sheet.paint('madera').dark),
    box(-186, -116, 120, 90, 14, sheet.paint('madera').base),
    box(166, 0, 26, 150, 10, sheet.paint('madera').dark),
    box(-166, 60, 340, 66, 14, sheet.paint('blanco').base),
    shape('M-60 0h226q14 0 14 16v70h-240z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    each(4, (index) => stroke(`M${-20 + index * 48} 6v78`, sheet.accent.light, 8)),
    box(-158, 4, 112, 60, 26, sheet.fade(sheet.paint('blanco').pale, sheet.paint('blanco').dark)),
    box(-60, 84, 240, 13, 6, sheet.tone.dark),
  ].join(''),
);

const colchon = stands(185, 1, (sheet) =>
  [
    box(-186, 34, 372, 112, 30, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    shape('M-150-50h300l36 74q0 26-24 26h-324q-24 0-24-26z', sheet.fade(sheet.tone.pale, sheet.tone.light)),
    each(3, (row) =>
      each(5, (index) =>
        oval(-110 + index * 55 + (row - 1) * (index - 2) * 4, -28 + row * 26, 6, 4, sheet.accent.base),
      ),
    ),
    stroke('M-180 60h360M-180 118h360', sheet.accent.base, 7),
    each(9, (index) => stroke(`M${-150 + index * 38} 74v30`, sheet.tone.dark, 4, 'opacity=".4"')),
  ].join(''),
);

const sillon = stands(185, 1, (sheet) => {
  const cloth = sheet.tone;
  return [
    each(2, (index) => box(-150 + index * 270, 130, 30, 24, 6, sheet.paint('cafe').dark)),
    box(-150, -90, 300, 170, 40, sheet.fade(cloth.light, cloth.base)),
    stroke('M0-80v110', cloth.dark, 6, 'opacity=".5"'),
    box(-140, 26, 142, 70, 24, cloth.light),
    box(-2, 26, 142, 70, 24, cloth.light),
    box(-152, 82, 304, 56, 16, cloth.dark),
    box(-190, -10, 66, 148, 32, sheet.fade(cloth.light, cloth.dark)),
    box(124, -10, 66, 148, 32, sheet.fade(cloth.light, cloth.dark)),
    group('rotate(14 70 0)', box(48, -34, 76, 74, 14, sheet.accent.base), stroke('M56 4h60', sheet.accent.pale, 8)),
  ].join('');
});

const ropero = stands(125, 1, (sheet) => {
  const wood = sheet.tone;
  return [
    box(-112, 136, 28, 18, 4, wood.deep),
    box(84, 136, 28, 18, 4, wood.deep),
    box(-126, -172, 252, 314, 10, sheet.fade(wood.light, wood.base)),
    box(-138, -186, 276, 26, 9, wood.dark),
    box(-112, -146, 108, 190, 6, wood.dark, 'opacity=".45"'),
    box(4, -146, 108, 190, 6, wood.dark, 'opacity=".45"'),
    box(-102, -136, 88, 170, 4, wood.light),
    box(14, -136, 88, 170, 4, wood.light),
    box(-112, 58, 224, 32, 5, wood.dark, 'opacity=".45"'),
    box(-112, 98, 224, 32, 5, wood.dark, 'opacity=".45"'),
    oval(-18, -46, 6, 12, sheet.paint('oro').base),
    oval(18, -46, 6, 12, sheet.paint('oro').base),
    oval(0, 74, 14, 6, sheet.paint('oro').base),
    oval(0, 114, 14, 6, sheet.paint('oro').base),
  ].join('');
});

const olla = stands(150, 1, (sheet) => {
  const pot = sheet.tone;
  return [
    stroke('M-140 20q-52 0-48 34t50 24M140 20q52 0 48 34t-50 24', pot.dark, 20),
    shape('M-148-16h296v112q0 54-54 54h-188q-54 0-54-54z', sheet.fade(pot.light, pot.dark, 0)),
    box(-158, -26, 316, 24, 12, pot.base),
    shape('M-144-28q10-74 144-74t144 74z', sheet.fade(pot.pale, pot.base)),
    box(-30, -132, 60, 24, 12, sheet.accent.dark),
    box(-9, -116, 18, 18, 0, sheet.accent.deep),
    stroke('M-112 14v80', '#fff', 13, 'opacity=".4"'),
  ].join('');
});

const sarten = lies(175, (sheet) =>
  [
    group('rotate(-34)', box(110, -20, 150, 40, 18, sheet.accent.dark), oval(236, 0, 9, 9, sheet.accent.pale)),
    oval(-34, 26, 150, 140, sheet.tone.deep),
    oval(-34, 16, 150, 140, sheet.tone.base),
    oval(-34, 18, 124, 114, sheet.glow(sheet.tone.light, sheet.tone.dark)),
    oval(-30, 20, 62, 52, sheet.paint('blanco').pale),
    oval(-26, 16, 28, 26, sheet.glow(sheet.paint('amarillo').light, sheet.paint('naranja').base)),
  ].join(''),
);

const vajilla = stands(165, 1, (sheet) => {
  const clay = sheet.tone;
  return [
    ...[0, 1, 2, 3].map((index) => oval(-36, 138 - index * 17, 146, 22, index % 2 ? clay.dark : clay.light)),
    oval(-36, 72, 116, 17, sheet.accent.light),
    shape('M-116 10q6 74 52 78h56q46-4 52-78z', sheet.fade(clay.light, clay.dark, 0)),
    oval(-36, 10, 80, 18, clay.deep),
    stroke('M-108 38q72 30 144 0', sheet.accent.pale, 8, 'stroke-dasharray="1 18"'),
    shape('M88 40h84q4 104-26 112h-32q-30-8-26-112z', sheet.fade(clay.light, clay.base, 0)),
    stroke('M172 62q34 0 30 28t-36 24', clay.base, 13),
    oval(130, 40, 42, 11, clay.deep),
  ].join('');
});

const escoba = lies(100, (sheet) =>
  group(
    'rotate(24)',
    box(-9, -190, 18, 230, 9, sheet.paint('madera').base),
    box(-42, 22, 84, 40, 12, sheet.tone.base),
    shape('M-48 56h96l34 126q-82 16-164 0z', sheet.fade(sheet.accent.light, sheet.accent.base)),
    each(9, (index) => stroke(`M${-40 + index * 10} 66l${(index - 4) * 7} 112`, sheet.accent.dark, 3, 'opacity=".5"')),
    stroke('M-54 84h108', sheet.tone.dark, 6),
  ),
);

const cubeta = stands(125, 2, (sheet) =>
  [
    stroke('M-118-70q0-110 118-110t118 110', sheet.paint('gris').dark, 9),
    shape('M-126-70h252l-28 204q-2 18-22 18h-152q-20 0-22-18z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, -70, 126, 30, sheet.tone.deep),
    oval(0, -62, 114, 22, sheet.accent.light),
    stroke('M-118-20q118 40 236 0', sheet.tone.pale, 9, 'opacity=".7"'),
    stroke('M-94-20l14 130', '#fff', 12, 'opacity=".35"'),
  ].join(''),
);

const almohada = stands(170, 1, (sheet) => {
  const pillow = (y: number, color: typeof sheet.tone): string =>
    shape(`M-168 ${y - 44}q168-36 336 0 18 50 0 100-168 32-336 0-18-50 0-100z`, sheet.fade(color.light, color.dark)) +
    stroke(`M-148 ${y - 24}q148-28 296 0`, color.pale, 6, 'stroke-dasharray="4 14"');
  return pillow(92, sheet.tone) + pillow(2, sheet.accent);
});

const cortina = lies(150, (sheet) =>
  [
    box(-176, -176, 352, 18, 9, sheet.paint('cafe').base),
    oval(-178, -167, 15, 15, sheet.paint('oro').base),
    oval(178, -167, 15, 15, sheet.paint('oro').base),
    ...[-1, 1].map((side) =>
      group(
        `scale(${side} 1)`,
        shape('M10-158h146v320h-110q-10-150-36-320z', sheet.fade(sheet.tone.light, sheet.tone.base, 0)),
        each(5, (index) =>
          stroke(
            `M${34 + index * 26}-154q${index * 2} 150 ${10 + index * 1.5} 308`,
            sheet.tone.dark,
            7,
            'opacity=".35"',
          ),
        ),
        stroke('M34 40h120', sheet.accent.base, 15),
      ),
    ),
  ].join(''),
);

const vela = stands(80, 2, (sheet) =>
  [
    oval(0, -130, 60, 70, sheet.paint('amarillo').pale, 'opacity=".4"'),
    box(-74, -40, 148, 190, 22, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, -38, 74, 18, sheet.tone.pale),
    box(-74, 40, 148, 70, 0, sheet.accent.pale),
    oval(0, 75, 24, 24, sheet.accent.base),
    stroke('M0-42v-24', sheet.paint('negro').base, 6),
    shape(
      'M0-150q38 50 22 76-22 24-44 0-16-30 22-76z',
      sheet.fade(sheet.paint('amarillo').base, sheet.paint('naranja').base),
    ),
  ].join(''),
);

const planta = stands(95, 2, (sheet) => {
  const leaf = sheet.paint(sheet.random.pick(['verde', 'olivo', 'limon']));
  return [
    each(7, (index) =>
      group(
        `rotate(${-66 + index * 22} 0 40)`,
        shape('M0 40q-46-90 0-214 46 124 0 214z', sheet.fade(leaf.light, leaf.dark)),
        stroke('M0 30v-160', leaf.pale, 4, 'opacity=".5"'),
      ),
    ),
    sheet.random.chance(0.5)
      ? each(
          3,
          (index) =>
            oval(-56 + index * 56, -80 - (index % 2) * 50, 22, 22, sheet.accent.light) +
            oval(-56 + index * 56, -80 - (index % 2) * 50, 8, 8, sheet.paint('amarillo').base),
        )
      : '',
    shape('M-92 40h184l-26 98q-4 14-20 14h-92q-16 0-20-14z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-102, 24, 204, 32, 9, sheet.tone.base),
    stroke('M-70 92h140', sheet.accent.pale, 8, 'stroke-dasharray="2 20"'),
  ].join('');
});

const espejo = stands(110, 1, (sheet) =>
  [
    oval(0, -16, 138, 168, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    each(20, (index) => {
      const angle = (index / 20) * Math.PI * 2;
      return oval(Math.cos(angle) * 124, -16 + Math.sin(angle) * 154, 9, 9, sheet.accent.base);
    }),
    oval(0, -16, 108, 138, sheet.fade(sheet.paint('cielo').pale, sheet.paint('cielo').light, 45)),
    stroke('M-50-70 10-120M-60-10 56-112', '#fff', 13, 'opacity=".7"'),
  ].join(''),
);

/** What a house is furnished with. */
export const homeDrawings = {
  silla,
  mesa,
  lampara,
  cama,
  colchon,
  sillon,
  ropero,
  olla,
  sarten,
  vajilla,
  escoba,
  cubeta,
  almohada,
  cortina,
  vela,
  planta,
  espejo,
} as const satisfies Record<string, Drawing>;

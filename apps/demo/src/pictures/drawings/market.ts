import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, type Sheet, shape, specks, stroke } from '../pen.ts';

const queso = stands(160, 1, (sheet) => {
  const cheese = sheet.tone;
  return [
    box(-190, 122, 380, 30, 12, sheet.paint('madera').base),
    shape('M-160 30v70q0 32 160 32t160-32v-70z', sheet.fade(cheese.base, cheese.dark, 0)),
    oval(0, 30, 160, 46, cheese.light),
    shape('M0 30 158 24q4 22-34 36zM0 30l124 30v62q-60 12-124 10z', cheese.pale),
    each(6, (index) =>
      oval(18 + (index % 3) * 36, 62 + Math.floor(index / 3) * 34, 8 + (index % 2) * 4, 7, cheese.base),
    ),
    shape('M-118-30 60-62q46 14 50 42l-4 26-224 10z', sheet.fade(cheese.pale, cheese.light)),
    shape('M-118-30 60-62q46 14 50 42l-228 8z', cheese.light),
    specks(sheet.random, 10, [0, -6, 84, 10], 6, cheese.base),
  ].join('');
});

const carne = lies(170, (sheet) => {
  const meat = sheet.tone;
  return [
    box(-186, -140, 372, 290, 40, sheet.paint('madera').dark),
    box(-186, -150, 372, 290, 40, sheet.fade(sheet.paint('madera').light, sheet.paint('madera').base)),
    shape('M-132 26q-26-128 86-126 50-34 118 6 92 34 62 116-34 74-120 60-112 36-146-56z', sheet.paint('crema').pale),
    shape(
      'M-114 22q-18-104 76-104 44-26 98 8 76 30 54 94-28 58-104 46-96 30-124-44z',
      sheet.glow(meat.light, meat.base),
    ),
    stroke('M-70-8q40-44 88-18M-60 44q50-26 110 0M44-26q40 26 40 60', sheet.paint('crema').pale, 8, 'opacity=".75"'),
    oval(-14, 12, 25, 21, sheet.paint('crema').pale),
    oval(-14, 12, 13, 11, meat.dark),
    shape('M112 70q40-20 52-64 18 44-18 84z', sheet.paint('verde').base),
    stroke('M116 82q30-30 46-70', sheet.paint('verde').dark, 4),
  ].join('');
});

const chorizo = lies(165, (sheet) => {
  const link = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(-84, -38, 168, 80, 40, sheet.fade(sheet.tone.light, sheet.tone.dark)),
      specks(sheet.random, 9, [0, 0, 62, 22], 7, sheet.paint('crema').light).replaceAll('/>', ' fill-opacity=".6"/>'),
      stroke('M-58-20q50-14 104 0', '#fff', 6, 'opacity=".35"'),
      oval(-88, 0, 9, 9, sheet.paint('crema').dark),
      oval(88, 0, 9, 9, sheet.paint('crema').dark),
    );
  return link(-74, -74, 24) + link(86, -62, -12) + link(-66, 50, -10) + link(88, 66, 22);
});

const pollo = stands(180, 1, (sheet) => {
  const skin = sheet.tone;
  return [
    oval(0, 132, 200, 36, sheet.paint('blanco').dark),
    oval(0, 124, 200, 36, sheet.paint('blanco').pale),
    each(6, (index) => oval(-160 + index * 64, 118, 34, 17, sheet.paint('limon').base)),
    shape('M-150 88q-16-128 130-136 150-2 160 116-10 60-140 60t-150-40z', sheet.glow(skin.light, skin.base)),
    shape('M40 96q4-86 76-84 64 14 44 76-30 44-74 30z', sheet.glow(skin.light, skin.dark)),
    shape('M146 40q30-32 46-28l8-16q18-2 18 16 16 8 4 22-22 0-54 26z', sheet.paint('crema').pale),
    stroke('M-112 20q40-44 100-44', skin.pale, 12, 'opacity=".6"'),
    shape('M-106 90q0-60 56-56 44 12 28 56-36 34-84 0z', skin.dark, 'opacity=".45"'),
  ].join('');
});

const huevos = stands(165, 1, (sheet) => {
  const egg = (x: number, y: number): string =>
    shape(
      `M${x - 44} ${y}c0-52 22-92 44-92s44 40 44 92c0 60-88 60-88 0z`,
      sheet.glow(sheet.tone.pale, sheet.tone.base),
    );
  const straw = sheet.paint('mostaza');
  return [
    each(5, (index) => egg(-112 + index * 56, 34)),
    each(4, (index) => egg(-84 + index * 56, 62)),
    shape('M-178 56h356l-30 84q-8 12-24 12h-248q-16 0-24-12z', sheet.fade(straw.light, sheet.paint('cuero').base)),
    each(6, (index) =>
      stroke(`M${-150 + index * 60} 62l${(index - 2.5) * -6} 84`, sheet.paint('cuero').dark, 4, 'opacity=".5"'),
    ),
    stroke('M-172 86h344M-162 116h324', sheet.paint('cuero').dark, 4, 'opacity=".5"'),
    box(-184, 46, 368, 20, 10, straw.dark),
  ].join('');
});

const chile = lies(160, (sheet) => {
  const one = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape(
        'M-36-92q36-22 72 0 22 96-42 210-12 10-14-6-44-110-16-204z',
        sheet.fade(sheet.tone.light, sheet.tone.dark, 0),
      ),
      stroke('M-16-66q-10 60 0 116', '#fff', 9, 'opacity=".35"'),
      shape('M-40-90q40-34 80 0-40 20-80 0z', sheet.paint('olivo').base),
      stroke('M0-102q-2-26 16-42', sheet.paint('olivo').dark, 12),
    );
  return one(-92, 0, 22) + one(88, 4, -26) + one(0, 10, -3);
});

const nuez = stands(160, 1, (sheet) => {
  const nut = sheet.tone;
  const one = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      oval(0, 0, 56, 36, sheet.glow(nut.light, nut.dark)),
      stroke('M-38-6q38-22 74 0M-34 12q34 14 66 0', nut.deep, 4, 'opacity=".5"'),
      oval(56, 0, 6, 5, nut.deep),
    );
  const half = group(
    'translate(96 112) rotate(-14)',
    oval(0, 0, 58, 34, nut.deep),
    oval(0, -3, 48, 26, sheet.paint('tostado').light),
    stroke('M-40-3h80M-30-14q8 10 16 0t16 0 16 0 14 0M-30 8q8-8 16 0t16 0 16 0', nut.base, 5),
  );
  return [
    shape('M-160-20q160 44 320 0-10 150-80 170h-160q-70-20-80-170z', sheet.fade(sheet.accent.light, sheet.accent.dark)),
    oval(0, -20, 160, 36, sheet.accent.deep),
    one(-86, -24, -20),
    one(88, -26, 24),
    one(0, -16, 4),
    one(-42, -52, 12),
    one(46, -56, -18),
    one(2, -82, 8),
    stroke('M-150 24q150 44 300 0M-132 74q132 40 264 0', sheet.accent.pale, 6, 'opacity=".6"'),
    half,
    group('translate(-110 128) scale(.8)', one(0, 0, 16)),
  ].join('');
});

/** A round fruit with its stalk and leaf. */
const roundFruit = (sheet: Sheet, x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape(
      'M0-66q80-34 92 44-4 92-66 104-26-8-52 0-62-12-66-104 12-78 92-44z',
      sheet.glow(sheet.tone.light, sheet.tone.dark),
    ),
    oval(-46, -18, 15, 27, '#fff', 'opacity=".4" transform="rotate(24 -46 -18)"'),
    stroke('M0-62q2-28 18-44', sheet.paint('cafe').base, 9),
    shape('M12-82q34-40 66-14-26 32-66 14z', sheet.paint('verde').base),
  );

const fruta = stands(
  160,
  1,
  (sheet) => roundFruit(sheet, -84, 66, 0.98) + roundFruit(sheet, 92, 72, 0.92) + roundFruit(sheet, 4, 44, 1.16),
);

const tomate = stands(165, 1, (sheet) => {
  const one = (x: number, y: number, size: number): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      oval(0, 0, 98, 86, sheet.glow(sheet.tone.light, sheet.tone.dark)),
      oval(-38, -32, 24, 15, '#fff', 'opacity=".4" transform="rotate(-30 -38 -32)"'),
      shape('M0-70l18 22 34-10-20 28-32-10-32 10-20-28 34 10z', sheet.paint('verde').base),
      stroke('M0-70v-24', sheet.paint('verde').dark, 9),
    );
  return one(-90, 74, 0.86) + one(92, 78, 0.82) + one(0, 52, 1.06);
});

const aguacate = lies(150, (sheet) =>
  [
    group(
      'translate(-62 -20) rotate(-18)',
      shape(
        'M0-150c44 0 44 70 70 110 36 60 12 150-70 150s-106-90-70-150c26-40 26-110 70-110z',
        sheet.glow(sheet.tone.base, sheet.tone.deep),
      ),
      specks(sheet.random, 26, [0, 20, 56, 80], 4, sheet.tone.light),
    ),
    group(
      'translate(74 26) rotate(14)',
      shape('M0-150c44 0 44 70 70 110 36 60 12 150-70 150s-106-90-70-150c26-40 26-110 70-110z', sheet.tone.deep),
      shape(
        'M0-138c36 0 36 68 60 104 32 56 10 132-60 132s-92-76-60-132c24-36 24-104 60-104z',
        sheet.fade(sheet.paint('limon').pale, sheet.paint('limon').light),
      ),
      oval(0, 28, 42, 42, sheet.glow(sheet.paint('cuero').light, sheet.paint('cuero').dark)),
    ),
  ].join(''),
);

const elote = lies(150, (sheet) => {
  const one = (x: number, turn: number): string =>
    group(
      `translate(${x} 0) rotate(${turn})`,
      shape('M-46-40q0-120 46-130 46 10 46 130v150h-92z', sheet.tone.base),
      each(44, (index) =>
        oval(
          -33 + (index % 4) * 22,
          -120 + Math.floor(index / 4) * 19,
          11,
          10,
          index % 3 ? sheet.tone.light : sheet.tone.pale,
        ),
      ),
      shape(
        'M-60-30q-10 150 60 190 70-40 60-190-14 90-60 120-46-30-60-120z',
        sheet.fade(sheet.paint('limon').light, sheet.paint('verde').base),
      ),
      stroke('M0 154v30', sheet.paint('limon').light, 20),
    );
  return one(-74, -16) + one(74, 14);
});

const verdura = stands(165, 1, (sheet) => {
  const leaf = sheet.paint('verde');
  return [
    each(5, (index) =>
      group(
        `rotate(${-34 + index * 17} 0 60)`,
        shape('M-40-30q-10-130 40-150 50 20 40 150z', sheet.fade(leaf.light, leaf.dark)),
        stroke('M0 20v-170', leaf.pale, 4, 'opacity=".6"'),
      ),
    ),
    oval(-76, 20, 56, 54, sheet.glow(sheet.paint('rojo').light, sheet.paint('rojo').dark)),
    oval(14, 10, 60, 58, sheet.glow(sheet.tone.light, sheet.tone.dark)),
    oval(96, 26, 52, 50, sheet.glow(sheet.paint('naranja').light, sheet.paint('naranja').dark)),
    shape(
      'M-180 40h360l-18 96q-4 16-22 16h-280q-18 0-22-16z',
      sheet.fade(sheet.paint('madera').light, sheet.paint('madera').dark),
    ),
    stroke('M-176 74h352M-170 112h340', sheet.paint('cafe').base, 5, 'opacity=".5"'),
  ].join('');
});

const sandia = stands(170, 1, (sheet) =>
  [
    oval(-46, 34, 140, 116, sheet.glow(sheet.paint('verde').light, sheet.paint('verde').dark)),
    each(5, (index) =>
      stroke(
        `M${-150 + index * 52}-${30 + (index % 2) * 20}q${14 - index * 6} 80 0 150`,
        sheet.paint('verde').deep,
        11,
        'opacity=".6"',
      ),
    ),
    shape('M-60 104h240q-8 54-120 54t-120-54z', sheet.paint('verde').base),
    shape('M-60 104 66-92l114 196z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    shape('M-60 104h240l-4 18q-110 24-232 0z', sheet.paint('limon').pale),
    each(7, (index) =>
      oval(16 + (index % 4) * 30 + (index > 3 ? 14 : 0), index > 3 ? 34 : 76, 5, 9, sheet.paint('negro').base),
    ),
  ].join(''),
);

const papas = stands(165, 1, (sheet) => {
  const one = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-80 6q-4-64 70-62 86-6 88 54 0 62-80 62-76 0-78-54z', sheet.glow(sheet.tone.light, sheet.tone.dark)),
      specks(sheet.random, 7, [0, 0, 56, 36], 5, sheet.tone.deep),
    );
  return one(-96, 84, -14) + one(96, 88, 16) + one(0, 92, 4) + one(-44, 26, 18) + one(58, 22, -20) + one(4, -36, 6);
});

const zanahoria = lies(150, (sheet) => {
  const one = (x: number, turn: number): string =>
    group(
      `translate(${x} 10) rotate(${turn})`,
      each(3, (index) => stroke(`M0-70q${(index - 1) * 30}-40 ${(index - 1) * 50}-96`, sheet.paint('verde').base, 15)),
      shape('M-40-72q40-24 80 0 4 120-40 230-44-110-40-230z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
      stroke('M-30-30h26M6 10h24M-22 54h20', sheet.tone.deep, 5, 'opacity=".5"'),
    );
  return one(-92, 14) + one(92, -14) + one(0, 0);
});

/** Fresh goods from the butcher, the dairy and the field. */
export const marketDrawings = {
  queso,
  carne,
  chorizo,
  pollo,
  huevos,
  chile,
  nuez,
  fruta,
  tomate,
  aguacate,
  elote,
  verdura,
  sandia,
  papas,
  zanahoria,
} as const satisfies Record<string, Drawing>;

import { shades, shadesOf, type Tone } from './colors.ts';
import { box, createSheet, each, oval, shape, stroke } from './pen.ts';
import { createRandom } from './random.ts';

const hairTones: readonly [Tone, ...Tone[]] = ['negro', 'chocolate', 'cafe', 'cuero', 'gris', 'mostaza'];
const clothTones: readonly [Tone, ...Tone[]] = [
  'azul',
  'rojo',
  'verde',
  'mostaza',
  'morado',
  'turquesa',
  'rosa',
  'mezclilla',
  'blanco',
];
const paperTones: readonly [Tone, ...Tone[]] = ['crema', 'menta', 'cielo', 'durazno', 'lila', 'maiz'];

/** The demo's people sign as `first.last`: enough to give María no moustache. */
const womensNames = /^(\w*a|karen|carmen|irene|dulce)\./;

/** A person's picture, 400 × 400: face, hair and shirt chosen by the username. */
export function drawAvatar(username: string): string {
  const seed = `person ${username}`;
  const random = createRandom(seed);
  const sheet = createSheet(seed, random.pick(clothTones), random.pick(paperTones));
  const hair = shades(random.pick(hairTones), random);
  const skin = shadesOf(random.between(18, 28), random.between(40, 56), random.between(52, 76));
  const isWoman = womensNames.test(username);
  const style = isWoman ? random.pick([1, 1, 2]) : random.pick([0, 3, 3, 4]);
  const back =
    style === 1
      ? shape('M102 330q-16-220 98-226 114 6 98 226z', hair.dark)
      : style === 2
        ? oval(200, 86, 46, 42, hair.dark)
        : '';
  const fringe =
    [
      shape('M112 190q-4-100 88-104 92 4 88 104-20-50-60-58-70 20-116 58z', hair.base),
      shape('M112 200q-8-112 88-116 96 4 88 116-18-64-88-66-70 2-88 66z', hair.base),
      shape('M112 190q0-104 88-106 88 2 88 106-30-30-50-60-60 30-126 60z', hair.base),
      shape('M114 176q6-92 86-92t86 92q-40-40-86-40t-86 40z', hair.base),
      shape(
        'M70 156q130-40 260 0-20 26-130 22T70 156zM126 148q0-92 74-92t74 92q-74-20-148 0z',
        shades('crema', random).base,
      ),
    ][style] ?? '';
  const content = [
    box(0, 0, 400, 400, 0, sheet.fade(sheet.accent.pale, sheet.accent.base)),
    back,
    shape('M56 400q10-104 104-112h80q94 8 104 112z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    shape('M166 250h68v50q-34 36-68 0z', skin.dark),
    oval(112, 204, 15, 21, skin.base),
    oval(288, 204, 15, 21, skin.base),
    oval(200, 196, 88, 98, sheet.glow(skin.light, skin.base)),
    fringe,
    each(
      2,
      (index) =>
        oval(166 + index * 68, 204, 8, 10, '#3a2a22') + stroke(`M${152 + index * 68} 182q14-9 28 0`, hair.deep, 6),
    ),
    stroke('M200 208q-9 22 4 24', skin.dark, 5),
    stroke('M168 250q32 26 64 0', '#8c3b34', 7),
    !isWoman && random.chance(0.35) ? shape('M166 240q34-18 68 0-34 10-68 0z', hair.base) : '',
    random.chance(0.25)
      ? each(2, (index) => oval(166 + index * 68, 204, 26, 24, 'none', 'stroke="#4a3a34" stroke-width="5"')) +
        stroke('M192 202h16', '#4a3a34', 5)
      : '',
    oval(140, 234, 17, 11, '#e2725b', 'opacity=".25"'),
    oval(260, 234, 17, 11, '#e2725b', 'opacity=".25"'),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs>${sheet.definitions()}</defs>${content}</svg>`;
}

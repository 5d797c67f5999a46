import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, shape, specks, stroke } from '../pen.ts';

const relojPared = stands(150, 1, (sheet) =>
  [
    oval(0, -16, 166, 166, sheet.fade(sheet.tone.light, sheet.tone.dark, 60)),
    oval(0, -16, 142, 142, sheet.tone.deep),
    oval(0, -16, 136, 136, sheet.paint('crema').pale),
    each(12, (hour) =>
      group(`translate(0 -16) rotate(${hour * 30})`, box(-4, -126, 8, hour % 3 ? 16 : 30, 4, '#3b342c')),
    ),
    stroke('M0-16l-52-40', '#3b342c', 13),
    stroke('M0-16l44-84', '#3b342c', 9),
    stroke('M0-16l-8 96', sheet.paint('rojo').base, 4),
    oval(0, -16, 13, 13, sheet.tone.dark),
    shape('M-118-104q46-62 118-62-86 24-118 62z', '#fff', 'opacity=".5"'),
  ].join(''),
);

const tinaco = stands(130, 1, (sheet) =>
  [
    box(-40, -190, 80, 34, 12, sheet.tone.deep),
    shape('M-128-110q8-56 128-56t128 56z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    box(-132, -116, 264, 266, 26, sheet.fade(sheet.tone.light, sheet.tone.deep, 0)),
    each(4, (ring) => stroke(`M-130 ${-74 + ring * 58}h260`, sheet.tone.deep, 9, 'opacity=".55"')),
    box(-88, -60, 18, 180, 9, sheet.tone.pale, 'opacity=".4"'),
    box(110, 112, 58, 20, 6, sheet.paint('oro').base),
    box(60, -42, 58, 76, 8, sheet.accent.pale),
  ].join(''),
);

const baseTinaco = stands(150, 1, (sheet) =>
  [
    stroke('M-84-96l-28 240M84-96l28 240', sheet.tone.dark, 13),
    stroke('M-96 30h192M-112 118l200-170M112 118l-200-170', sheet.tone.base, 10),
    stroke('M-132-96l-26 246M132-96l26 246', sheet.tone.deep, 19),
    oval(0, -104, 166, 46, sheet.tone.deep),
    oval(0, -116, 166, 46, sheet.tone.dark),
    oval(0, -116, 142, 36, sheet.paint('gris').light),
    each(5, (bar) => stroke(`M${-96 + bar * 48}-${bar % 4 ? 148 : 138}v${bar % 4 ? 64 : 44}`, sheet.tone.dark, 10)),
    each(2, (foot) => box(-180 + foot * 310, 142, 50, 14, 5, sheet.tone.deep)),
  ].join(''),
);

const calentador = stands(100, 1, (sheet) =>
  [
    stroke('M-40-150v-44M40-150v-44', sheet.paint('cuero').light, 17),
    box(-104, -156, 208, 300, 26, sheet.fade(sheet.tone.pale, sheet.tone.dark, 0)),
    box(-60, -120, 120, 60, 12, sheet.paint('negro').deep),
    shape('M0-72q-26-10-14-36 4 10 12 12 0-14 10-22 2 18 12 24 6 18-20 22z', sheet.paint('naranja').base),
    oval(-44, 60, 28, 28, sheet.accent.dark),
    oval(44, 60, 28, 28, sheet.accent.dark),
    stroke('M-44 60v-20M44 60l16 12', '#fff', 8),
    each(4, (slot) => box(-60, 104 + slot * 9, 120, 4, 2, sheet.tone.deep)),
    box(-84, -130, 14, 180, 7, '#fff', 'opacity=".4"'),
  ].join(''),
);

const tortillero = stands(150, 1, (sheet) =>
  [
    each(4, (row) => oval((row % 2) * 8 - 4, -66 - row * 15, 128, 36, row % 2 ? '#e5c084' : '#edd09b')),
    specks(sheet.random, 12, [0, -112, 100, 22], 8, '#b98847'),
    shape('M-150-60h300l-14 178q-4 34-136 34t-136-34z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, -60, 150, 34, 'none', `stroke="${sheet.tone.dark}" stroke-width="12"`),
    shape('M-148-10q148 50 296 0l-4 48q-144 46-288 0z', sheet.accent.base),
    each(6, (knot) => shape(`M${-116 + knot * 44} ${24 + (knot % 5 ? 8 : 2)}l14-16 14 16-14 16z`, sheet.accent.pale)),
    stroke('M-120 84q120 34 240 0', sheet.tone.deep, 7, 'opacity=".5"'),
  ].join(''),
);

const molcajete = stands(150, 1, (sheet) =>
  [
    shape('M-118 86l-24 66h54l18-50zM118 86l24 66H88L70 102zM-26 110h52l-6 44h-40z', sheet.tone.deep),
    stroke('M40-40 130-170', sheet.tone.base, 60),
    stroke('M52-52 126-160', sheet.tone.light, 20, 'opacity=".6"'),
    shape('M-164-40q0 164 164 164T164-40z', sheet.fade(sheet.tone.light, sheet.tone.deep, 0)),
    oval(0, -40, 164, 44, sheet.tone.dark),
    oval(0, -36, 136, 33, sheet.paint('rojo').dark),
    specks(sheet.random, 26, [0, -34, 110, 20], 7, sheet.paint('rojo').light),
    specks(sheet.random, 40, [0, 50, 120, 46], 5, sheet.tone.deep),
    stroke('M46-46 78-92', sheet.tone.base, 56),
  ].join(''),
);

const calabacita = lies(150, (sheet) => {
  const one = (x: number, turn: number): string =>
    group(
      `translate(${x} 0) rotate(${turn})`,
      box(-16, -186, 32, 44, 10, sheet.paint('olivo').dark),
      shape(
        'M-42-150q42-18 84 0 26 150 6 270-48 62-96 0-20-120 6-270z',
        sheet.fade(sheet.tone.base, sheet.tone.deep, 0),
      ),
      stroke('M-22-128q-12 130-2 232M14-132q12 130 6 236', sheet.paint('limon').light, 7, 'opacity=".6"'),
      specks(sheet.random, 18, [0, 0, 34, 120], 5, sheet.paint('limon').pale),
    );
  return one(-96, 12) + one(92, -16) + one(0, -2);
});

/** What belongs to a house: its walls, its roof and its kitchen table. */
export const householdDrawings = {
  relojPared,
  tinaco,
  baseTinaco,
  calentador,
  tortillero,
  molcajete,
  calabacita,
} as const satisfies Record<string, Drawing>;

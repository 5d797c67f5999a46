import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, type Sheet, shape, stroke } from '../pen.ts';

/** A woven pattern over a cloth, clipped by nothing: stripes are kept inside by the caller's shape. */
function stripes(sheet: Sheet, top: number, bottom: number, half: number): string {
  const colors = [sheet.accent.base, sheet.accent.light, sheet.tone.pale, sheet.tone.deep];
  return each(4, (index) =>
    box(-half, top + ((bottom - top) / 4) * index, half * 2, 9 + index * 2, 0, colors[index] ?? sheet.accent.base),
  );
}

const camisa = lies(165, (sheet) => {
  const cloth = sheet.tone;
  const checked = sheet.random.chance(0.5);
  return [
    shape('M-72-140-176-84l34 94 46-18v158h192v-158l46 18 34-94-104-56z', sheet.fade(cloth.light, cloth.base)),
    checked
      ? each(
          4,
          (index) =>
            stroke(`M${-72 + index * 48}-124v270`, cloth.pale, 5, 'opacity=".55"') +
            stroke(`M-94 ${-70 + index * 60}h188`, cloth.deep, 6, 'opacity=".3"'),
        )
      : '',
    shape('M-72-140-176-84l34 94 46-18-4-60zM72-140 176-84l-34 94-46-18 4-60z', cloth.dark, 'opacity=".35"'),
    shape('M-56-146 0-96l-44 40-44-80zM56-146 0-96l44 40 44-80z', cloth.pale),
    stroke('M0-92v240', cloth.dark, 4),
    each(5, (index) => oval(8, -58 + index * 46, 6, 6, sheet.accent.pale)),
    box(28, -44, 52, 56, 6, cloth.dark, 'opacity=".5"'),
  ].join('');
});

const playera = lies(160, (sheet) => {
  const cloth = sheet.tone;
  return [
    shape(
      'M-64-136-176-78l36 84 48-20v160h184v-160l48 20 36-84-112-58q-64 52-128 0z',
      sheet.fade(cloth.light, cloth.base),
    ),
    stroke('M-64-136q64 56 128 0', cloth.dark, 11),
    stroke('M-92-14q8-44-4-70M92-14q-8-44 4-70', cloth.dark, 5, 'opacity=".5"'),
    oval(0, -4, 46, 46, sheet.accent.light),
    shape('M-30 18 0-34l30 52z', sheet.accent.dark),
    oval(14, -24, 9, 9, sheet.accent.pale),
  ].join('');
});

const sueter = lies(165, (sheet) => {
  const wool = sheet.tone;
  return [
    shape(
      'M-66-138-140-104l-46 214 50 18 44-120v140h184v-140l44 120 50-18-46-214-74-34q-66 44-132 0z',
      sheet.fade(wool.light, wool.base),
    ),
    each(3, (index) =>
      stroke(
        `M-86 ${-50 + index * 42}l22-20 22 20 22-20 22 20 22-20 22 20 22-20 18 18`,
        index % 2 ? sheet.accent.light : sheet.accent.base,
        9,
      ),
    ),
    stroke('M-66-138q66 48 132 0', wool.dark, 17),
    box(-94, 132, 188, 22, 6, wool.dark),
    stroke('M-184 112l48 17M184 112l-48 17', wool.dark, 14),
  ].join('');
});

const chamarra = lies(170, (sheet) => {
  const cloth = sheet.tone;
  return [
    shape(
      'M-74-144-148-104l-40 210 54 16 38-110v138h192v-138l38 110 54-16-40-210-74-40z',
      sheet.fade(cloth.light, cloth.dark),
    ),
    shape('M-74-144 0-90l-30 46-72-66zM74-144 0-90l30 46 72-66z', sheet.accent.light),
    stroke('M0-90v240', sheet.paint('plata').light, 7, 'stroke-dasharray="6 4"'),
    each(3, (index) => stroke(`M-92 ${-20 + index * 50}h82M10 ${-20 + index * 50}h82`, cloth.deep, 4, 'opacity=".4"')),
    stroke('M-76 58l44 22M76 58l-44 22', cloth.deep, 9),
  ].join('');
});

const pantalon = lies(120, (sheet) => {
  const cloth = sheet.tone;
  return [
    shape('M-96-170h192l28 338h-90l-34-230-34 230h-90z', sheet.fade(cloth.light, cloth.base, 0)),
    box(-98, -174, 196, 32, 6, cloth.dark),
    stroke('M0-142v66', cloth.deep, 5),
    stroke('M-90-134q4 46 42 44M90-134q-4 46-42 44', cloth.deep, 5),
    stroke('M-76-80l-20 236M76-80l20 236', cloth.pale, 3, 'stroke-dasharray="8 6" opacity=".8"'),
    oval(0, -158, 9, 9, sheet.paint('oro').base),
    stroke('M-64-142v-30M64-142v-30', cloth.deep, 9),
  ].join('');
});

const vestido = lies(135, (sheet) => {
  const cloth = sheet.tone;
  return [
    shape(
      'M-58-168q26 40 58 34 32 6 58-34l18 14-24 112q70 90 108 190-160 50-320 0 38-100 108-190l-24-112z',
      sheet.fade(cloth.light, cloth.base),
    ),
    stroke('M-52-46q52 16 104 0', sheet.accent.base, 17),
    each(5, (index) =>
      stroke(`M${-40 + index * 20}-30q${(index - 2) * 14} 90 ${(index - 2) * 40} 186`, cloth.dark, 4, 'opacity=".4"'),
    ),
    each(
      7,
      (index) =>
        oval(-120 + index * 40, 128 - Math.abs(index - 3) * 5 + 8, 13, 13, sheet.accent.light) +
        oval(-120 + index * 40, 136 - Math.abs(index - 3) * 5, 5, 5, sheet.accent.deep),
    ),
  ].join('');
});

const bota = stands(125, 1, (sheet) => {
  const boot = (x: number, more: string): string =>
    group(
      `translate(${x} 0) ${more}`,
      shape(
        'M-74-160q34 26 68 10 34 16 62-10l-4 190q44 30 96 44 26 12 22 58h-236q-4-40 8-92z',
        sheet.fade(sheet.tone.light, sheet.tone.dark, 0),
      ),
      shape('M-66 132h236v20h-176l-8-8v8h-54z', sheet.tone.deep),
      shape('M60 56q66 20 100 40 12 14 10 34h-60q-40-20-50-74z', sheet.tone.base),
      stroke('M-44-110q30 50 60 0M-44-60q30 56 62 0M-14-84v120', sheet.accent.light, 6),
      stroke('M-74-160q34 26 68 10 34 16 62-10', sheet.accent.base, 9),
    );
  return boot(-54, 'scale(.92) translate(-34 14)') + boot(20, '');
});

const sombrero = stands(185, 1, (sheet) => {
  const felt = sheet.tone;
  return [
    shape('M-196 92q10-40 60-10 136 60 272 0 50-30 60 10-60 62-196 62t-196-62z', sheet.fade(felt.base, felt.dark)),
    shape(
      'M-112 100q-14-150 40-172 40-16 72 14 32-30 72-14 54 22 40 172-112 50-224 0z',
      sheet.fade(felt.light, felt.base, 0),
    ),
    shape('M-116 62q116 50 232 0l-2 38q-114 50-228 0z', sheet.accent.dark),
    box(-14, 84, 30, 34, 6, sheet.paint('plata').base),
    stroke('M0-54q-6 40 0 70', felt.dark, 7, 'opacity=".5"'),
    stroke('M-176 100q176 70 352 0', felt.light, 5, 'opacity=".7"'),
  ].join('');
});

const zapato = stands(165, 1, (sheet) =>
  [
    shape(
      'M-166 20q20-50 66-40 34 52 92 34 60 54 136 70 42 14 40 56h-334q-12-60 0-120z',
      sheet.fade(sheet.tone.light, sheet.tone.dark),
    ),
    shape('M-172 128h344q0 24-20 24h-210l-20-10v10h-74q-20 0-20-24z', sheet.accent.deep),
    shape('M-8 14q60 54 136 70l-20 26q-90-10-150-60z', sheet.tone.dark, 'opacity=".6"'),
    each(3, (index) => stroke(`M${4 + index * 30} ${18 + index * 20}l-22 26`, sheet.accent.pale, 7)),
    oval(-100, -14, 58, 14, sheet.tone.deep),
  ].join(''),
);

const tenis = stands(170, 1, (sheet) =>
  [
    shape(
      'M-160-30q30-40 70-20 30 44 80 24 50 70 150 82 36 14 34 60h-336q-14-80 2-146z',
      sheet.fade(sheet.tone.light, sheet.tone.base),
    ),
    shape('M-166 108h344q8 44-26 44h-290q-34 0-28-44z', sheet.paint('blanco').pale),
    stroke('M-160 128h330', sheet.accent.base, 7),
    shape('M-110 96q20-60 70-60 10 40 80 44l-30 26q-60 14-120-10z', sheet.accent.base),
    each(4, (index) => stroke(`M${-8 + index * 26} ${-24 + index * 21}l-26 24`, sheet.paint('blanco').pale, 9)),
    shape('M90 62q80 8 84 46h-76q-20-20-8-46z', sheet.tone.dark, 'opacity=".5"'),
  ].join(''),
);

const cinturon = lies(160, (sheet) =>
  [
    oval(0, 6, 128, 122, 'none', `stroke="${sheet.tone.dark}" stroke-width="54"`),
    oval(0, 0, 128, 122, 'none', `stroke="${sheet.tone.base}" stroke-width="52"`),
    oval(0, 0, 128, 122, 'none', `stroke="${sheet.tone.pale}" stroke-width="3" stroke-dasharray="9 8" opacity=".8"`),
    oval(0, 0, 104, 98, 'none', `stroke="${sheet.tone.deep}" stroke-width="4" opacity=".5"`),
    oval(0, 124, 70, 48, sheet.glow(sheet.paint('plata').pale, sheet.paint('gris').base)),
    oval(0, 124, 54, 34, 'none', `stroke="${sheet.paint('oro').base}" stroke-width="7"`),
    shape('M0 98l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z', sheet.paint('oro').dark),
  ].join(''),
);

const gorra = stands(150, 1, (sheet) =>
  [
    shape('M-140 92q-8-160 130-166 116 6 124 136l-10 34z', sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    shape('M-20-74q50 60 40 170l90-6q8-150-130-164z', sheet.tone.dark, 'opacity=".35"'),
    shape('M-30 78q130-46 216 26 16 30-22 30-90-40-214-20z', sheet.fade(sheet.accent.light, sheet.accent.dark)),
    shape('M-140 92q110-46 244-8l6 22q-130-14-250 14z', sheet.tone.deep, 'opacity=".5"'),
    oval(-54, 22, 34, 32, sheet.accent.pale),
    shape('M-54-2l18 38h-36z', sheet.accent.dark),
    oval(-14, -78, 13, 9, sheet.accent.base),
  ].join(''),
);

const cobija = stands(165, 1, (sheet) =>
  [
    ...[0, 1, 2, 3].map((index) => {
      const y = 96 - index * 54;
      const color = index % 2 ? sheet.accent : sheet.tone;
      return (
        box(-160 + index * 4, y, 320 - index * 8, 56, 27, sheet.fade(color.light, color.dark)) +
        box(-150 + index * 4, y + 16, 300 - index * 8, 8, 4, color.pale) +
        stroke(
          `M${-140 + index * 4} ${y + 38}h${280 - index * 8}`,
          index % 2 ? sheet.tone.light : sheet.accent.light,
          7,
          'stroke-dasharray="16 12"',
        )
      );
    }),
    each(13, (index) => stroke(`M${-130 + index * 21.6} -66v-22`, sheet.accent.base, 5)),
  ].join(''),
);

const rebozo = lies(150, (sheet) =>
  [
    box(-130, -150, 260, 250, 6, sheet.fade(sheet.tone.light, sheet.tone.base)),
    stripes(sheet, -130, 90, 130),
    each(7, (index) => shape(`M${-108 + index * 36}-20l16 18-16 18-16-18z`, sheet.accent.pale)),
    each(18, (index) =>
      stroke(
        `M${-124 + index * 14.6} 100q${index % 2 ? 4 : -4} 24 0 54`,
        index % 3 ? sheet.tone.dark : sheet.accent.base,
        6,
      ),
    ),
  ].join(''),
);

const calcetas = lies(130, (sheet) => {
  const sock = (x: number, turn: number): string =>
    group(
      `translate(${x} 0) rotate(${turn})`,
      shape('M-44-150h88v150q50 30 62 70 0 60-60 56-70-10-90-60z', sheet.fade(sheet.tone.light, sheet.tone.base)),
      box(-46, -156, 92, 44, 9, sheet.accent.base),
      stroke('M-42-80h84M-42-50h84', sheet.accent.light, 10),
      shape('M62 40q50 20 42 60-20 26-58 26 30-40 16-86z', sheet.accent.base),
    );
  return sock(-84, -6) + sock(56, 6);
});

const bolso = stands(140, 1, (sheet) =>
  [
    stroke('M-76-20q0-140 76-140t76 140', sheet.tone.deep, 17),
    shape('M-130-24h260l26 156q0 20-22 20h-268q-22 0-22-20z', sheet.fade(sheet.tone.light, sheet.tone.dark)),
    shape('M-130-24h260l8 50q-138 60-276 0z', sheet.tone.base),
    stroke('M-134 26q134 58 268 0', sheet.accent.light, 4, 'stroke-dasharray="9 7"'),
    each(5, (index) =>
      shape(`M${-88 + index * 44} 84l18 20-18 20-18-20z`, index % 2 ? sheet.accent.light : sheet.accent.pale),
    ),
    box(-18, 28, 36, 40, 9, sheet.paint('oro').base),
  ].join(''),
);

/** What people wear. */
export const clothesDrawings = {
  camisa,
  playera,
  sueter,
  chamarra,
  pantalon,
  vestido,
  bota,
  sombrero,
  zapato,
  tenis,
  cinturon,
  gorra,
  cobija,
  rebozo,
  calcetas,
  bolso,
} as const satisfies Record<string, Drawing>;

import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, type Sheet, shape, stroke } from '../pen.ts';

/** A lit screen with hills and a sun, the picture every shop's demo phone shows. */
function screen(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const base = y + height;
  const sun = sheet.random.between(0.25, 0.75);
  return [
    box(x, y, width, height, 8, sheet.fade(sheet.accent.light, sheet.accent.pale)),
    oval(x + width * sun, y + height * 0.36, width * 0.13, width * 0.13, sheet.paint('amarillo').light),
    shape(
      `M${x} ${base - 8}v${-height * 0.3}q${width * 0.3}-${height * 0.24} ${width * 0.55}-${height * 0.02}t${width * 0.45}-${height * 0.04}v${height * 0.36 + 8}q0 8-8 8h-${width - 16}q-8 0-8-8z`,
      sheet.accent.base,
    ),
  ].join('');
}

const celular = stands(85, 2, (sheet) =>
  [
    box(-82, -172, 168, 324, 28, sheet.tone.deep),
    box(-86, -174, 168, 324, 28, sheet.tone.base),
    screen(sheet, -74, -160, 144, 296),
    box(-26, -154, 48, 13, 6, sheet.paint('negro').deep),
    each(8, (index) =>
      box(-58 + (index % 4) * 30, 60 + Math.floor(index / 4) * 36, 22, 22, 6, '#fff', 'opacity=".75"'),
    ),
    shape('M-74-160h60l-60 190z', '#fff', 'opacity=".2"'),
  ].join(''),
);

const audifonos = lies(140, (sheet) =>
  [
    stroke('M-116 30v-40q0-126 116-126t116 126v40', sheet.tone.base, 26),
    stroke('M-104-20q6-96 104-102', sheet.tone.pale, 7, 'opacity=".6"'),
    box(-160, 10, 74, 136, 34, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(86, 10, 74, 136, 34, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    box(-98, 26, 32, 104, 16, sheet.accent.base),
    box(66, 26, 32, 104, 16, sheet.accent.base),
  ].join(''),
);

const cargador = lies(140, (sheet) =>
  [
    stroke('M-60 30q-10 120 80 110t70-120q0-60 70-40', sheet.tone.dark, 15),
    box(-124, -130, 128, 160, 26, sheet.fade(sheet.tone.light, sheet.tone.base, 0)),
    box(-96, -170, 17, 46, 4, sheet.paint('plata').dark),
    box(-42, -170, 17, 46, 4, sheet.paint('plata').dark),
    shape('M-54-90-86-40h22l-8 36 36-50h-24z', sheet.accent.base),
    group(
      'translate(160 -30) rotate(64)',
      box(-21, -60, 42, 60, 9, sheet.tone.base),
      box(-14, -84, 28, 28, 3, sheet.paint('plata').base),
    ),
  ].join(''),
);

const laptop = stands(185, 1, (sheet) =>
  [
    box(-150, -130, 300, 222, 18, sheet.tone.deep),
    screen(sheet, -136, -116, 272, 190),
    shape('M-150 92h300l44 48q2 12-12 12h-364q-14 0-12-12z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    each(3, (row) =>
      stroke(`M${-130 - row * 9} ${102 + row * 11}h${260 + row * 18}`, sheet.tone.deep, 6, 'stroke-dasharray="15 6"'),
    ),
    box(-44, 138, 88, 9, 4, sheet.tone.dark),
  ].join(''),
);

const bocina = stands(115, 2, (sheet) =>
  [
    box(-116, -150, 232, 302, 30, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
    oval(0, 52, 80, 80, sheet.paint('negro').base),
    oval(0, 52, 60, 60, sheet.glow(sheet.accent.light, sheet.accent.dark)),
    oval(0, 52, 21, 21, sheet.paint('negro').deep),
    oval(0, -84, 42, 42, sheet.paint('negro').base),
    oval(0, -84, 24, 24, sheet.glow(sheet.accent.light, sheet.accent.dark)),
    each(3, (index) => oval(-84, -126 + index * 22, 6, 6, sheet.accent.pale)),
  ].join(''),
);

const camara = stands(150, 1, (sheet) =>
  [
    box(-60, -98, 120, 60, 12, sheet.tone.dark),
    box(-160, -62, 320, 208, 28, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    box(-160, -10, 320, 96, 0, sheet.accent.dark),
    oval(0, 44, 92, 92, sheet.paint('plata').base),
    oval(0, 44, 78, 78, sheet.paint('negro').deep),
    oval(0, 44, 56, 56, sheet.glow(sheet.paint('azul').light, sheet.paint('negro').deep)),
    oval(-20, 24, 17, 13, '#fff', 'opacity=".6"'),
    box(84, -46, 54, 26, 6, sheet.paint('amarillo').pale),
    box(-134, -78, 50, 20, 8, sheet.paint('rojo').base),
  ].join(''),
);

const camaraWeb = stands(90, 1, (sheet) =>
  [
    stroke('M0 20v84', sheet.tone.dark, 24),
    shape('M-96 150q0-46 96-46t96 46z', sheet.fade(sheet.tone.base, sheet.tone.deep)),
    oval(0, -54, 116, 116, sheet.glow(sheet.tone.light, sheet.tone.dark)),
    oval(0, -54, 84, 84, sheet.paint('negro').deep),
    oval(0, -54, 58, 58, sheet.glow(sheet.paint('azul').light, sheet.paint('negro').deep)),
    oval(0, -54, 24, 24, sheet.paint('negro').deep),
    oval(-24, -78, 17, 13, '#fff', 'opacity=".65"'),
    oval(0, -152, 8, 8, sheet.paint('limon').base),
    stroke('M86 138q70 10 90-40', sheet.tone.deep, 9),
  ].join(''),
);

const microfono = lies(120, (sheet) =>
  group(
    'rotate(32)',
    shape('M-38-50h76l-14 220q-24 18-48 0z', sheet.fade(sheet.tone.light, sheet.tone.deep, 0)),
    box(-46, -66, 92, 28, 10, sheet.paint('plata').base),
    oval(0, -116, 70, 74, sheet.glow(sheet.paint('plata').pale, sheet.paint('gris').dark)),
    stroke('M-62-140q62 40 124 0M-68-110q68 44 136 0M-34-176q-16 60 0 118M34-176q16 60 0 118', '#5b5f66', 4),
    box(-14, -14, 28, 44, 12, sheet.accent.base),
  ),
);

const memoria = lies(120, (sheet) =>
  [
    group(
      'rotate(-28) translate(-30 0)',
      box(-46, -96, 92, 190, 17, sheet.fade(sheet.tone.light, sheet.tone.dark, 0)),
      box(-34, -160, 68, 66, 5, sheet.paint('plata').base),
      box(-21, -142, 16, 18, 2, sheet.paint('gris').dark),
      box(6, -142, 16, 18, 2, sheet.paint('gris').dark),
      oval(0, 64, 14, 14, sheet.accent.pale),
    ),
    group(
      'translate(110 70) rotate(12)',
      shape('M-56-70h80l32 34v106h-112z', sheet.accent.base),
      each(4, (index) => box(-44 + index * 20, -62, 11, 30, 2, sheet.paint('oro').base)),
      box(-44, 0, 88, 50, 6, sheet.accent.pale),
    ),
  ].join(''),
);

const raton = stands(105, 1, (sheet) =>
  [
    shape('M-104 60q0-150 104-150t104 150q-4 92-104 92t-104-92z', sheet.glow(sheet.tone.light, sheet.tone.dark)),
    stroke('M0-88v92M-100 10q100 34 200 0', sheet.tone.deep, 5),
    box(-13, -62, 26, 56, 13, sheet.accent.base),
    stroke('M0-92q0-70 90-90', sheet.tone.dark, 11),
  ].join(''),
);

const teclado = lies(180, (sheet) =>
  [
    box(-186, -78, 372, 176, 22, sheet.tone.deep),
    box(-186, -86, 372, 176, 22, sheet.fade(sheet.tone.light, sheet.tone.base)),
    each(3, (row) =>
      each(10, (index) =>
        box(
          -168 + index * 34,
          -70 + row * 36,
          28,
          28,
          6,
          (index * 3 + row) % 11 === 0 ? sheet.accent.base : sheet.tone.pale,
        ),
      ),
    ),
    box(-168, 40, 62, 28, 6, sheet.tone.pale),
    box(-98, 40, 190, 28, 6, sheet.accent.light),
    box(100, 40, 68, 28, 6, sheet.tone.pale),
  ].join(''),
);

const modem = stands(160, 1, (sheet) =>
  [
    stroke('M-110 40v-180M110 40v-180', sheet.tone.deep, 17),
    stroke('M0 40v-150', sheet.tone.dark, 17),
    box(-164, 30, 328, 104, 26, sheet.fade(sheet.tone.light, sheet.tone.base)),
    box(-130, 132, 50, 20, 4, sheet.tone.deep),
    box(80, 132, 50, 20, 4, sheet.tone.deep),
    each(5, (index) => oval(-100 + index * 32, 84, 8, 8, index % 2 ? sheet.accent.base : sheet.paint('limon').base)),
    stroke('M-46-140q46-44 92 0M-22-116q22-22 44 0', sheet.accent.base, 10),
  ].join(''),
);

const impresora = stands(170, 1, (sheet) =>
  [
    shape('M-100-160h200v130h-200z', '#fdfbf6'),
    each(4, (index) => box(-76, -136 + index * 24, 152 - (index % 2) * 50, 9, 4, sheet.accent.light)),
    box(-170, -50, 340, 170, 28, sheet.fade(sheet.tone.light, sheet.tone.dark)),
    box(-120, 40, 240, 34, 9, sheet.tone.deep),
    shape('M-104 58h208l20 92h-248z', '#fdfbf6'),
    shape('M-84 76h70v50h-76z', sheet.accent.base),
    oval(126, -10, 13, 13, sheet.paint('limon').base),
  ].join(''),
);

const reloj = stands(95, 1, (sheet) =>
  [
    shape('M-54-190h108l10 110h-128zM-54 150h108l10-100h-128z', sheet.fade(sheet.accent.light, sheet.accent.dark, 0)),
    box(-104, -112, 208, 200, 60, sheet.tone.dark),
    box(-90, -98, 180, 172, 50, sheet.paint('negro').deep),
    oval(0, -12, 62, 62, 'none', `stroke="${sheet.accent.base}" stroke-width="13" stroke-dasharray="270 400"`),
    stroke('M0-12v-40M0-12l28 18', '#fff', 9),
    box(102, -36, 15, 46, 5, sheet.tone.base),
  ].join(''),
);

const pantalla = stands(180, 1, (sheet) =>
  [
    shape('M-34 96h68l20 46h-108z', sheet.tone.dark),
    box(-90, 138, 180, 15, 7, sheet.tone.deep),
    box(-190, -136, 380, 236, 14, sheet.paint('negro').deep),
    screen(sheet, -178, -124, 356, 206),
    shape('M-178-124h150l-130 206h-20z', '#fff', 'opacity=".14"'),
  ].join(''),
);

/** Phones, computers and what belongs to them. */
export const deviceDrawings = {
  celular,
  audifonos,
  cargador,
  laptop,
  bocina,
  camara,
  camaraWeb,
  microfono,
  memoria,
  raton,
  teclado,
  modem,
  impresora,
  reloj,
  pantalla,
} as const satisfies Record<string, Drawing>;

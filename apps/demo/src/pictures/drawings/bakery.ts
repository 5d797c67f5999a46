import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, shape, specks, stroke } from '../pen.ts';

const concha = stands(135, 3, (sheet) => {
  const bread = sheet.paint('tostado');
  return [
    shape('M-140 104q0-150 140-150t140 150q0 46-140 46t-140-46z', sheet.fade(bread.light, bread.dark)),
    shape('M-122 66q8-106 122-106t122 106q-24 26-48 6-24 26-48 4-26 26-52 0-26 22-48-4-24 18-48-6z', sheet.tone.light),
    each(5, (index) =>
      stroke(`M${-84 + index * 42} 60q${(2 - index) * -6}-50 ${(2 - index) * 20}-86`, sheet.tone.base, 9),
    ),
    stroke('M-108 26q108-46 216 0', sheet.tone.base, 9),
  ].join('');
});

const bolillo = stands(150, 3, (sheet) => {
  const bread = sheet.tone;
  return [
    shape('M-176 92q18-100 176-104 158 4 176 104-30 58-176 58t-176-58z', sheet.fade(bread.light, bread.dark)),
    shape('M-104 44q104-44 208 0-104 34-208 0z', bread.pale),
    stroke('M-100 44q100 30 200 0', bread.dark, 5, 'opacity=".6"'),
    specks(sheet.random, 12, [0, 100, 120, 24], 4, bread.pale),
  ].join('');
});

const pastel = stands(150, 1, (sheet) => {
  const cream = sheet.tone;
  return [
    oval(0, 146, 180, 34, sheet.paint('plata').dark),
    oval(0, 138, 180, 34, sheet.paint('plata').pale),
    shape('M-136-10v136q0 28 136 28t136-28v-136z', sheet.fade(cream.light, cream.base, 0)),
    shape('M-136 46v26q136 40 272 0v-26q-136 40-272 0z', sheet.accent.light),
    oval(0, -10, 136, 34, cream.pale),
    shape('M-136-10q20 60 40 26 16 56 40 24 20 46 44 14 22 46 46 4 22 34 44-10 24 30 58-58z', sheet.accent.base),
    oval(0, -14, 134, 32, sheet.glow(sheet.accent.light, sheet.accent.base)),
    each(5, (index) => {
      const x = -88 + index * 44;
      const y = -30 + Math.abs(index - 2) * 6;
      return (
        oval(x, y, 17, 17, cream.pale) +
        oval(x, y - 20, 13, 13, sheet.glow(sheet.paint('rojo').light, sheet.paint('vino').base))
      );
    }),
  ].join('');
});

const rebanada = stands(140, 2, (sheet) =>
  [
    oval(0, 142, 164, 26, sheet.paint('blanco').dark),
    oval(0, 136, 164, 26, sheet.paint('blanco').pale),
    shape('M-130 10 130-20v140l-260 22z', sheet.fade(sheet.tone.light, sheet.tone.dark)),
    shape('M-130 66 130 38v20l-260 28z', sheet.accent.pale),
    shape('M-130 10q40-70 260-94v64z', sheet.fade(sheet.accent.pale, sheet.accent.light)),
    shape('M-130 10 130-20v22q-30 26-52 4-30 30-60 4-32 30-58 6-36 28-60 6-18 14-30 4z', sheet.accent.light),
    oval(72, -66, 26, 25, sheet.glow(sheet.paint('rojo').light, sheet.paint('vino').base)),
    shape('M72-90q20-26 36-14-10 18-36 14z', sheet.paint('verde').base),
  ].join(''),
);

const galletas = lies(165, (sheet) => {
  const one = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      oval(0, 8, 74, 72, sheet.tone.dark),
      oval(0, 0, 74, 72, sheet.glow(sheet.tone.light, sheet.tone.base)),
      specks(sheet.random, 9, [0, 0, 54, 52], 9, sheet.paint('chocolate').base),
      specks(sheet.random, 10, [0, 0, 60, 58], 4, sheet.tone.pale),
    );
  return one(-80, -72) + one(82, -60) + one(-86, 82) + one(78, 92) + one(0, 8);
});

const dona = lies(150, (sheet) =>
  [
    oval(0, 14, 162, 152, sheet.paint('tostado').dark),
    oval(0, 4, 162, 150, sheet.paint('tostado').base),
    shape(
      'M-148-4q4-138 148-138t148 138q-10 44-36 30-22 54-58 30-30 52-64 18-36 40-66 2-50 18-72-80z',
      sheet.fade(sheet.tone.light, sheet.tone.base),
    ),
    specks(sheet.random, 26, [0, -40, 116, 76], 8, sheet.accent.base),
    specks(sheet.random, 16, [0, -40, 116, 76], 8, sheet.paint('blanco').pale),
    oval(0, -6, 48, 42, sheet.paint('tostado').deep),
    oval(0, 4, 44, 33, sheet.paint('crema').base),
  ].join(''),
);

const pay = stands(165, 1, (sheet) => {
  const crust = sheet.paint('tostado');
  return [
    shape(
      'M-172 62 -128 142q128 20 256 0l44-80z',
      sheet.fade(sheet.paint('plata').light, sheet.paint('plata').dark, 0),
    ),
    oval(0, 60, 178, 54, crust.base),
    each(18, (index) => {
      const angle = (index / 18) * Math.PI * 2;
      return oval(Math.cos(angle) * 166, 58 + Math.sin(angle) * 48, 22, 13, index % 2 ? crust.light : crust.base);
    }),
    oval(0, 54, 146, 40, sheet.glow(sheet.tone.light, sheet.tone.dark)),
    specks(sheet.random, 22, [0, 54, 124, 30], 12, sheet.tone.deep),
    each(4, (index) =>
      stroke(`M${-110 + index * 62} 28l${index * 4 + 20} 54M${-64 + index * 60} 24l-44 58`, crust.light, 10),
    ),
  ].join('');
});

const empanada = stands(150, 2, (sheet) => {
  const dough = sheet.tone;
  return [
    shape('M-165 112q0-160 165-160t165 160q-165 66-330 0z', sheet.fade(dough.light, dough.dark)),
    each(12, (index) => {
      const x = -150 + index * 27.3;
      return oval(x, 122 + 18 * Math.sin((index / 11) * Math.PI), 17, 13, index % 2 ? dough.base : dough.light);
    }),
    stroke('M-38 20l26 26M0 6l22 30M42 16l16 30', dough.deep, 6, 'opacity=".6"'),
    specks(sheet.random, 30, [0, 30, 106, 50], 4, sheet.paint('blanco').pale),
  ].join('');
});

const helado = stands(95, 2, (sheet) =>
  [
    shape('M-76 10h152l-76 140z', sheet.fade(sheet.paint('tostado').light, sheet.paint('tostado').dark)),
    stroke('M-52 12l78 92M0 12l44 56M52 12l-78 92M0 12l-44 56', sheet.paint('tostado').deep, 3, 'opacity=".5"'),
    oval(-40, -34, 66, 62, sheet.glow(sheet.tone.pale, sheet.tone.base)),
    oval(44, -36, 66, 62, sheet.glow(sheet.accent.pale, sheet.accent.base)),
    oval(0, -112, 66, 62, sheet.glow(sheet.paint('crema').pale, sheet.paint('crema').base)),
    shape('M-96-2q20 30 44 8 26 30 50 6 28 26 50-4 26 18 48-12-96-44-192 2z', sheet.tone.light),
    oval(14, -178, 18, 18, sheet.glow(sheet.paint('rojo').light, sheet.paint('vino').base)),
  ].join(''),
);

const paleta = stands(85, 3, (sheet) =>
  [
    box(-15, 60, 30, 92, 12, sheet.paint('madera').light),
    shape('M-84-80q0-96 84-96t84 96v160q0 16-16 16h-136q-16 0-16-16z', sheet.fade(sheet.tone.light, sheet.tone.base)),
    shape('M-84-10q40 30 84 0t84 0v90q0 16-16 16h-136q-16 0-16-16z', sheet.accent.light, 'opacity=".75"'),
    stroke('M-40-96v120M40-96v120', sheet.tone.dark, 9, 'opacity=".3"'),
    specks(sheet.random, 8, [0, -30, 62, 90], 9, sheet.accent.base),
    stroke('M-62-60q2-70 34-86', '#fff', 9, 'opacity=".5"'),
  ].join(''),
);

const pan = stands(165, 1, (sheet) => {
  const bread = sheet.tone;
  return [
    shape(
      'M-170 140v-120q-26-104 82-100h176q108-4 82 100v120q-4 12-18 12h-304q-14 0-18-12z',
      sheet.fade(bread.light, bread.dark),
    ),
    shape('M52-80h36q108-4 82 100v120q-4 12-18 12h-100z', bread.pale, 'opacity=".55"'),
    each(4, (index) => stroke(`M${-130 + index * 48}-56q26 20 14 56`, bread.pale, 11, 'opacity=".7"')),
    specks(sheet.random, 18, [-20, 70, 120, 50], 4, bread.pale),
  ].join('');
});

/** Bread, cakes and sweet cold things. */
export const bakeryDrawings = {
  concha,
  bolillo,
  pastel,
  rebanada,
  galletas,
  dona,
  pay,
  empanada,
  helado,
  paleta,
  pan,
} as const satisfies Record<string, Drawing>;

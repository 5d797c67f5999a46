import { type Drawing, lies, stands } from '../drawing.ts';
import { box, each, group, oval, type Sheet, shape, specks, stroke } from '../pen.ts';

/** A glazed plate seen from the front, on which food is served. */
function plate(sheet: Sheet, y: number, width: number): string {
  const china = sheet.paint('blanco');
  return [
    oval(0, y + 12, width * 0.98, width * 0.27, china.dark),
    oval(0, y, width, width * 0.27, sheet.fade(china.pale, china.base)),
    oval(0, y, width * 0.94, width * 0.245, 'none', `stroke="${sheet.accent.base}" stroke-width="5"`),
    oval(0, y + 2, width * 0.72, width * 0.17, china.dark, 'opacity=".35"'),
  ].join('');
}

const burrito = stands(190, 1, (sheet) => {
  const flour = sheet.paint('harina');
  const toast = sheet.paint('tostado');
  const roll = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      box(-150, -52, 290, 104, 52, sheet.fade(flour.pale, flour.dark)),
      specks(sheet.random, 16, [-40, -8, 105, 34], 9, toast.base).replaceAll('/>', ' fill-opacity=".55"/>'),
      shape('M60-52q60 52 0 104h28q56-52 0-104z', flour.light, 'opacity=".7"'),
      oval(112, 0, 34, 52, flour.dark),
      oval(116, 0, 27, 43, sheet.glow(sheet.tone.light, sheet.tone.dark)),
      specks(sheet.random, 12, [116, 0, 18, 32], 6, sheet.paint('rojo').light),
      specks(sheet.random, 8, [116, 0, 18, 32], 5, sheet.paint('crema').pale),
    );
  return plate(sheet, 105, 205) + roll(10, 30, -16) + roll(-8, 84, -9);
});

const tortillas = stands(165, 1, (sheet) => {
  const cloth = sheet.accent;
  const stack = each(11, (index) => {
    const y = 104 - index * 13;
    const slip = sheet.random.between(-7, 7);
    return oval(slip, y + 7, 140, 46, sheet.tone.dark) + oval(slip, y, 140, 46, sheet.tone.light);
  });
  return [
    shape('M-190 128q60-60 190-62t190 62q-60 40-190 40t-190-40z', sheet.fade(cloth.light, cloth.base)),
    stroke('M-168 130q60 26 168 26t168-26', cloth.pale, 5, 'stroke-dasharray="14 12"'),
    stack,
    oval(0, -26, 138, 44, sheet.glow(sheet.tone.pale, sheet.tone.light)),
    specks(sheet.random, 26, [0, -26, 112, 32], 10, sheet.paint('tostado').base).replaceAll(
      '/>',
      ' fill-opacity=".6"/>',
    ),
  ].join('');
});

const taco = stands(175, 1, (sheet) => {
  const one = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      shape('M-92 62a92 106 0 0 1 184 0z', sheet.paint('maiz').dark),
      specks(sheet.random, 24, [0, -26, 74, 24], 13, sheet.tone.base),
      specks(sheet.random, 12, [0, -34, 66, 20], 9, sheet.paint('verde').base),
      specks(sheet.random, 10, [0, -34, 66, 20], 7, sheet.paint('blanco').pale),
      specks(sheet.random, 6, [0, -36, 60, 16], 8, sheet.paint('rojo').base),
      shape(
        'M-96 76q-6-104 96-104t96 104q-96 20-192 0z',
        sheet.fade(sheet.paint('maiz').light, sheet.paint('maiz').base),
      ),
      specks(sheet.random, 9, [0, 36, 66, 30], 7, sheet.paint('tostado').base).replaceAll('/>', ' fill-opacity=".5"/>'),
    );
  return plate(sheet, 108, 200) + one(-78, 26) + one(72, 22) + one(0, 52);
});

const guisado = stands(190, 1, (sheet) =>
  [
    plate(sheet, 100, 205),
    oval(0, 88, 140, 38, sheet.tone.dark),
    oval(0, 78, 136, 40, sheet.glow(sheet.tone.light, sheet.tone.base)),
    each(7, (index) => {
      const x = -92 + index * 30 + sheet.random.between(-8, 8);
      const y = 68 + sheet.random.between(-14, 14);
      return box(x - 22, y - 20, 46, 32, 13, sheet.fade(sheet.tone.base, sheet.tone.deep));
    }),
    oval(-96, 74, 42, 22, sheet.paint('blanco').base),
    specks(sheet.random, 20, [-96, 68, 38, 16], 6, sheet.paint('blanco').pale),
    specks(sheet.random, 9, [20, 66, 100, 20], 7, sheet.paint('verde').base),
    steam(sheet, -40),
    steam(sheet, 40),
  ].join(''),
);

/** A wisp over something hot. */
function steam(sheet: Sheet, x: number): string {
  return stroke(`M${x} 20q-24-34 0-64t0-64`, sheet.paint('blanco').pale, 11, 'opacity=".55"');
}

const caldo = stands(165, 1, (sheet) => {
  const bowl = sheet.accent;
  return [
    shape('M-165 20q6 118 110 132h110q104-14 110-132z', sheet.fade(bowl.light, bowl.dark, 0)),
    box(-62, 142, 124, 16, 8, bowl.deep),
    oval(0, 20, 165, 46, bowl.dark),
    oval(0, 16, 160, 42, bowl.pale),
    oval(0, 22, 144, 34, sheet.glow(sheet.tone.light, sheet.tone.dark)),
    specks(sheet.random, 18, [0, 20, 118, 22], 12, sheet.paint('maiz').light),
    specks(sheet.random, 10, [0, 20, 118, 22], 11, sheet.tone.deep),
    specks(sheet.random, 12, [0, 18, 118, 20], 7, sheet.paint('limon').base),
    stroke('M-150 62q150 60 300 0', bowl.pale, 6, 'stroke-dasharray="2 20"'),
    steam(sheet, -34),
    steam(sheet, 38),
  ].join('');
});

const tamales = stands(170, 1, (sheet) => {
  const husk = sheet.paint('harina');
  const one = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-42-110q42-34 84 0l14 190q-56 30-112 0z', sheet.fade(husk.light, husk.dark, 0)),
      each(4, (index) => stroke(`M${-28 + index * 19}-108q${index * 2 - 3} 90 ${index * 6 - 9} 190`, husk.dark, 3)),
      stroke('M-50-24q50 24 100 0M-54 40q54 24 108 0', sheet.tone.base, 9),
    );
  return plate(sheet, 112, 200) + one(-74, 0, -24) + one(76, 0, 24) + one(0, 14, -2);
});

const gordita = stands(180, 1, (sheet) => {
  const dough = sheet.paint('maiz');
  const one = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      oval(0, 32, 96, 42, dough.dark),
      specks(sheet.random, 26, [0, 12, 84, 26], 13, sheet.tone.base),
      specks(sheet.random, 10, [0, 18, 84, 24], 9, sheet.paint('verde').base),
      specks(sheet.random, 8, [0, 20, 80, 24], 8, sheet.paint('blanco').pale),
      oval(0, -6, 98, 42, dough.dark),
      oval(0, -12, 96, 40, sheet.glow(dough.light, dough.base)),
      specks(sheet.random, 8, [0, -12, 70, 24], 11, sheet.paint('tostado').base).replaceAll(
        '/>',
        ' fill-opacity=".6"/>',
      ),
    );
  return plate(sheet, 106, 205) + one(-82, 50) + one(84, 56) + one(0, 20);
});

const hamburguesa = stands(150, 1, (sheet) => {
  const bun = sheet.paint('tostado');
  return [
    box(-138, 96, 276, 54, 24, sheet.fade(bun.light, bun.dark)),
    box(-150, 58, 300, 48, 22, sheet.fade(sheet.paint('cafe').base, sheet.paint('chocolate').base)),
    shape('M-146 58h292l-50 34-34-20-40 34-50-36-44 24z', sheet.paint('mostaza').light),
    shape('M-156 48q26-22 52 0t52 0 52 0 52 0 52 0 52 0v18h-312z', sheet.paint('limon').base),
    box(-140, 24, 280, 22, 11, sheet.tone.base),
    shape('M-146 26q4-122 146-122t146 122q-146 22-292 0z', sheet.fade(bun.light, bun.base)),
    specks(sheet.random, 24, [0, -40, 96, 34], 6, sheet.paint('harina').pale),
  ].join('');
});

const pizza = lies(180, (sheet) => {
  const crust = sheet.paint('tostado');
  return [
    oval(0, 0, 186, 180, sheet.paint('madera').dark),
    oval(0, -6, 182, 176, sheet.paint('madera').light),
    oval(0, 0, 160, 154, crust.dark),
    oval(0, -3, 156, 150, crust.light),
    oval(0, -2, 136, 130, sheet.glow(sheet.paint('maiz').light, sheet.paint('mostaza').light)),
    each(9, (index) => {
      const angle = index * 2.4;
      const reach = 34 + (index % 3) * 38;
      return oval(
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        23,
        22,
        sheet.glow(sheet.tone.light, sheet.tone.base),
      );
    }),
    specks(sheet.random, 16, [0, 0, 116, 110], 11, sheet.paint('olivo').base),
    specks(sheet.random, 22, [0, 0, 120, 114], 6, sheet.paint('verde').base),
    stroke('M-150-40 150 36M-40 146 44-150', crust.dark, 3, 'opacity=".6"'),
  ].join('');
});

const torta = stands(170, 1, (sheet) => {
  const bread = sheet.paint('tostado');
  return [
    shape('M-172 96q0 52 172 52t172-52z', sheet.fade(bread.base, bread.dark)),
    shape('M-170 92q28-24 56 0t56 0 56 0 56 0 56 0 60 0v18h-340z', sheet.paint('limon').base),
    box(-160, 60, 320, 34, 17, sheet.tone.base),
    each(4, (index) => oval(-108 + index * 72, 60, 42, 13, sheet.paint('rojo').light)),
    shape('M-168 42h336l-40 30-40-16-46 24-50-22-60 20-54-18z', sheet.paint('crema').light),
    shape('M-174 46q0-122 174-122t174 122q-174 22-348 0z', sheet.fade(bread.light, bread.base)),
    shape('M-70-46q70-26 140 0-70 22-140 0z', bread.pale, 'opacity=".7"'),
  ].join('');
});

const quesadilla = stands(180, 1, (sheet) => {
  const one = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-128 36q-4 40 22 40h212q26 0 22-40z', sheet.paint('crema').base),
      shape('M-60 60q10 46 22 0zM40 60q10 40 20 0z', sheet.paint('crema').light),
      shape(
        'M-134 46q4-126 134-126t134 126q-134 20-268 0z',
        sheet.fade(sheet.paint('harina').light, sheet.paint('harina').dark),
      ),
      specks(sheet.random, 16, [0, -8, 92, 34], 13, sheet.paint('tostado').base).replaceAll(
        '/>',
        ' fill-opacity=".6"/>',
      ),
    );
  return plate(sheet, 108, 205) + one(-36, 24, -10) + one(44, 52, 8) + oval(-120, 92, 34, 14, sheet.tone.base);
});

/** Dishes ready to eat. */
export const foodDrawings = {
  burrito,
  tortillas,
  taco,
  guisado,
  caldo,
  tamales,
  gordita,
  hamburguesa,
  pizza,
  torta,
  quesadilla,
} as const satisfies Record<string, Drawing>;

import type { Drawing } from './drawing.ts';
import { box, each, oval, type Sheet, shape, stroke } from './pen.ts';
import type { ShopLook } from './shop-look.ts';

/** Where the counter begins, in the 800 × 600 of a product picture. */
const horizon = 428;

type Backdrop = (sheet: Sheet, look: ShopLook) => string;

/** What stands behind the goods. Each is quiet: one step of the wall's own colour. */
const backdrops: Record<ShopLook['motif'], Backdrop> = {
  plain: (sheet, { wall }) => oval(400 + sheet.random.between(-80, 80), 250, 420, 300, wall.pale, 'opacity=".6"'),
  sun: (sheet, { wall }) => {
    const x = 400 + sheet.random.between(-70, 70);
    return oval(x, 290, 236, 236, wall.pale) + oval(x, 290, 276, 276, 'none', `stroke="${wall.pale}" stroke-width="6"`);
  },
  arch: (sheet, { wall }) => {
    const x = 400 + sheet.random.between(-60, 60);
    return (
      shape(`M${x - 220} 460v-180q0-200 220-200t220 200v180z`, wall.pale) +
      stroke(`M${x - 246} 460v-180q0-226 246-226t246 226v180`, wall.light, 9)
    );
  },
  hills: (sheet, { wall }) => {
    const y = sheet.random.between(-24, 24);
    return (
      shape(`M0 ${330 + y}q150-120 300-40t250-30 250 20v200H0z`, wall.dark, 'opacity=".28"') +
      shape(`M0 ${390 + y}q200-90 420-30t380-30v130H0z`, wall.dark, 'opacity=".34"')
    );
  },
  cloth: (_sheet, { wall }) => each(10, (index) => box(index * 80, 0, 40, 600, 0, wall.pale, 'opacity=".55"')),
  planks: (sheet, { wall }) =>
    each(7, (index) => stroke(`M0 ${40 + index * 66}H800`, wall.dark, 3, 'opacity=".32"')) +
    each(9, () => {
      const x = sheet.random.whole(20, 780);
      const y = 7 + sheet.random.whole(0, 6) * 66;
      return stroke(`M${x} ${y}q40-9 90 0`, wall.dark, 3, 'opacity=".3"');
    }),
  tiles: (_sheet, { wall }) =>
    each(40, (index) => {
      const x = 50 + (index % 8) * 100;
      const y = 40 + Math.floor(index / 8) * 100;
      return shape(`M${x} ${y - 30}l30 30-30 30-30-30z`, wall.pale, 'opacity=".75"') + oval(x, y, 9, 9, wall.light);
    }),
  serape: (sheet, { wall, counter }) => {
    const y = sheet.random.between(70, 120);
    return (
      box(0, y, 800, 26, 0, wall.light) +
      box(0, y + 34, 800, 60, 0, wall.pale) +
      each(14, (index) => shape(`M${index * 60} ${y + 64}l30-24 30 24-30 24z`, counter.light, 'opacity=".5"')) +
      box(0, y + 102, 800, 12, 0, wall.light)
    );
  },
  papel: (sheet, { wall }) => {
    const drop = sheet.random.whole(-10, 16);
    return (
      stroke('M0 34q400 50 800 0', wall.dark, 4, 'opacity=".5"') +
      each(8, (index) => {
        const y = 38 + drop * 0.2 + 20 * Math.sin(((index + 0.5) / 8) * Math.PI);
        return (
          shape(
            `M${index * 100 + 8} ${y}h84v78l-14 12-14-12-14 12-14-12-14 12-14-12z`,
            index % 2 ? wall.pale : wall.light,
          ) + oval(index * 100 + 50, y + 36, 15, 15, wall.base)
        );
      })
    );
  },
  window: (sheet, { wall }) => {
    const x = 60 + sheet.random.between(-30, 60);
    return (
      shape(`M${x} 60h210l90 330h-210z`, wall.pale, 'opacity=".8"') +
      shape(`M${x + 250} 60h210l90 330h-210z`, wall.pale, 'opacity=".8"')
    );
  },
};

/** The wall and, under standing goods, the counter. Lying goods are seen from above, on a sheet of the shop's paper. */
export function drawBackground(sheet: Sheet, look: ShopLook, stance: Drawing['stance']): string {
  const { wall, counter } = look;
  if (stance === 'lies') {
    const turn = sheet.random.whole(-7, 7);
    return [
      box(0, 0, 800, 600, 0, sheet.fade(wall.light, wall.base, 60)),
      look.motif === 'cloth' || look.motif === 'tiles' || look.motif === 'planks'
        ? backdrops[look.motif](sheet, look)
        : '',
      box(140, 46, 520, 508, 34, wall.pale, `opacity=".7" transform="rotate(${turn} 400 300)"`),
    ].join('');
  }
  return [
    box(0, 0, 800, 600, 0, sheet.fade(wall.light, wall.base)),
    backdrops[look.motif](sheet, look),
    box(0, horizon, 800, 600 - horizon, 0, sheet.fade(counter.base, counter.light)),
    box(0, horizon, 800, 7, 0, counter.pale, 'opacity=".7"'),
    look.motif === 'planks' || look.motif === 'arch'
      ? stroke('M0 488H800M0 550H800', counter.dark, 3, 'opacity=".35"')
      : '',
    look.motif === 'cloth'
      ? each(10, (index) =>
          shape(`M${index * 80} ${horizon}h40l${(index - 5) * 6} 180h-52z`, counter.pale, 'opacity=".35"'),
        )
      : '',
  ].join('');
}

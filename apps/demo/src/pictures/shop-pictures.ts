import type { PictureName } from '../catalogue/types.ts';
import { type Shades, shades, type Tone } from './colors.ts';
import { drawings } from './drawings/index.ts';
import { drawText, fittingHeight } from './letters.ts';
import { box, createSheet, each, group, oval, type Sheet, shape, stroke } from './pen.ts';
import { readPictureName } from './product-picture.ts';
import { createRandom, type Random } from './random.ts';
import { lookOf } from './shop-look.ts';

/** What the pictures of a shop are drawn from. */
export interface ShopPicture {
  key: string;
  name: string;
  emblem: PictureName;
}

const signTones: readonly [Tone, ...Tone[]] = [
  'vino',
  'azul',
  'verde',
  'cafe',
  'turquesa',
  'barro',
  'morado',
  'mezclilla',
  'olivo',
];
const facadeTones: readonly [Tone, ...Tone[]] = [
  'durazno',
  'crema',
  'mostaza',
  'barro',
  'menta',
  'cielo',
  'rosa',
  'harina',
  'lila',
];

const svg = (width: number, height: number, content: string, definitions: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${content}</svg>`;

/** The shop's goods on a sheet of their own, so that gradients of two drawings do not share ids. */
function emblemOf(emblem: PictureName, seed: string, prefix: string): { art: string; definitions: string } {
  const { name, tone } = readPictureName(emblem, createRandom(seed));
  const sheet = createSheet(seed, tone, tone === 'crema' ? 'barro' : 'crema', prefix);
  const art = drawings[name].draw(sheet);
  return { art, definitions: sheet.definitions() };
}

function drawSky(sheet: Sheet, random: Random): string {
  const dusk = random.chance(0.4);
  const far = sheet.paint(dusk ? 'lila' : 'menta');
  const near = sheet.paint(dusk ? 'durazno' : 'olivo');
  const sun = random.whole(880, 1200);
  return [
    box(0, 0, 1280, 400, 0, sheet.fade(dusk ? '#f6cdb4' : '#bfe0ea', '#fbeeda')),
    oval(sun, 92, 46, 46, sheet.paint('amarillo').pale),
    shape(`M0 230q160-110 330-50t330-60 330 30 290-40v290H0z`, far.base, 'opacity=".45"'),
    shape(`M0 280q220-80 420-30t460-30 400 0v180H0z`, near.base, 'opacity=".5"'),
    box(0, 344, 1280, 56, 0, sheet.fade(sheet.paint('tostado').light, sheet.paint('madera').base)),
  ].join('');
}

/** An adobe front with its door, windows and vigas. */
function drawFacade(sheet: Sheet, wall: Shades, x: number, width: number, top: number): string {
  const wood = sheet.paint('cafe');
  return [
    shape(`M${x} 352V${top}h60v-16h${width - 120}v16h60v${352 - top}z`, sheet.fade(wall.light, wall.base)),
    each(Math.floor(width / 60), (index) => oval(x + 30 + index * 60, top + 22, 9, 9, wood.base)),
    box(x, 330, width, 22, 0, wall.dark),
  ].join('');
}

function drawWindow(sheet: Sheet, x: number, frame: Shades): string {
  return [
    box(x - 7, 233, 104, 88, 8, frame.dark),
    box(x, 240, 90, 74, 4, sheet.fade('#dfeef0', '#a9c9d2')),
    stroke(`M${x + 45} 240v74M${x} 277h90`, frame.dark, 5),
    box(x - 12, 316, 114, 14, 4, frame.base),
    each(5, (index) =>
      oval(x + 4 + index * 21, 310 - (index % 2) * 6, 12, 11, sheet.paint(index % 2 ? 'rosa' : 'verde').base),
    ),
  ].join('');
}

function drawAwning(x: number, width: number, y: number, cloth: Shades, pale: Shades): string {
  const folds = Math.round(width / 46);
  const fold = width / folds;
  return each(folds, (index) => {
    const color = index % 2 ? pale.pale : cloth.base;
    const left = x + index * fold;
    return shape(`M${left} ${y}h${fold}v44q${-fold / 2} 26 ${-fold} 0z`, color);
  });
}

/** The shop's street front with its name on the sign, 1280 × 400. */
export function drawBanner({ key, name, emblem }: ShopPicture): string {
  const seed = `banner of ${key}`;
  const random = createRandom(seed);
  const sheet = createSheet(seed, random.pick(signTones), random.pick(facadeTones));
  const neighbour = shades(random.pick(facadeTones), random);
  const goods = emblemOf(emblem, seed, 'e');
  const height = fittingHeight(name, 600, 40);
  const content = [
    drawSky(sheet, random),
    drawFacade(sheet, neighbour, random.whole(-60, 0), 330, 190),
    drawWindow(sheet, 120, sheet.paint('cafe')),
    drawFacade(sheet, shades(random.pick(facadeTones), random), 1010, 320, 206),
    drawWindow(sheet, 1120, sheet.paint('barro')),
    drawFacade(sheet, sheet.accent, 250, 780, 96),
    box(300, 120, 680, 78, 14, sheet.tone.deep),
    box(306, 124, 668, 68, 11, sheet.fade(sheet.tone.base, sheet.tone.dark)),
    drawText(name, 640, 158 - height / 2, height, sheet.paint('harina').pale),
    drawWindow(sheet, 320, sheet.tone),
    drawWindow(sheet, 870, sheet.tone),
    box(462, 236, 350, 116, 6, sheet.paint('chocolate').dark),
    box(474, 244, 326, 108, 4, sheet.fade('#f9e6c4', '#e8c58f')),
    group('translate(637 300) scale(.31)', goods.art),
    drawAwning(440, 400, 208, sheet.tone, sheet.accent),
    box(0, 352, 1280, 48, 0, sheet.fade(sheet.paint('madera').light, sheet.paint('tostado').base)),
    each(16, (index) => stroke(`M${index * 84 + 20} 376h44`, sheet.paint('cuero').base, 3, 'opacity=".3"')),
  ].join('');
  return svg(1280, 400, content, sheet.definitions() + goods.definitions);
}

/** The shop's mark: its goods in a ring of its colours, 480 × 480. */
export function drawEmblem({ key, emblem }: ShopPicture): string {
  const seed = `emblem of ${key}`;
  const random = createRandom(seed);
  const sheet = createSheet(seed, random.pick(signTones), random.pick(facadeTones));
  const goods = emblemOf(emblem, seed, 'e');
  const { wall } = lookOf(key);
  const rays = random.pick([0, 12, 24]);
  const content = [
    box(0, 0, 480, 480, 0, sheet.fade(sheet.tone.base, sheet.tone.dark, 50)),
    each(rays, (index) =>
      shape(
        'M240 240 228-120h24z',
        sheet.tone.light,
        `opacity=".25" transform="rotate(${(index * 360) / Math.max(1, rays)} 240 240)"`,
      ),
    ),
    oval(240, 240, 204, 204, sheet.accent.base),
    oval(240, 240, 190, 190, sheet.fade(wall.pale, wall.light)),
    oval(
      240,
      240,
      176,
      176,
      'none',
      `stroke="${sheet.tone.base}" stroke-width="4" stroke-dasharray="${random.pick(['2 12', '14 10', '400 0'])}" stroke-linecap="round"`,
    ),
    oval(244, 330, 108, 20, '#3d2413', 'opacity=".16"'),
    group('translate(240 246) scale(.64)', goods.art),
  ].join('');
  return svg(480, 480, content, sheet.definitions() + goods.definitions);
}

/** A sponsor's wide picture: the shop's goods in a row, its name beside them, 1280 × 480. */
export function drawSponsorBanner({ key, name, emblem }: ShopPicture, goods: readonly PictureName[]): string {
  const seed = `sponsor ${key}`;
  const random = createRandom(seed);
  const sheet = createSheet(seed, random.pick(signTones), random.pick(facadeTones));
  const shown = [emblem, ...goods]
    .slice(0, 3)
    .map((picture, index) => emblemOf(picture, `${seed} ${index}`, `e${index}-`));
  const height = fittingHeight(name, 560, 44);
  const content = [
    box(0, 0, 1280, 480, 0, sheet.fade(sheet.accent.pale, sheet.accent.light, 20)),
    oval(930, 230, 400, 330, sheet.accent.base, 'opacity=".45"'),
    box(0, 392, 1280, 88, 0, sheet.fade(sheet.paint('madera').light, sheet.paint('madera').base)),
    box(60, 170, 620, 116, 20, sheet.tone.base),
    drawText(name, 370, 228 - height / 2, height, sheet.paint('harina').pale),
    each(8, (index) =>
      shape(`M${84 + index * 74} 316l18 18-18 18-18-18z`, index % 2 ? sheet.tone.light : sheet.tone.base),
    ),
    ...shown
      .map(({ art }, index) => {
        const x = [930, 765, 1110][index] ?? 930;
        const size = index === 0 ? 0.95 : 0.6;
        return (
          oval(x + 8, 428 - index * 4, 150 * size, 16, '#3d2413', 'opacity=".2"') +
          group(`translate(${x} ${428 - 150 * size}) scale(${size})`, art)
        );
      })
      .reverse(),
  ].join('');
  return svg(1280, 480, content, sheet.definitions() + shown.map(({ definitions }) => definitions).join(''));
}

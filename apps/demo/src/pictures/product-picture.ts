import type { PictureName } from '../catalogue/types.ts';
import { drawBackground } from './background.ts';
import type { Tone } from './colors.ts';
import type { Drawing } from './drawing.ts';
import { type DrawingName, drawings } from './drawings/index.ts';
import { createSheet, group, oval, type Sheet } from './pen.ts';
import { createRandom, type Random } from './random.ts';
import { lookOf } from './shop-look.ts';

/** Tones that sit well beside any other, for labels, lids and ribbons. */
const accents = ['crema', 'rojo', 'turquesa', 'mostaza', 'azul', 'naranja', 'olivo', 'rosa', 'vino', 'menta'] as const;
/** Tones for goods whose colour the catalogue leaves open. */
const open = [
  'barro',
  'azul',
  'turquesa',
  'mostaza',
  'olivo',
  'vino',
  'naranja',
  'menta',
  'morado',
  'durazno',
] as const;

/** What is asked of a product picture. */
export interface ProductPicture {
  shopKey: string;
  productName: string;
  picture: PictureName;
  /** 0 is the main picture, 1 to 3 the further ones: another side of the same thing. */
  view?: number;
}

/** Splits `bota/cuero` into the drawing and its tone, choosing a tone when none is named. */
export function readPictureName(picture: PictureName, random: Random): { name: DrawingName; tone: Tone } {
  const [name, tone] = picture.split('/') as [DrawingName, Tone | undefined];
  return { name, tone: tone ?? random.pick(open) };
}

/** Copies of the goods from back to front: one, a pair, or one before two. */
function arrange(count: number, spread: number): readonly (readonly [x: number, y: number, size: number])[] {
  if (count === 1) return [[0, 0, 1.28]];
  const gap = spread * 0.95;
  if (count === 2)
    return [
      [-gap, -10, 1.02],
      [gap * 0.92, 22, 1.14],
    ];
  return [
    [-gap * 1.35, -22, 0.9],
    [gap * 1.35, -22, 0.9],
    [0, 22, 1.12],
  ];
}

/** One copy with its soft shadow; the shadow is a gradient, since blurs are slow to rasterise. */
function placeGoods(sheet: Sheet, drawing: Drawing, x: number, y: number, size: number): string {
  const { random } = sheet;
  if (drawing.stance === 'lies') {
    const turn = random.between(-13, 13).toFixed(1);
    return (
      oval(x + 12, y + 30, drawing.spread * size * 1.16, drawing.spread * size * 1.1, 'url(#shadow)', 'opacity=".42"') +
      group(`translate(${x} ${y}) rotate(${turn}) scale(${size.toFixed(3)})`, drawing.draw(sheet))
    );
  }
  const foot = y + 150 * size;
  const turn = random.between(-1.6, 1.6).toFixed(1);
  return (
    oval(x + 14, foot, drawing.spread * size * 1.32, 46 * size, 'url(#shadow)') +
    group(`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${size.toFixed(3)})`, drawing.draw(sheet))
  );
}

const shadow =
  '<radialGradient id="shadow"><stop stop-color="#3d2413" stop-opacity=".5"/><stop offset=".55" stop-color="#3d2413" stop-opacity=".26"/><stop offset="1" stop-color="#3d2413" stop-opacity="0"/></radialGradient>';

/** Draws one picture of a product, 800 × 600. The same request gives the same SVG, always. */
export function drawProduct({ shopKey, productName, picture, view = 0 }: ProductPicture): string {
  const seed = `${shopKey}|${productName}|${picture}`;
  const goods = createRandom(seed);
  const { name, tone } = readPictureName(picture, goods);
  const accent = goods.pick(accents.filter((candidate) => candidate !== tone) as [Tone, ...Tone[]]);
  const drawing: Drawing = drawings[name];
  const sheet = createSheet(`${seed}|${view}`, tone, accent);
  const background = drawBackground(sheet, lookOf(shopKey), drawing.stance);
  const count = drawing.most === 1 ? 1 : sheet.random.whole(1, drawing.most);
  const zoom = view === 0 ? sheet.random.between(1.02, 1.1) : sheet.random.between(1.12, 1.24);
  const left = 400 + sheet.random.between(-16, 16);
  const top = drawing.stance === 'lies' ? 300 : 292;
  const art = arrange(count, drawing.spread)
    .map(([x, y, size]) => placeGoods(sheet, drawing, left + x * 1.1, top + y, size * zoom))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><defs>${shadow}${sheet.definitions()}</defs>${background}${art}</svg>`;
}

import { type Shades, shadesOf } from './colors.ts';
import { createRandom } from './random.ts';

const motifs = ['sun', 'arch', 'hills', 'cloth', 'planks', 'tiles', 'serape', 'papel', 'window', 'plain'] as const;

/** What makes the pictures of one shop belong together. */
export interface ShopLook {
  wall: Shades;
  counter: Shades;
  motif: (typeof motifs)[number];
}

/** Warm walls of a northern town: lime wash, clay, sage, dusk blue. Hue, saturation, lightness. */
const walls = [
  [38, 52, 87],
  [28, 52, 84],
  [16, 46, 84],
  [46, 48, 84],
  [350, 36, 87],
  [88, 24, 83],
  [150, 20, 83],
  [190, 26, 84],
  [212, 28, 86],
  [262, 22, 87],
  [32, 32, 80],
  [22, 58, 80],
] as const;

/** The look of a shop, from its key: the same in every run, rarely the same for two shops. */
export function lookOf(shopKey: string): ShopLook {
  const random = createRandom(`look of ${shopKey}`);
  const [hue, saturation, lightness] = walls[random.whole(0, walls.length - 1)] ?? walls[0];
  const turn = random.between(-5, 5);
  const counterHue = random.pick([26, 32, 18, 38]);
  return {
    wall: shadesOf(hue + turn, saturation, lightness + random.between(-2, 2)),
    counter: shadesOf(counterHue, random.between(30, 46), random.between(68, 76)),
    motif: random.pick(motifs),
  };
}

import { pickShuffle } from '@mercadito/domain/catalog/sorting';
import { readBoot } from '../../shared/api/boot.ts';

let shuffle: number | undefined;

/** One of the five shuffles, the same for the whole visit: the one the page was served with, else one picked here. */
export function visitShuffle(): number {
  shuffle ??= readBoot(document).randomOrder ?? pickShuffle(Math.random());
  return shuffle;
}

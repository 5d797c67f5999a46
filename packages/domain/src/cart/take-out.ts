import { type CartLineIdentity, isSameCartLine } from './cart-line.ts';

type Counted = CartLineIdentity & { readonly count: number };

/** Takes as many pieces out of a cart as are named, exactly: what is there beside them stays, and what is gone already is no matter. */
export function takeOut<Line extends Counted>(lines: readonly Line[], pieces: readonly Counted[]): readonly Line[] {
  return pieces.reduce<readonly Line[]>(takeOutOne, lines);
}

function takeOutOne<Line extends Counted>(lines: readonly Line[], piece: Counted): readonly Line[] {
  let left = piece.count;
  return lines.flatMap((line) => {
    if (!isSameCartLine(line, piece)) return [line];
    const taken = Math.min(left, line.count);
    left -= taken;
    return taken === line.count ? [] : [{ ...line, count: line.count - taken }];
  });
}

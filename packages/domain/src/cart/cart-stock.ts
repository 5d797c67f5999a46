import type { CartLine } from './cart-line.ts';

/** Pieces that can be had; null where the owner does not count them. */
export type CountedStock = number | null;

/** How many pieces of a product the cart asks for, whatever their options: they come from one stock. What cannot be bought asks for none. */
export function piecesOf(lines: readonly CartLine[], productId: number): number {
  return lines.reduce((sum, line) => sum + (line.productId === productId && line.available ? line.count : 0), 0);
}

/** Whether the stock has what the cart holds of a product. */
export function isInStock(lines: readonly CartLine[], productId: number, stock: CountedStock): boolean {
  return stock === null || piecesOf(lines, productId) <= stock;
}

/** Whether a line may get another count, for all the stock there is: fewer than before is always an improvement. */
export function canHaveCount(
  lines: readonly CartLine[],
  line: CartLine,
  { count, stock }: { count: number; stock: CountedStock },
): boolean {
  if (count <= line.count || stock === null) return true;
  return piecesOf(lines, line.productId) - line.count + count <= stock;
}

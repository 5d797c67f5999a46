import { LARGEST_STOCK } from './limits.ts';

interface StockEdit {
  /** Pieces there are now; null while nobody counts them. */
  readonly current: number | null;
  /** What was written. */
  readonly wanted: number;
  /** What stood there when it was read; undefined where nobody says. */
  readonly was: number | undefined;
}

/**
 * Pieces there are after somebody has edited their number (PRODUCT-23): what stands there changed by what was edited, since
 * some may have been ordered or given back meanwhile. Fewer than none are none. Without a number that was read, or where
 * nobody counted, the number is set as it is.
 */
export function stockAfterEdit({ current, wanted, was }: StockEdit): number {
  if (current === null || was === undefined) return wanted;
  return Math.min(Math.max(current + wanted - was, 0), LARGEST_STOCK);
}

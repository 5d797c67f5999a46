export type Availability = {
  /** The owner's switch. */
  readonly available: boolean;
  /** Whether the owner counts stock. */
  readonly quantityManage: boolean; // sic
  /** Pieces left; null or anything at all while stock is not counted. */
  readonly stock: number | null;
  /** Whether one of its required groups leaves nothing to choose (`leavesNothingToChoose`). */
  readonly nothingToChoose: boolean;
};

/**
 * Whether a product can be bought now: switched on, with a choice in every required group and, where stock is counted, with a
 * piece left. Otherwise it is sold out.
 */
export function isProductAvailable({ available, quantityManage, stock, nothingToChoose }: Availability): boolean {
  return available && !nothingToChoose && (!quantityManage || (stock ?? 0) > 0);
}

/** Whether `count` pieces can be ordered at once. */
export function hasEnough(product: Availability, count: number): boolean {
  return isProductAvailable(product) && (!product.quantityManage || (product.stock ?? 0) >= count);
}

/** Up to so many pieces, a card says how many are left. */
const FEW = 3;

/** How many pieces are left of what can be bought and is counted, where they are few; null otherwise. */
export function fewLeft(product: Availability): number | null {
  const { quantityManage, stock } = product;
  return quantityManage && stock !== null && stock <= FEW && isProductAvailable(product) ? stock : null;
}

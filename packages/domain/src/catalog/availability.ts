export type Availability = {
  /** The owner's switch. */
  readonly available: boolean;
  /** Whether the owner counts stock. */
  readonly quantityManage: boolean; // sic
  /** Pieces left; null or anything at all while stock is not counted. */
  readonly stock: number | null;
};

/** Whether a product can be bought now: switched on and, where stock is counted, with a piece left. Otherwise it is sold out. */
export function isProductAvailable({ available, quantityManage, stock }: Availability): boolean {
  return available && (!quantityManage || (stock ?? 0) > 0);
}

/** Whether `count` pieces can be ordered at once. */
export function hasEnough(product: Availability, count: number): boolean {
  return isProductAvailable(product) && (!product.quantityManage || (product.stock ?? 0) >= count);
}

/** What can have a heart. */
export interface Favorite {
  readonly kind: 'company' | 'product';
  readonly id: number;
}

import type { Sheet } from './pen.ts';

/**
 * How one kind of goods is drawn, in a box from -200 to 200 both ways.
 * Standing goods have their foot at y = 150; lying goods are seen from above, centred on 0.
 */
export interface Drawing {
  stance: 'stands' | 'lies';
  /** Half the width of its shadow. */
  spread: number;
  /** The most copies that look well side by side. */
  most: number;
  draw: (sheet: Sheet) => string;
}

/** Goods standing on the counter. */
export const stands = (spread: number, most: number, draw: Drawing['draw']): Drawing => ({
  stance: 'stands',
  spread,
  most,
  draw,
});

/** Goods laid out flat. */
export const lies = (spread: number, draw: Drawing['draw']): Drawing => ({ stance: 'lies', spread, most: 1, draw });

import { memoize } from './memoize.ts';

const format = memoize((digits: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits }));

/** A number as people read it, 1234.5 → `1,234.5`: both languages write it so here. At least so many decimals, at most three. */
export const numberText = (value: number, digits = 0): string => format(digits).format(value);

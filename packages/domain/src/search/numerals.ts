const SPANISH =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte';
const TENS: readonly (readonly [string, string])[] = [
  ['30', 'treinta'],
  ['40', 'cuarenta'],
  ['50', 'cincuenta'],
  ['60', 'sesenta'],
  ['70', 'setenta'],
  ['80', 'ochenta'],
  ['90', 'noventa'],
  ['100', 'cien'],
];

const PAIRS: readonly (readonly [string, string])[] = [
  ...SPANISH.split(' ').map((word, number): [string, string] => [String(number), word]),
  ['1', 'uno'],
  ['1', 'una'],
  ...TENS,
];

/** How else a number is written: "tres" for 3, and 3 for "tres". */
export const writtenElse = (word: string): string[] =>
  PAIRS.flatMap(([digits, name]) => (word === digits ? [name] : word === name ? [digits] : []));

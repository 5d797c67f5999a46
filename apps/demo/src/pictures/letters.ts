import { stroke } from './pen.ts';

/**
 * Capital letters as pen strokes in a box 10 wide and 14 high, since a fresh machine may have no fonts at all.
 * Accents are drawn over the plain letter.
 */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0l5 14M2 9h6',
  B: 'M0 0v14h6q4 0 4-4t-4-4H0M0 0h5q4 0 4 3t-4 3',
  C: 'M10 3Q8 0 5 0 0 0 0 7t5 7q3 0 5-3',
  D: 'M0 0v14h4q6 0 6-7t-6-7z',
  E: 'M9 0H0v14h9M0 7h7',
  F: 'M9 0H0v14M0 7h7',
  G: 'M10 3Q8 0 5 0 0 0 0 7t5 7q5 0 5-6H6',
  H: 'M0 0v14M10 0v14M0 7h10',
  I: 'M5 0v14',
  J: 'M8 0v10q0 4-4 4-4 0-4-4',
  K: 'M0 0v14M9 0L0 8l9 6M3 5',
  L: 'M0 0v14h8',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M0 14V0l10 14V0',
  O: 'M5 0Q0 0 0 7t5 7 5-7-5-7z',
  P: 'M0 14V0h6q4 0 4 4t-4 4H0',
  Q: 'M5 0Q0 0 0 7t5 7 5-7-5-7zM6 10l4 4',
  R: 'M0 14V0h6q4 0 4 4t-4 4H0M5 8l5 6',
  S: 'M9 2Q7 0 5 0 1 0 1 3.500T5 7q4.500 0 4.500 3.500T5 14q-3 0-5-2',
  T: 'M0 0h10M5 0v14',
  U: 'M0 0v9q0 5 5 5t5-5V0',
  V: 'M0 0l5 14 5-14',
  W: 'M0 0l2.500 14L5 5l2.500 9L10 0',
  X: 'M0 0l10 14M10 0L0 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M0 0h10L0 14h10',
};

const accents: Readonly<Record<string, string>> = {
  '\u0301': 'M4-3l3-2',
  '\u0303': 'M2-3q2-2 3-1t3-1',
  '\u0308': 'M3-3v-.5M7-3v-.5',
};
const pitch = 14;

/** How wide a text is at a letter height. */
const textWidth = (text: string, height: number): number => (text.length * pitch - 4) * (height / 14);

/** A text centred on x, its letters' top at y, as one stroke path. */
export function drawText(text: string, x: number, y: number, height: number, color: string): string {
  const scale = height / 14;
  const left = x - textWidth(text, height) / 2;
  const letters = [...text.toUpperCase()].map((letter, index) => {
    const [plain = '', accent = ''] = letter.normalize('NFD');
    const data = `${strokes[plain] ?? ''}${accents[accent] ?? ''}`;
    return data && `<g transform="translate(${index * pitch} 0)">${stroke(data, color, 2.3)}</g>`;
  });
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(3)})">${letters.join('')}</g>`;
}

/** The largest letter height, up to `most`, at which a text fits a width. */
export const fittingHeight = (text: string, width: number, most: number): number =>
  Math.min(most, (width * 14) / (text.length * pitch - 4));

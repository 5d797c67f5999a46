/** As messengers show a status. */
export const STATUS_SIZE = { width: 1080, height: 1920 } as const;

export const MARGIN = 48;
const GAP = 24;
export const INNER = STATUS_SIZE.width - 2 * MARGIN;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many stand in each row, by how many there are: six at most. */
const ROWS: readonly (readonly number[])[] = [[], [1], [1, 1], [1, 1, 1], [2, 2], [2, 2, 1], [2, 2, 2]];

/** The most that find room. */
export const MOST_OFFERS = ROWS.length - 1;

/** Where each of some offers stands between two heights; fewer ones are larger. */
export function boxesOf(count: number, top: number, bottom: number): Box[] {
  const rows = ROWS[Math.min(count, MOST_OFFERS)] ?? [];
  const height = (bottom - top - GAP * (rows.length - 1)) / rows.length;
  return rows.flatMap((inRow, row) => {
    const width = (INNER - GAP * (inRow - 1)) / inRow;
    const y = top + row * (height + GAP);
    return Array.from({ length: inRow }, (_, at) => ({ x: MARGIN + at * (width + GAP), y, width, height }));
  });
}

/** From here on a box has room for large letters. */
export const WIDE = 700;

/** Where in an offer's box its photo is: above the words, or beside them in a wide one. */
export const photoBoxOf = ({ x, y, width, height }: Box): Box =>
  width > height * 1.4
    ? { x, y, width: width * 0.46, height }
    : { x, y, width, height: height - (width > WIDE ? 260 : 160) };

/** And where the words are. */
export function wordsBoxOf(box: Box, photo: Box): Box {
  const pad = 22;
  const isBeside = photo.height === box.height;
  return isBeside
    ? { x: photo.x + photo.width + pad, y: box.y, width: box.width - photo.width - 2 * pad, height: box.height }
    : { x: box.x + pad, y: photo.y + photo.height, width: box.width - 2 * pad, height: box.height - photo.height };
}

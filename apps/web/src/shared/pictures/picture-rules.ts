/** What was refused of the files that somebody gave (PICTURE-4). */
export type PickRefusal =
  | { readonly kind: 'notImage'; readonly name: string }
  /** Nothing of it was a picture. */
  | { readonly kind: 'noneSelected' | 'noneDropped' }
  /** More than there is room for. */
  | { readonly kind: 'limit' };

/** How the files came: chosen or taken with the camera, or dropped or pasted. */
export type PickWay = 'selected' | 'dropped';

const isPicture = ({ type }: Blob): boolean => type.startsWith('image/');

/**
 * Of some files those that are pictures and have room, and why the others are refused.
 * @param room how many more there may be
 */
export function sortPicked(files: readonly File[], room: number, way: PickWay) {
  const pictures = files.filter(isPicture);
  const refusals: PickRefusal[] = files
    .filter((file) => !isPicture(file))
    .map(({ name }) => ({ kind: 'notImage', name }));
  if (pictures.length === 0 && files.length > 0) {
    refusals.push({ kind: way === 'selected' ? 'noneSelected' : 'noneDropped' });
  }
  if (pictures.length > room) refusals.push({ kind: 'limit' });
  return { pictures: pictures.slice(0, room), refusals };
}

/** An entry moved by so many places, as far as the list goes. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = Math.min(Math.max(from + by, 0), list.length - 1);
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/**
 * How much of each file is sent, 0 to 1, from how much of the whole request is: its files lie one after another at its
 * end.
 * @param sizes of the files, in their order, bytes
 */
export function sharesSent(sizes: readonly number[], sent: number, whole: number): number[] {
  const files = sizes.reduce((sum, size) => sum + size, 0);
  let left = Math.max(0, sent - Math.max(0, whole - files));
  return sizes.map((size) => {
    const share = Math.min(size, left);
    left -= share;
    return size === 0 ? 1 : share / size;
  });
}

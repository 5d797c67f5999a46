import type { Picture } from './common.ts';

/**
 * How wide a picture stands on a screen, as the `sizes` attribute wants it. The page's preloads and the screens' own
 * pictures must say the same, or the browser fetches twice.
 */
export const PICTURE_SIZES = {
  card: '(min-width: 75em) 15vw, (min-width: 48em) 22vw, calc(50vw - 1.375rem)',
  gallery: '(min-width: 62em) 45vw, 100vw',
  banner: '(min-width: 62em) 75vw, 100vw',
} as const;

/** Where one size of a picture lies; the largest unless another is asked for. */
export function pictureAddress({ base, widths }: Picture, width = widths.at(-1)): string {
  return `${base}/${width}.webp`;
}

/** All sizes of a picture, as the `srcset` attribute wants them. */
export function srcsetOf(picture: Picture): string {
  return picture.widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ');
}

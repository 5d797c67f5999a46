import { COMPRESSED_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import type { Picture } from './common.ts';

/** The widths that pictures exist in, px, as far as they have them. The widest is for screens of two pixels to a point. */
export const PICTURE_WIDTHS = [160, 320, 640, COMPRESSED_IMAGE_SIDE, 1_600] as const;

/**
 * How wide a picture stands on a screen, as the `sizes` attribute wants it. The page's preloads and the screens' own
 * pictures must say the same, or the browser fetches twice.
 */
export const PICTURE_SIZES = {
  card: '(min-width: 75em) 15vw, (min-width: 48em) 22vw, calc(50vw - 1.375rem)',
  gallery: '(min-width: 62em) 45vw, 100vw',
  banner: '(min-width: 62em) 75vw, 100vw',
  sponsor: '(min-width: 75em) 28vw, (min-width: 48em) 46vw, 86vw',
} as const;

/**
 * The narrowest that a gallery shows. A browser takes a size up to a third too narrow where the next is much wider, and
 * what is for sale has to be sharp.
 */
export const GALLERY_FROM = COMPRESSED_IMAGE_SIDE;

/** Where one size of a picture lies; the largest unless another is asked for. */
export function pictureAddress({ base, widths }: Picture, width = widths.at(-1)): string {
  return `${base}/${width}.webp`;
}

/** The sizes of a picture, none narrower than `from` where it has wider ones, as the `srcset` attribute wants them. */
export function srcsetOf(picture: Picture, from = 0): string {
  const wide = picture.widths.filter((width) => width >= from);
  const offered = wide.length > 0 ? wide : picture.widths.slice(-1);
  return offered.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ');
}

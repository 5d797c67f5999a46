import type { Picture as PictureData } from '@mercadito/contracts/common';
import { pictureAddress, srcsetOf } from '@mercadito/contracts/picture-sizes';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useVisit } from '../api/store-hooks.ts';
import classes from './picture.module.css';

/** The header of a thumbhash: lightness in 6 bits, then two colour differences in 6 bits each. */
const HEADER_BYTES = 3;
const LARGEST = 63;

function bytesOf(base64: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return bytes.length > HEADER_BYTES ? bytes : null;
  } catch {
    return null;
  }
}

const percent = (part: number): string => `${Math.round(Math.max(0, Math.min(1, part)) * 100)}%`;

/** The colour a picture has on average: next to nothing to compute, so every card of a list can have it. */
function averageColor(placeholder: string): string | undefined {
  const [first = 0, second = 0, third = 0] = bytesOf(placeholder) ?? [];
  const header = first | (second << 8) | (third << 16);
  if (header === 0) return undefined;
  const lightness = (header & LARGEST) / LARGEST;
  const blueYellow = (((header >> 6) & LARGEST) / LARGEST) * 2 - 1;
  const redGreen = (((header >> 12) & LARGEST) / LARGEST) * 2 - 1;
  const blue = lightness - (2 / 3) * blueYellow;
  const red = (3 * lightness - blue + redGreen) / 2;
  return `rgb(${percent(red)} ${percent(red - redGreen)} ${percent(blue)})`;
}

/** The blurred picture as a background; a millisecond each on a phone and code of its own, so for few of them. */
async function blurredPicture(placeholder: string): Promise<string | undefined> {
  const bytes = bytesOf(placeholder);
  if (!bytes) return undefined;
  const { thumbHashToDataURL } = await import('thumbhash');
  return `url(${thumbHashToDataURL(bytes)})`;
}

/** Save-Data: the narrowest size, whatever the screen is (LOOK-10). */
const FRUGAL_SIZES = '160px';

interface PictureProps {
  picture: PictureData | null;
  /** What it shows; '' when the text beside it says so already. */
  alt: string;
  /** Width by height of the box, so that nothing moves when the picture comes. */
  ratio?: number;
  /** How wide it is shown, as in the attribute: `(max-width: 48em) 50vw, 240px`. */
  sizes: string;
  /** The narrowest size that is sharp enough, px, where the picture has wider ones. */
  from?: number;
  /** The first row of a page and the first picture of a gallery. */
  isEager?: boolean;
  /** A blurred version instead of one colour until it has come; for few, large pictures. */
  isBlurred?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A stored picture in the sizes it exists in; a grey box with a sign when there is none or it fails. */
export function Picture({
  picture,
  alt,
  ratio,
  sizes,
  from,
  isEager,
  isBlurred,
  fit = 'cover',
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const blurred = useBlurred(isBlurred ? picture?.placeholder : undefined);
  const { savesData } = useVisit();
  const boxClass = [classes.frame, className].filter(Boolean).join(' ');

  if (!picture || failed === picture.base) {
    return (
      <span className={`${boxClass} ${classes.none}`} style={{ aspectRatio: ratio ?? 4 / 3 }}>
        <IconPhotoOff
          role={alt === '' ? undefined : 'img'}
          aria-label={alt || undefined}
          aria-hidden={alt === ''}
          stroke={1.5}
        />
      </span>
    );
  }

  const style = {
    aspectRatio: ratio ?? picture.width / picture.height,
    backgroundColor: averageColor(picture.placeholder),
    backgroundImage: blurred,
  };
  // A span, as it stands in buttons and links too.
  return (
    <span className={boxClass} style={style}>
      <img
        className={classes.image}
        data-fit={fit === 'contain' ? fit : undefined}
        src={pictureAddress(picture)}
        srcSet={srcsetOf(picture, savesData ? 0 : from)}
        sizes={savesData ? FRUGAL_SIZES : sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(picture.base)}
      />
    </span>
  );
}

function useBlurred(placeholder: string | undefined): string | undefined {
  const [blurred, setBlurred] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setBlurred(undefined);
    if (placeholder) void blurredPicture(placeholder).then((image) => isCurrent && setBlurred(image));
    return () => {
      isCurrent = false;
    };
  }, [placeholder]);
  return blurred;
}

import { Box, Group, Stack } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { GALLERY_FROM, PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { ProductDetails } from '@mercadito/contracts/products';
import { IconMaximize } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { WhenHydrated } from '../../../shared/ui/when-hydrated.tsx';
import classes from './product-gallery.module.css';

/** As shops photograph, and as the cards are; another shape stands on its own blur, whose code is brought for that alone. */
const RATIO = 4 / 3;
const ABOUT = 0.02;

const leavesRoom = ({ width, height }: PictureData): boolean => Math.abs(width / height / RATIO - 1) > ABOUT;

// Of use only once the page is live.
const GalleryArrows = lazyChunk(() => import('./gallery-arrows.tsx').then((m) => m.GalleryArrows));
const GalleryLightbox = lazyChunk(() => import('./gallery-lightbox.tsx').then((m) => m.GalleryLightbox));

// Here, as a first page has little room for style sheets.
const PAPER = { background: 'var(--surface)' };
const STRIP: CSSProperties = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
};
const SLIDE: CSSProperties = {
  flex: '0 0 100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
};
/** What was tapped on a card grows into it (shared/navigation/show-page.ts). */
const GROWN: CSSProperties = { viewTransitionName: 'picture' };
const ENLARGE: CSSProperties = {
  position: 'absolute',
  top: 'var(--mantine-spacing-sm)',
  left: 'var(--mantine-spacing-sm)',
  boxSizing: 'content-box',
  padding: 'var(--mantine-spacing-sm)',
  borderRadius: '50%',
  background: 'color-mix(in srgb, var(--surface) 88%, transparent)',
  pointerEvents: 'none',
};

interface ProductGalleryProps {
  pictures: readonly PictureData[];
  /** The product's name. */
  name: string;
  /** Signs on its corner. */
  children: ReactNode;
}

/** The pictures side by side in a row that snaps: swiped by thumb, moved by arrows and thumbnails, enlarged by a tap. */
export function ProductGallery({ pictures, name, children }: ProductGalleryProps) {
  const { t } = useTranslation('shop');
  const [current, setCurrent] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const strip = useRef<HTMLDivElement>(null);

  const signs = (
    <Group className={layout.inCorner} gap="xs" p="xs">
      {children}
    </Group>
  );
  if (pictures.length === 0)
    return (
      <Box pos="relative" className={classes.stage} style={PAPER}>
        <Picture picture={null} alt={name} ratio={RATIO} sizes={PICTURE_SIZES.gallery} />
        {signs}
      </Box>
    );
  const show = (at: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: at * width, behavior: 'smooth' });
  };
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) => setCurrent(Math.round(scrollLeft / (clientWidth || 1)));
  return (
    <Stack component="section" pos="relative" miw={0} gap="sm" aria-label={t('gallery.label', { name })}>
      <Box pos="relative" className={classes.stage} style={PAPER}>
        <Group
          ref={strip}
          style={STRIP}
          wrap="nowrap"
          align="stretch"
          gap={0}
          onScroll={(event) => follow(event.currentTarget)}
        >
          {pictures.map((picture, at) => (
            <button
              key={picture.base}
              type="button"
              className={`${looks.ringInside} ${layout.wideParts}`}
              style={at === 0 ? { ...SLIDE, ...GROWN } : SLIDE}
              aria-label={t('gallery.enlarge', { at: at + 1, of: pictures.length })}
              tabIndex={at === current ? 0 : -1}
              onClick={() => setEnlarged(true)}
            >
              <Picture
                picture={picture}
                alt={name}
                ratio={RATIO}
                sizes={PICTURE_SIZES.gallery}
                from={GALLERY_FROM}
                isEager={at === 0}
                isBlurred={at === 0 && leavesRoom(picture)}
                fit={leavesRoom(picture) ? 'contain' : 'cover'}
              />
            </button>
          ))}
        </Group>
        <IconMaximize style={ENLARGE} size={20} aria-hidden="true" />
        {signs}
        <WhenHydrated>
          {pictures.length > 1 && <GalleryArrows current={current} count={pictures.length} onShow={show} />}
        </WhenHydrated>
      </Box>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onShow={show} />}
      {isEnlarged && (
        <Suspense>
          <GalleryLightbox pictures={pictures} alt={name} start={current} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface ThumbnailsProps {
  pictures: readonly PictureData[];
  current: number;
  onShow: (at: number) => void;
}

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  const { t } = useTranslation('shop');
  return (
    <Group className={classes.thumbnails} gap="xs">
      {pictures.map((picture, at) => (
        <button
          key={picture.base}
          type="button"
          className={`${looks.marked} ${classes.thumbnail}`}
          aria-label={t('gallery.show', { at: at + 1, of: pictures.length })}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => onShow(at)}
        >
          <Picture picture={picture} alt="" ratio={1} sizes="64px" />
        </button>
      ))}
    </Group>
  );
}

export function picturesOf({ photo_picture, images }: Pick<ProductDetails, 'photo_picture' | 'images'>): PictureData[] {
  const further = images.map(({ picture }) => picture);
  return photo_picture ? [photo_picture, ...further] : further;
}

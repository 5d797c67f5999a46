import { Group, Stack } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { GALLERY_FROM, PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { ProductDetails } from '@mercadito/contracts/products';
import { IconChevronLeft, IconChevronRight, IconMaximize } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './product-gallery.module.css';

/** As shops photograph, and as the cards are; another shape stands on its own blur. */
const RATIO = 4 / 3;

const GalleryLightbox = lazyChunk(() => import('./gallery-lightbox.tsx').then((m) => m.GalleryLightbox));

interface ProductGalleryProps {
  pictures: readonly PictureData[];
  /** The product's name. */
  name: string;
}

/** The pictures side by side in a row that snaps: swiped by thumb, moved by arrows and thumbnails, enlarged by a tap. */
export function ProductGallery({ pictures, name }: ProductGalleryProps) {
  const { t } = useTranslation('shop');
  const [current, setCurrent] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const strip = useRef<HTMLDivElement>(null);

  if (pictures.length === 0) return <Picture picture={null} alt={name} ratio={RATIO} sizes={PICTURE_SIZES.gallery} />;
  const show = (at: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: at * width, behavior: 'smooth' });
  };
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) => setCurrent(Math.round(scrollLeft / (clientWidth || 1)));
  return (
    <Stack component="section" miw={0} gap="sm" aria-label={t('gallery.label', { name })}>
      <div className={classes.stage}>
        <Group
          ref={strip}
          className={classes.strip}
          wrap="nowrap"
          align="stretch"
          gap={0}
          onScroll={(event) => follow(event.currentTarget)}
        >
          {pictures.map((picture, at) => (
            <button
              key={picture.base}
              type="button"
              className={`${looks.ringInside} ${layout.wideParts} ${classes.slide}`}
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
                isBlurred={at === 0}
                fit="contain"
              />
            </button>
          ))}
        </Group>
        <IconMaximize className={classes.enlarge} size={20} aria-hidden="true" />
        {pictures.length > 1 && <Arrows current={current} count={pictures.length} onShow={show} />}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onShow={show} />}
      {isEnlarged && (
        <Suspense>
          <GalleryLightbox pictures={pictures} alt={name} start={current} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface ArrowsProps {
  current: number;
  count: number;
  onShow: (at: number) => void;
}

function Arrows({ current, count, onShow }: ArrowsProps) {
  const { t } = useTranslation('shop');
  const move = (step: number) => () => onShow(current + step);
  return (
    <>
      <button
        type="button"
        className={classes.arrow}
        data-to="previous"
        aria-label={t('gallery.previous')}
        disabled={current === 0}
        onClick={move(-1)}
      >
        <IconChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes.arrow}
        data-to="next"
        aria-label={t('gallery.next')}
        disabled={current === count - 1}
        onClick={move(1)}
      >
        <IconChevronRight aria-hidden="true" />
      </button>
      <span className={classes.counter} role="status">
        {t('gallery.counter', { at: current + 1, of: count })}
      </span>
    </>
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
    <Group align="stretch" gap="xs">
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

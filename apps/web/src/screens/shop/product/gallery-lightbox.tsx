import type { Picture } from '@mercadito/contracts/common';
import { pictureAddress } from '@mercadito/contracts/picture-sizes';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useClosedByBack } from '../../../shared/navigation/use-closed-by-back.ts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';

interface GalleryLightboxProps {
  pictures: readonly Picture[];
  alt: string;
  /** The one it opens with. */
  start: number;
  onClose: () => void;
}

/** The widest size: somebody wants to look closely. */
const slideOf = (picture: Picture, alt: string) => ({
  src: pictureAddress(picture),
  alt,
  width: picture.width,
  height: picture.height,
});

/** The pictures over the whole screen: pinch, double tap or buttons to look closer, Esc or Back to leave. Loaded when asked for. */
export function GalleryLightbox({ pictures, alt, start, onClose }: GalleryLightboxProps) {
  const { t } = useTranslation('shop');
  useClosedByBack(true, onClose);
  return (
    <Lightbox
      open
      close={onClose}
      index={start}
      slides={pictures.map((picture) => slideOf(picture, alt))}
      plugins={pictures.length > 1 ? [Zoom, Counter] : [Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      render={pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }}
      labels={{
        Lightbox: t('gallery.dialog'),
        Carousel: t('gallery.label', { name: alt }),
        'Photo gallery': t('gallery.label', { name: alt }),
        Close: t('gallery.close'),
        Previous: t('gallery.previous'),
        Next: t('gallery.next'),
        'Zoom in': t('gallery.zoomIn'),
        'Zoom out': t('gallery.zoomOut'),
      }}
    />
  );
}

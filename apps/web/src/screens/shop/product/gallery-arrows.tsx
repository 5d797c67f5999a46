import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { PressButton } from '../../../shared/ui/press-button.ts';
import classes from './gallery-arrows.module.css';

interface GalleryArrowsProps {
  current: number;
  count: number;
  onShow: (at: number) => void;
}

/** To the picture before and after, and which of how many is seen. */
export function GalleryArrows({ current, count, onShow }: GalleryArrowsProps) {
  const { t } = useTranslation('shop');
  const counter = t('gallery.counter', { at: current + 1, of: count });
  useAnnounced(counter, { isNew: true });
  const move = (step: number) => () => onShow(current + step);
  return (
    <>
      <PressButton
        className={classes.arrow}
        data-to="previous"
        aria-label={t('gallery.previous')}
        disabled={current === 0}
        onClick={move(-1)}
      >
        <IconChevronLeft aria-hidden="true" />
      </PressButton>
      <PressButton
        className={classes.arrow}
        data-to="next"
        aria-label={t('gallery.next')}
        disabled={current === count - 1}
        onClick={move(1)}
      >
        <IconChevronRight aria-hidden="true" />
      </PressButton>
      <span className={classes.counter}>{counter}</span>
    </>
  );
}

import { Skeleton } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './card-grid.module.css';

interface SkeletonGridProps {
  /** Spec 1 §9: 36 on lists of cards. */
  count?: number;
  /** The picture's box, as the card has it. */
  ratio?: number;
  /** Lines of text under the picture. */
  lines?: number;
}

const CARDS_WHILE_LOADING = 36;

/** Cards to come, in the boxes they will have, so that nothing moves. */
export function SkeletonGrid({ count = CARDS_WHILE_LOADING, ratio = 4 / 3, lines = 3 }: SkeletonGridProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.grid} role="status" aria-label={t('loading')}>
      {numbers(count).map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton radius={0} style={{ aspectRatio: ratio, height: 'auto' }} />
          <div className={classes.lines}>
            {numbers(lines).map((line) => (
              <Skeleton key={line} height={14} width={line === lines - 1 ? '55%' : '90%'} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

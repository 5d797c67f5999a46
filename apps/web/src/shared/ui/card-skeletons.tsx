import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { CardCell, CardGrid } from './card-grid.tsx';

interface CardSkeletonsProps {
  count?: number | undefined;
  /** One card's boxes, as high as those it will have, so that nothing moves. */
  children: ReactNode;
}

/** PRODUCT-10. */
const CARDS_WHILE_LOADING = 36;

/** Cards to come. */
export function CardSkeletons({ count = CARDS_WHILE_LOADING, children }: CardSkeletonsProps) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <div aria-hidden="true">
        <CardGrid label={t('loading')}>
          {Array.from({ length: count }, (_, card) => card).map((card) => (
            <CardCell key={card}>{children}</CardCell>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}

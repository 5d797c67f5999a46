import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardCell, CardGrid } from '../../shared/ui/card-grid.tsx';
import classes from './product-card.module.css';

/** Spec 1 §9. */
const CARDS_WHILE_LOADING = 36;

/** Product cards to come, in the very boxes of the cards: picture, name, shop, price, action. */
export function ProductCardSkeletons({ count = CARDS_WHILE_LOADING }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <div aria-hidden="true">
        <CardGrid label={t('loading')}>
          {Array.from({ length: count }, (_, card) => card).map((card) => (
            <CardCell key={card}>
              <Skeleton radius={0} className={classes.skeletonPicture} />
              <div className={classes.body}>
                <Skeleton height="1.35rem" width="80%" />
                <Skeleton height="1.25rem" width="60%" />
                <Skeleton height="1.65rem" width="70%" />
              </div>
              <div className={classes.action}>
                <Skeleton height="2.75rem" />
              </div>
            </CardCell>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}

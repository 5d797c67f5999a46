import { Skeleton } from '@mantine/core';
import { CardSkeletons } from '../../shared/ui/card-grid.tsx';
import classes from './product-card.module.css';

/** Product cards to come, in the very boxes of the cards: picture, name, price, stars, shop. */
export function ProductCardSkeletons({ count }: { count?: number }) {
  return (
    <CardSkeletons count={count}>
      <Skeleton radius={0} className={classes.skeletonPicture} />
      <div className={classes.body}>
        <Skeleton height="1.25rem" />
        <Skeleton height="1.25rem" width="60%" />
        <Skeleton height="1.6rem" width="70%" />
        <Skeleton height="1.1rem" width="50%" />
        <Skeleton height="1.1rem" width="80%" />
      </div>
    </CardSkeletons>
  );
}

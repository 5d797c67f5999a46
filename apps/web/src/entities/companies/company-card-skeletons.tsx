import { Skeleton } from '@mantine/core';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import classes from './company-card.module.css';

/** Businesses to come, in the boxes of their cards. */
export function CompanyCardSkeletons({ count }: { count?: number }) {
  return (
    <CardSkeletons count={count}>
      <Skeleton radius={0} className={classes.skeletonBanner} />
      <div className={classes.body}>
        <span className={classes.logo}>
          <Skeleton circle height="3.125rem" />
        </span>
        <Skeleton height="1.3rem" width="80%" />
        <Skeleton height="1.1rem" width="50%" />
        <Skeleton height="1.1rem" width="60%" />
        <Skeleton height="1.1rem" width="70%" />
      </div>
    </CardSkeletons>
  );
}

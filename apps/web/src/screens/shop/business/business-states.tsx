import { Skeleton, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../../shared/ui/absent-page.tsx';
import { CardBoxes } from '../../../shared/ui/card-grid.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';
import classes from './company-header.module.css';

export function CompanySkeleton() {
  return (
    <div {...useLoading()}>
      <div className={classes.head}>
        <Skeleton className={classes.skeletonBanner} />
        <span className={classes.logo}>
          <Skeleton circle height="calc(var(--logo-size) - 8px)" />
        </span>
        <Stack className={classes.words} gap="xxs" pt="xxs">
          <Skeleton height="1.5rem" width="70%" />
          <Skeleton height="1.125rem" width="90%" />
          <Skeleton height="1.125rem" width="60%" />
        </Stack>
      </div>
      <Skeleton height="2.75rem" my="md" />
      <CardBoxes count={6}>
        <Skeleton radius={0} style={{ height: 'auto', aspectRatio: '4 / 3' }} />
        <Skeleton height="4rem" m="sm" width="auto" />
      </CardBoxes>
    </div>
  );
}

export function AbsentBusiness() {
  const { t } = useTranslation('shop');
  return (
    <AbsentPage
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('business.absentTitle')}
      text={t('business.absentText')}
      to={hrefTo('homeBusiness')}
      action={t('business.toBusinesses')}
    />
  );
}

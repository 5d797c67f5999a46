import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore, IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../../shared/ui/absent-page.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import classes from './company-header.module.css';

export function CompanySkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')} gap="sm">
      <Skeleton className={classes.skeletonBanner} />
      <Group className={classes.below} wrap="nowrap" align="flex-end" justify="space-between" gap={0}>
        <span className={classes.logo}>
          <Skeleton circle height="calc(var(--logo-size) - 8px)" />
        </span>
      </Group>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="1.25rem" width="80%" />
      <Skeleton height="2.75rem" width="50%" />
    </Stack>
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

export function NoProducts({ onReset }: { onReset: (() => void) | undefined }) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconShoppingBag size={40} stroke={1.5} />}
      title={t('business.emptyTitle')}
      text={onReset ? t('business.nothingText') : t('business.emptyText')}
      action={onReset && <Button onClick={onReset}>{t('business.reset')}</Button>}
    />
  );
}

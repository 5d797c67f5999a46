import { Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useGetBusinessFiguresQuery } from '../../../entities/business-figures/business-figures.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** How many products a business has of those it may have; nothing with a paid plan (PRODUCT-2). */
export function ProductMeter({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerGoods');
  const { currentData, isLoading } = useGetBusinessFiguresQuery({ companyId });
  // Most are on the free plan: its place is kept.
  if (isLoading) return <Skeleton height="2.5625rem" maw="24rem" />;
  if (!currentData || currentData.products.limit === null) return null;
  const { total, limit } = currentData.products;
  const words = t('meter', { total, limit });
  return (
    <Stack gap="xs" maw="24rem">
      <Text size="sm" c="dimmed">
        {words}
      </Text>
      <Progress value={(total / limit) * 100} aria-label={words} />
    </Stack>
  );
}

import { Button, Group, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconFileSpreadsheet, IconLayoutGrid, IconPackage, IconPlus, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useGetBusinessFiguresQuery } from '../../entities/business-figures/business-figures.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PauseToday } from './pause-today.tsx';

/** Each of the two ways to see an owner's products: what it is called, and the way to the other. */
const VIEWS = {
  cards: { title: 'title', other: 'productTable', toOther: 'toTable', Icon: IconTable },
  table: { title: 'tableTitle', other: 'companyProducts', toOther: 'toCards', Icon: IconLayoutGrid },
} as const;

interface ProductsHeadProps {
  view: keyof typeof VIEWS;
  companyId: number;
  /** What else can be done from here. */
  children?: ReactNode;
}

/** Above an owner's products, however they are shown. */
export function ProductsHead({ view, companyId, children }: ProductsHeadProps) {
  const { t } = useTranslation('ownerGoods');
  const { title, other, toOther, Icon } = VIEWS[view];
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t(title)}</Title>
        <Group gap="xs">
          <Button
            component={Link}
            to={hrefTo(other)}
            variant="default"
            leftSection={<Icon size={20} aria-hidden="true" />}
          >
            {t(toOther)}
          </Button>
          <CsvButton />
          {children}
        </Group>
      </Group>
      {view === 'table' && <PauseToday companyId={companyId} />}
      <ProductMeter companyId={companyId} />
    </>
  );
}

/** Leads to the products as a file, and from there back. */
function CsvButton() {
  const { t } = useTranslation('ownerGoods');
  return (
    <Button
      component={Link}
      to={hrefTo('catalogCsv', {}, { fromUrl: useHere() })}
      variant="default"
      leftSection={<IconFileSpreadsheet size={20} aria-hidden="true" />}
    >
      {t('csv')}
    </Button>
  );
}

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

/** A business that sells nothing yet. */
export function NoProducts() {
  const { t } = useTranslation('owner');
  return (
    <EmptyState
      icon={<IconPackage size={40} stroke={1.5} />}
      title={t('dashboard.noProducts')}
      text={t('dashboard.noProductsText')}
      action={<AddProductButton />}
    />
  );
}

/** Leads to the form of a new product. */
export function AddProductButton() {
  const { t } = useTranslation('owner');
  return (
    <Button component={Link} to={hrefTo('addProduct')} leftSection={<IconPlus size={20} aria-hidden="true" />}>
      {t('addProduct')}
    </Button>
  );
}

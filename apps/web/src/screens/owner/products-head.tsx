import { Button, Group, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconFileSpreadsheet, IconLayoutGrid, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import { ProductMeter } from './product-table/product-meter.tsx';

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

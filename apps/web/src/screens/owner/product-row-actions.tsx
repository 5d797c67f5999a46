import { ActionIcon, Button, Group } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import { useDuplicate } from './use-duplicate.ts';

/** What an owner does with one product of her table: its form, where its options are too, and a copy of it. */
export function ProductRowActions({ product }: { product: CompanyProduct }) {
  const { t } = useTranslation('ownerGoods');
  const fromUrl = useHere();
  const { copy, isLoading } = useDuplicate(t('done.duplicated', { name: product.name }), fromUrl);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        component={Link}
        to={hrefTo('updateProduct', { productId: product.id }, { fromUrl })}
        variant="default"
        aria-label={t('owner:editNamed', { name: product.name })}
      >
        {t('common:edit')}
      </Button>
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={t('cells.duplicate', { name: product.name })}
        loading={isLoading}
        onClick={() => void copy(product)}
      >
        <IconCopy size={20} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}

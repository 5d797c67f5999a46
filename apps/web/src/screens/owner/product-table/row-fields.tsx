import { ActionIcon, Button, Switch } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useHere } from '../../../shared/navigation/use-return-address.ts';
import layout from '../../../shared/ui/layout.module.css';
import { useDuplicate } from '../use-duplicate.ts';
import { InlineName, InlinePrice, InlineStock } from './inline-fields.tsx';
import classes from './product-rows.module.css';
import type { ProductChanges } from './use-product-changes.ts';

/** What an owner changes of one product without leaving her list. */
export function RowFields({ product, changes }: { product: CompanyProduct; changes: ProductChanges }) {
  const { t } = useTranslation('ownerGoods');
  const box = useRef<HTMLDivElement>(null);
  // Of a row at the lower edge they would open below the bar.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={classes.fields} ref={box}>
      <InlineName product={product} changes={changes} isHeaded />
      <div className={`${layout.row} ${classes.numbers}`}>
        <InlinePrice product={product} changes={changes} isHeaded />
        <InlineStock product={product} changes={changes} isHeaded />
      </div>
      <div className={`${layout.row} ${classes.rest}`}>
        <Switch
          size="md"
          label={t('columns.pin')}
          aria-label={t('cells.pin', { name: product.name })}
          checked={product.is_pin}
          onChange={({ currentTarget }) => void changes.setPinned(product, currentTarget.checked)}
        />
        <ProductWays product={product} />
      </div>
    </div>
  );
}

/** What an owner does with one product of her table: its form, where its options are too, and a copy of it. */
export function ProductWays({ product }: { product: CompanyProduct }) {
  const { t } = useTranslation('ownerGoods');
  const fromUrl = useHere();
  const { copy, isLoading } = useDuplicate(t('done.duplicated', { name: product.name }), fromUrl);
  return (
    <div className={layout.row}>
      <Button
        component={Link}
        to={hrefTo('updateProduct', { productId: product.id }, { fromUrl })}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden="true" />}
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
    </div>
  );
}

import { Button, Group, Switch } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { ProductCard } from '../../entities/products/product-card.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import classes from './own-product-card.module.css';
import type { ProductChanges } from './product-table/use-product-changes.ts';

interface OwnProductCardProps {
  product: CompanyProduct;
  isEager?: boolean;
  onAvailable: ProductChanges['setAvailable'];
}

/** A product of her own as customers see it, with its switch, the way to its form and back, and the way among people. */
export function OwnProductCard({ product, isEager, onAvailable }: OwnProductCardProps) {
  const { t } = useTranslation('owner');
  const fromUrl = useHere();
  const { id, name, company, available, owners, published } = product;
  return (
    <ProductCard
      product={product}
      isInShop
      isEager={isEager}
      foot={
        <div className={classes.below}>
          <OnSaleSwitch
            name={name}
            isOn={owners?.for_sale ?? available}
            onSwitch={(onSale) => void onAvailable(product, onSale)}
          />
          <Group gap="xs">
            <Button
              component={Link}
              to={hrefTo('updateProduct', { productId: id }, { fromUrl })}
              variant="default"
              px="xs"
              className={classes.edit}
              aria-label={t('editNamed', { name })}
            >
              {t('common:edit')}
            </Button>
            {/* Of a draft nobody else would see anything. */}
            {published !== false && (
              <ShareButton name={name} to={hrefTo('product', { businessId: company, productId: id })} />
            )}
          </Group>
        </div>
      }
    />
  );
}

interface OnSaleSwitchProps {
  /** Of the product. */
  name: string;
  /** Where a page has its card as well: the list that this switch stands in. */
  list?: string;
  isOn: boolean;
  onSwitch: (onSale: boolean) => void;
}

/** The owner's own switch of a product, one tap away. */
export function OnSaleSwitch({ name, list, isOn, onSwitch }: OnSaleSwitchProps) {
  const { t } = useTranslation('ownerGoods');
  const what = t('cells.available', { name });
  return (
    <Switch
      className={classes.onOff}
      size="md"
      label={t('columns.available')}
      aria-label={list ? t('common:partOf', { what, whole: list }) : what}
      checked={isOn}
      onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
    />
  );
}

import { Text } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { typedPrice } from '@mercadito/domain/money/price-text';
import { plainAmount, plainWhole } from '@mercadito/domain/money/typed-number';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { InlineText } from './inline-text.tsx';
import type { ProductChanges } from './use-product-changes.ts';

/** A whole number as it may be typed: as many digits as the largest stock has, parted or not. */
const WHOLE = /^[\d.,]{0,9}$/;

interface InlineFieldProps {
  product: CompanyProduct;
  changes: ProductChanges;
  /** Where no head of a column names the field. */
  isHeaded?: boolean;
}

/** A product's name, changed where it stands. */
export function InlineName({ product, changes, isHeaded = false }: InlineFieldProps) {
  const { t } = useTranslation('ownerGoods');
  return (
    <InlineText
      cell={`name ${product.id}`}
      label={t('cells.name', { name: product.name })}
      head={isHeaded ? t('fields.name') : undefined}
      value={product.name}
      takes={(typed) => typed.slice(0, MAX_LENGTH.productName)}
      read={(text) => text.trim() || null}
      wrong={t('fields.nameMissing')}
      onChange={(name) => changes.setName(product, name)}
      inputMode="text"
      w="100%"
    />
  );
}

/** Its price. */
export function InlinePrice({ product, changes, isHeaded = false }: InlineFieldProps) {
  const { t } = useTranslation('ownerGoods');
  return (
    <InlineText
      cell={`price ${product.id}`}
      label={t('cells.price', { name: product.name, currency: product.currency })}
      head={isHeaded ? t('columns.price') : undefined}
      value={product.price.toFixed(2)}
      takes={(typed, before) => typedPrice(typed, 2, before)}
      read={(text) => Number(plainAmount(text)) || null}
      wrong={t('common:form.amount')}
      onChange={(price) => changes.setPrice(product, price)}
    />
  );
}

/** How many pieces there are of it, where she counts them. */
export function InlineStock({ product, changes, isHeaded = false }: InlineFieldProps) {
  const { t } = useTranslation('ownerGoods');
  const { id, owners, name } = product;
  if (!owners?.quantityManage) return isHeaded ? null : <Text c="dimmed">{t('cells.notCounted')}</Text>;
  return (
    <InlineText
      cell={`stock ${id}`}
      label={t('cells.stock', { name })}
      head={isHeaded ? t('columns.stock') : undefined}
      value={String(owners.stock ?? 0)}
      takes={(typed) => (WHOLE.test(typed) ? typed : null)}
      read={(text) => {
        const plain = plainWhole(text);
        return plain === null ? null : Number(plain);
      }}
      wrong={t('common:form.whole')}
      onChange={(stock) => changes.setStock(product, stock)}
    />
  );
}

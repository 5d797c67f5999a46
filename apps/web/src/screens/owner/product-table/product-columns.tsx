import { Anchor, Badge, Switch, Text } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import { taxParts } from '@mercadito/domain/money/price';
import { typedPrice } from '@mercadito/domain/money/price-text';
import { plainAmount, plainWhole } from '@mercadito/domain/money/typed-number';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Column } from '../../../shared/lists/table-columns.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { InlineText } from './inline-text.tsx';
import type { ProductChanges } from './use-product-changes.ts';

/** A whole number as it may be typed: as many digits as the largest stock has, parted or not. */
const WHOLE = /^[\d.,]{0,9}$/;

const textOfPrice = ({ price }: CompanyProduct): string => price.toFixed(2);

/** A part of a product's price, in its currency (MONEY-8). */
function taxText({ price, currency }: CompanyProduct, part: keyof ReturnType<typeof taxParts>): string {
  return moneyText(fromCents(taxParts(toCents(price) ?? 0)[part]), currency);
}

/** What an owner reads of her products in the table, and changes there. */
export function useProductColumns(
  changes: ProductChanges,
): readonly [Column<CompanyProduct>, ...Column<CompanyProduct>[]] {
  const { t } = useTranslation('ownerGoods');
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ id, name, company }) => (
        <Anchor
          component={Link}
          to={hrefTo('product', { businessId: company, productId: id })}
          fw={600}
          display="inline-block"
          py="xs"
        >
          {name}
        </Anchor>
      ),
    },
    {
      key: 'price',
      header: t('columns.price'),
      cell: (product) => (
        <InlineText
          cell={`price ${product.id}`}
          label={t('cells.price', { name: product.name, currency: product.currency })}
          value={textOfPrice(product)}
          takes={(typed, before) => typedPrice(typed, 2, before)}
          read={(text) => Number(plainAmount(text)) || null}
          wrong={t('common:form.amount')}
          onChange={(price) => changes.setPrice(product, price)}
        />
      ),
    },
    { key: 'tax', header: t('columns.tax'), cell: (product) => taxText(product, 'taxCents'), isNumber: true },
    {
      key: 'withoutTax',
      header: t('columns.withoutTax'),
      cell: (product) => taxText(product, 'withoutTaxCents'),
      isNumber: true,
    },
    {
      key: 'available',
      header: t('columns.available'),
      cell: (product) => (
        <>
          <Switch
            aria-label={t('cells.available', { name: product.name })}
            checked={product.owners?.for_sale ?? product.available}
            onChange={({ currentTarget }) => void changes.setAvailable(product, currentTarget.checked)}
          />
          {product.owners?.nothing_to_choose && <Text size="sm">{t('cells.nothingToChoose')}</Text>}
        </>
      ),
    },
    { key: 'stock', header: t('columns.stock'), cell: (product) => <Stock product={product} changes={changes} /> },
    {
      key: 'pin',
      header: t('columns.pin'),
      cell: (product) => (
        <Switch
          aria-label={t('cells.pin', { name: product.name })}
          checked={product.is_pin}
          onChange={({ currentTarget }) => void changes.setPinned(product, currentTarget.checked)}
        />
      ),
    },
    {
      key: 'draft',
      header: t('columns.draft'),
      cell: ({ published }) =>
        published === false ? (
          <Badge variant="light" color="gray">
            {t('cells.draft')}
          </Badge>
        ) : (
          t('cells.published')
        ),
    },
  ];
}

function Stock({ product, changes }: { product: CompanyProduct; changes: ProductChanges }) {
  const { t } = useTranslation('ownerGoods');
  const { id, owners, name } = product;
  if (!owners?.quantityManage) return <Text c="dimmed">{t('cells.notCounted')}</Text>;
  return (
    <InlineText
      cell={`stock ${id}`}
      label={t('cells.stock', { name })}
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

import { Anchor, Badge, Switch, Text } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import { taxParts } from '@mercadito/domain/money/price';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Column } from '../../../shared/lists/table-columns.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { InlinePrice, InlineStock } from './inline-fields.tsx';
import type { ProductChanges } from './use-product-changes.ts';

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
      cell: (product) => <InlinePrice product={product} changes={changes} />,
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
    {
      key: 'stock',
      header: t('columns.stock'),
      cell: (product) => <InlineStock product={product} changes={changes} />,
    },
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

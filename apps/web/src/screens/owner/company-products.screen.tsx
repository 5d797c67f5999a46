import { Stack } from '@mantine/core';
import { ProductCardSkeletons } from '../../entities/products/product-card-skeletons.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-numbers.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { CardGrid, CardPage } from '../../shared/ui/card-grid.tsx';
import { OwnProductCard } from './own-product-card.tsx';
import { useProductChanges } from './product-table/use-product-changes.ts';
import { AddProductButton, NoProducts, ProductsHead } from './products-head.tsx';
import { entriesOfPage, useProductPage } from './use-product-page.ts';

/** An owner's products as cards, page by page (SCREEN-24). */
export function Component() {
  const { t } = useTranslation('ownerGoods');
  const companyId = useCompanyId();
  const page = usePageNumber();
  const reading = useProductPage({ companyId, page });
  const { setAvailable } = useProductChanges(companyId);
  return (
    <Stack>
      {/* Where there are none the empty page offers it. */}
      <ProductsHead view="cards" companyId={companyId}>
        {reading.data?.total !== 0 && <AddProductButton />}
      </ProductsHead>
      <CardPage>
        <NumberedList
          reading={reading}
          entriesOf={entriesOfPage}
          label={t('title')}
          skeleton={<ProductCardSkeletons />}
          failed={t('owner:dashboard.failed')}
          empty={<NoProducts />}
        >
          {({ entries, listRef }) => (
            <CardGrid ref={listRef} label={t('title')}>
              {entries.map((product, at) => (
                <OwnProductCard key={product.id} product={product} isEager={at < 4} onAvailable={setAvailable} />
              ))}
            </CardGrid>
          )}
        </NumberedList>
      </CardPage>
    </Stack>
  );
}

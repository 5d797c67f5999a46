import { Button } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { ProductCardSkeletons } from '../../../entities/products/product-card-skeletons.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { CardPage } from '../../../shared/ui/card-grid.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { CardSection } from '../card-section.tsx';
import { OwnProductCard } from '../own-product-card.tsx';
import { useProductChanges } from '../product-table/use-product-changes.ts';
import { NoProducts } from '../products-head.tsx';
import { useProductPage } from '../use-product-page.ts';

/** How many of the newest the dashboard shows (SCREEN-19). */
const LATEST = 5;

/** What a business has pinned, and what it has added last. */
export function OwnProducts({ companyId }: { companyId: number }) {
  const { t } = useTranslation('owner');
  const { setAvailable } = useProductChanges(companyId);
  const reading = useProductPage({
    companyId,
    page_size: LATEST,
    sort_by: 'date_created',
    order: 'desc',
  });
  const cardOf = (product: CompanyProduct) => (
    <OwnProductCard key={product.id} product={product} onAvailable={setAvailable} />
  );
  return (
    <Loaded
      reading={reading}
      skeleton={
        <CardPage>
          <ProductCardSkeletons count={LATEST} />
        </CardPage>
      }
      failed={t('dashboard.failed')}
    >
      {({ products, porducts_pinned: pinned }) =>
        products.length + pinned.length === 0 ? (
          <NoProducts />
        ) : (
          <CardPage>
            <CardSection title={t('dashboard.pinned')} cards={pinned}>
              {cardOf}
            </CardSection>
            <CardSection
              title={t('dashboard.latest')}
              cards={products}
              more={
                <Button component={Link} to={hrefTo('companyProducts')} variant="subtle" px="xs">
                  {t('dashboard.more')}
                </Button>
              }
            >
              {cardOf}
            </CardSection>
          </CardPage>
        )
      }
    </Loaded>
  );
}

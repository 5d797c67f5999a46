import { Alert, Group } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { canAddProduct } from '@mercadito/domain/catalog/limits';
import { useState } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useListCompanyProductsInfiniteQuery } from '../../entities/products/products.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { HelpContacts } from '../../shared/ui/help-contacts.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { OPTIONS_ID } from './option-editing/option-editing.ts';
import { AddProductForm, LIMIT_ID } from './product-editing/add-product-form.tsx';
import type { SaveWay } from './product-editing/product-form.ts';

/** An owner adds a product (SCREEN-29). */
export function Component() {
  const { t } = useTranslation('ownerProduct');
  const navigate = useNavigate();
  const companyId = useCompanyId();
  const isFull = useProductLimit(companyId);
  const leave = () => navigate(hrefTo('companyProducts'));

  const [count, setCount] = useState(0);
  const goOn = (productId: number, way: SaveWay) => {
    if (way === 'another') return setCount(count + 1);
    const next =
      way === 'options'
        ? hrefHere(hrefTo('updateProduct', { productId }, { fromUrl: hrefTo('companyProducts') }), `#${OPTIONS_ID}`)
        : hrefTo('companyProducts');
    // Back does not lead to a form that has been sent.
    navigate(next, { replace: true });
  };
  return (
    <>
      <SubPageHead back={<BackLink to={hrefTo('companyProducts')}>{t('add.back')}</BackLink>} title={t('add.title')} />
      {isFull && (
        <Alert id={LIMIT_ID} color="red" role="alert" mb="md" title={t('add.limit')}>
          {t('add.limitText')}
          <Group gap="xs" mt="xs">
            <HelpContacts wanted={{ of: 'plan' }} />
          </Group>
        </Alert>
      )}
      {/* What is typed for one business never becomes another's. */}
      <AddProductForm
        key={`${companyId} ${count}`}
        isFull={isFull}
        isNext={count > 0}
        onSaved={goOn}
        onDiscard={leave}
      />
    </>
  );
}

/**
 * Whether a business has as many products as a free account may have (PRODUCT-2). False while that is not known: the
 * server decides anyway.
 */
function useProductLimit(companyId: number): boolean {
  const { currentData: company } = useGetCompanyQuery({ companyId });
  const { currentData: products } = useListCompanyProductsInfiniteQuery({ companyId, page_size: 1 });
  const productCount = products?.pages[0]?.total;
  if (!company || productCount === undefined) return false;
  return !canAddProduct({ productCount, hasPlan: company.subscription_product }).allowed;
}

import { NativeSelect, TextInput } from '@mantine/core';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { locationsOf } from '@mercadito/domain/places/location';
import { useListCompanyCategoriesQuery } from '../../../entities/categories/company-categories.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import type { CompanyForm } from './use-company-form.ts';

/** Name, place and category of a business. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const { t, language } = useTranslation('ownerCompany');
  const { product } = useSite();
  const { data: categories = [], error, isFetching, refetch } = useListCompanyCategoriesQuery();
  const places = locationsOf(product).map(({ value, label }) => ({ value, label }));
  const kinds = categories.map((each) => ({ value: String(each.id), label: categoryName(each, language) }));
  return (
    <>
      <TextInput
        {...form.field('name')}
        autoComplete="organization"
        maxLength={MAX_LENGTH.companyName}
        withAsterisk
        required
      />
      <NativeSelect
        {...form.field('location')}
        data={[{ value: '', label: t('fields.chooseLocation') }, ...places]}
        withAsterisk
        required
      />
      <NativeSelect
        {...form.field('category_id')}
        data={[{ value: '', label: t('fields.chooseCategory') }, ...kinds]}
        withAsterisk
        required
      />
      {error !== undefined && categories.length === 0 && (
        <FailedState
          title={t('fields.categoriesFailed')}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  );
}

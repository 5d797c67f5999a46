import { NativeSelect, TextInput } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { offeredLocations } from '@mercadito/domain/places/location';
import { useListCompanyCategoriesQuery } from '../../../entities/categories/category-editing.api.ts';
import { useForgettingErrors } from '../../../shared/forms/form-failure.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { FailedState } from '../../../shared/ui/empty-state.tsx';

/** Name, place and category of a business. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const { t, language } = useTranslation('ownerCompany');
  const { places } = useSite();
  const { data: categories = [], error, isFetching, refetch } = useListCompanyCategoriesQuery();
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
        data={[
          { value: '', label: t('fields.chooseLocation') },
          ...offeredLocations(places, form.field('location').value),
        ]}
        withAsterisk
        required
      />
      <NativeSelect
        {...form.field('category_id')}
        data={[{ value: '', label: t('fields.chooseCategory') }, ...kinds]}
        withAsterisk
        aria-required
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

export type CompanyForm = ReturnType<typeof useCompanyForm>;

/** What an owner writes of her business; null for one that is still to be. */
export function useCompanyForm(company: CompanyDetails | null) {
  const { t } = useTranslation('ownerCompany');
  const form = useContractForm('companies', 'createCompany', {
    initialValues: {
      name: company?.name ?? '',
      location: company?.location ?? '',
      category_id: company ? String(company.category_id) : '',
    },
    labels: { name: t('fields.name'), location: t('fields.location'), category_id: t('fields.category') },
    messages: {
      name: t('errors.name'),
      location: t('errors.location'),
      category_id: t('errors.category'),
    },
  });
  useForgettingErrors(form);
  return form;
}

import { NativeSelect, Text } from '@mantine/core';
import type { ProductCategory } from '@mercadito/contracts/categories';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { useListProductCategoriesQuery } from '../../../entities/categories/category-editing.api.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FailedState } from '../../../shared/ui/empty-state.tsx';
import type { ProductField } from './product-form.ts';

/** The category of the first level that a chosen one is, or lies in. */
const parentOf = (chosen: string, categories: readonly ProductCategory[]): ProductCategory | undefined =>
  categories.find(({ id, sub_categories }) =>
    [id, ...sub_categories.map((sub) => sub.id)].map(String).includes(chosen),
  );

/** The category first, then one within it if there are any, which is then the product's. */
export function CategoryFields({ field }: { field: ProductField }) {
  const { t } = useTranslation('ownerProduct');
  const language = useLanguage();
  const { currentData: categories = [], error, isFetching, refetch } = useListProductCategoriesQuery();
  const { value, onChange, ...rest } = field;
  const chosen = String(value ?? '');
  const parent = parentOf(chosen, categories);
  const optionsOf = (list: readonly Pick<ProductCategory, 'id' | 'name' | 'name_en'>[]) =>
    list.map((each) => ({ value: String(each.id), label: categoryName({ ...each }, language) }));

  if (error !== undefined && categories.length === 0) {
    return (
      <FailedState
        title={t('form.categoriesFailed')}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <>
      <NativeSelect
        {...rest}
        withAsterisk
        // `required` itself has an untouched choice read as wrong.
        aria-required
        value={parent ? String(parent.id) : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={[{ value: '', label: t('form.chooseCategory') }, ...optionsOf(categories)]}
      />
      {parent && parent.sub_categories.length > 0 && (
        <NativeSelect
          label={t('form.subcategory')}
          value={chosen === String(parent.id) ? '' : chosen}
          onChange={({ currentTarget }) => onChange(currentTarget.value || String(parent.id))}
          data={[{ value: '', label: t('form.noSubcategory') }, ...optionsOf(parent.sub_categories)]}
        />
      )}
      {isFetching && categories.length === 0 && <Text c="dimmed">{t('common:loading')}</Text>}
    </>
  );
}

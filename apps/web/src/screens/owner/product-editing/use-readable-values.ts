import { categoryName } from '@mercadito/domain/catalog/category-name';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { useListProductCategoriesQuery } from '../../../entities/categories/product-categories.api.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { ProductUpdateForm } from './product-form.ts';

/** How the values of a product's form read that are not their own text, for comparing two versions of it. */
export function useReadableValues({ values }: ProductUpdateForm) {
  const { t } = useTranslation('ownerProduct');
  const language = useLanguage();
  const { currentData: categories = [] } = useListProductCategoriesQuery();
  const all = categories.flatMap((each) => [each, ...each.sub_categories]);
  const currency = CURRENCIES.find((each) => each === values.currency) ?? 'MXN';
  const amountText = (value: unknown) => {
    const plain = plainAmount(String(value ?? ''));
    return plain === null ? String(value ?? '') : moneyText(Number(plain), currency);
  };
  return {
    price: amountText,
    cargo_extra: amountText,
    category_id: (value: unknown) => {
      const found = all.find(({ id }) => String(id) === String(value));
      return found ? categoryName(found, language) : String(value);
    },
    discount: (value: unknown) => `${value}%`,
    available: (value: unknown) => t(value === true ? 'form.available' : 'form.exhausted'),
    subscription_active: (value: unknown) => t(value === true ? 'form.subscribers' : 'form.everybody'),
  };
}

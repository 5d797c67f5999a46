import type { Category } from '@mercadito/contracts/categories';
import type { Language } from '@mercadito/domain/language';

/** A category's name on a screen in that language. */
export const categoryName = (category: Category, language: Language): string =>
  language === 'en' ? category.name_en || category.name : category.name;

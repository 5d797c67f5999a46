import { useTranslation } from '../i18n/use-translation.ts';

/** An order by the businesses it is from: "La Espiga", "La Espiga y Don Memo", "La Espiga y 2 más". */
export function useOrderName(): (businesses: readonly string[]) => string {
  const { t } = useTranslation('orders');
  return ([first = '', second = '', ...others]) => {
    if (others.length > 0) return t('names.more', { first, count: others.length + 1 });
    return second ? t('names.two', { first, second }) : first;
  };
}

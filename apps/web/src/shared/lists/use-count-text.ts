import { useTranslation } from '../i18n/use-translation.ts';

/** How many there are, as far as a list counts. */
interface Counted {
  readonly count: number;
  readonly count_is_capped: boolean;
}

/** A count in words, as far as it was counted (LIST-7). */
export function useCountText(): (counted: Counted) => string {
  const { t } = useTranslation('counts');
  return ({ count, count_is_capped }) => (count_is_capped ? t('capped') : String(count));
}

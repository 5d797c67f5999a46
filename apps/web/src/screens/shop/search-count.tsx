import { Text } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface SearchCountProps {
  search: string;
  /** Undefined: more than a list counts. */
  count: number | undefined;
}

/** How much was found, told aloud too. */
export function SearchCount({ search, count }: SearchCountProps) {
  const { t } = useTranslation('shop');
  const text = count === undefined ? t('search.manyResults', { search }) : t('search.results', { count, search });
  return <Text role="status">{text}</Text>;
}

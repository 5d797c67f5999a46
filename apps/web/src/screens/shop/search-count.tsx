import { Text } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';

export interface SearchCountProps {
  search: string;
  /** Undefined: more than a list counts. */
  count: number | undefined;
  /** What all that was found has, where nothing has all that was searched for (SEARCH-7). */
  onlyHave?: string | undefined;
}

/** How much was found, told aloud too. */
export function SearchCount({ search, count, onlyHave }: SearchCountProps) {
  const { t } = useTranslation('shop');
  const text = count === undefined ? t('search.manyResults', { search }) : t('search.results', { count, search });
  const said = onlyHave ? t('search.onlyHave', { words: onlyHave }) : text;
  useAnnounced(said);
  return <Text>{said}</Text>;
}

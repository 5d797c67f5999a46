import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import type { ListFilters } from './use-list-filters.ts';

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

/** How much was found, and the way back to everything. */
export function SearchSummary({ filters, count }: { filters: ListFilters; count: number | undefined }) {
  const { t } = useTranslation('shop');
  return (
    <Group gap="xs">
      <SearchCount search={filters.search} count={count} />
      <Button component={Link} to={filters.withoutSearch} variant="subtle" leftSection={<IconX size={18} />}>
        {t('search.clear')}
      </Button>
    </Group>
  );
}

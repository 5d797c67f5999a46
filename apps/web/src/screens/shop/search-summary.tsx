import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { ListFilters } from './use-list-filters.ts';

/** How much was found, told aloud too, and the way back to everything. */
export function SearchSummary({ filters, count }: { filters: ListFilters; count: number }) {
  const { t } = useTranslation('shop');
  return (
    <Group gap="xs">
      <Text role="status">{t('search.results', { count, search: filters.search })}</Text>
      <Button component={Link} to={filters.withoutSearch} variant="subtle" leftSection={<IconX size={18} />}>
        {t('search.clear')}
      </Button>
    </Group>
  );
}

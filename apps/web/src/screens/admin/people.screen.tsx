import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isSearchable } from '@mercadito/domain/catalog/search-text';
import { IconUserSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useListPeopleInfiniteQuery } from '../../entities/accounts/people.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DataTable } from '../../shared/lists/data-table.tsx';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link, useNavigate } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PeopleChips } from './people-finding/people-chips.tsx';
import { usePeopleColumns } from './people-finding/people-columns.tsx';
import { filterIn } from './people-finding/people-filter.ts';
import { PeopleSearch } from './people-finding/people-search.tsx';
import { nameOf } from './person-editing/name-of.ts';

/** Whoever has an account, to be found by name, e-mail or telephone number (SCREEN-50). */
export function Component() {
  const { t } = useTranslation('people');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(params);
  const { search, role, state } = filter;
  const columns = usePeopleColumns();
  const reading = useListPeopleInfiniteQuery({
    ...(isSearchable(search) && { search }),
    ...(role && { role }),
    ...(state && { state }),
  });
  const find = (wanted: string) =>
    void navigate(hrefTo('people', {}, { search: wanted || undefined, role, state }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Stack>
      <Title order={1}>{t('title')}</Title>
      <PeopleSearch search={search} onSearch={find} />
      <PeopleChips filter={filter} />
      <GrowingList
        reading={reading}
        entriesOf={({ results }) => results}
        skeleton={<Skeleton height={420} />}
        failed={t('failed')}
        empty={<NobodyFound />}
      >
        {({ entries, listRef, count }) => (
          <>
            <Text c="dimmed" role="status">
              {count === undefined ? t('countCapped') : t('count', { count })}
            </Text>
            <DataTable
              label={t('title')}
              rows={entries}
              columns={columns}
              keyOf={({ id }) => id}
              nameOf={nameOf}
              listRef={listRef}
            />
          </>
        )}
      </GrowingList>
    </Stack>
  );
}

function NobodyFound() {
  const { t } = useTranslation('people');
  return (
    <EmptyState
      icon={<IconUserSearch size={40} stroke={1.5} />}
      title={t('nobody.title')}
      text={t('nobody.text')}
      action={
        <Button component={Link} to={hrefTo('people')}>
          {t('nobody.all')}
        </Button>
      }
    />
  );
}

import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFocusWhen } from '../../../shared/hooks/use-focus-when.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsToSearch } from '../../../shared/navigation/to-search.ts';

/** Milliseconds after the last letter until it is looked for. */
const PAUSE = 250;

interface PeopleSearchProps {
  /** What the address says. */
  search: string;
  onSearch: (search: string) => void;
}

/** Finds people while it is typed; another search in the address, by a link or Back, takes its place. */
export function PeopleSearch({ search, onSearch }: PeopleSearchProps) {
  const { t } = useTranslation('people');
  const field = useFocusWhen(useIsToSearch());
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
  const ask = useDebouncedCallback((text: string) => {
    asked.current = searchTextOf(text);
    onSearch(asked.current);
  }, PAUSE);
  return (
    <TextInput
      ref={field}
      type="search"
      inputMode="search"
      label={t('search.label')}
      description={t('search.help')}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        ask(currentTarget.value);
      }}
    />
  );
}

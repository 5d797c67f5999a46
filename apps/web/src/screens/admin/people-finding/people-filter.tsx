import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { PEOPLE_STATES, type PeopleState } from '@mercadito/domain/access/people-state';
import { ROLE_KINDS, type RoleKind } from '@mercadito/domain/access/role';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useIsToSearch } from '../../../shared/navigation/to-search.ts';
import desk from '../../../shared/ui/desk.module.css';
import { useTitleLead } from '../../../shared/ui/page-head.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';

/** Which people an Admin looks for, as the address says. One kind at a time, by role or by state. */
interface PeopleFilter {
  readonly search: string;
  readonly role?: RoleKind | undefined;
  readonly state?: PeopleState | undefined;
}

/** What an address asks for; nonsense in it narrows nothing. */
export function filterIn(params: URLSearchParams): PeopleFilter {
  const [role, state] = [params.get('role'), params.get('state')];
  return {
    search: searchTextOf(params.get('search') ?? ''),
    role: ROLE_KINDS.find((each) => each === role),
    state: PEOPLE_STATES.find((each) => each === state),
  };
}

/** The kinds of people that the chips above the list choose, the first everybody. */
const KINDS = [
  { name: 'all' },
  { name: 'asking', state: 'asking' },
  { name: 'user', role: 'user' },
  { name: 'driver', role: 'driver' },
  { name: 'admin', role: 'admin' },
  { name: 'member', state: 'member' },
  { name: 'ending', state: 'ending' },
  { name: 'owner', state: 'owner' },
  { name: 'blocked', state: 'blocked' },
] as const satisfies readonly ({ readonly name: string } & Omit<PeopleFilter, 'search'>)[];

const kindNameOf = ({ role, state }: PeopleFilter): (typeof KINDS)[number]['name'] => role ?? state ?? 'all';

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
    <search className={desk.filters}>
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
    </search>
  );
}

/** Narrows the list to one kind of people; the search stays. */
export function PeopleChips({ filter }: { filter: PeopleFilter }) {
  const { t } = useTranslation('people');
  const row = useRef<HTMLDivElement>(null);
  const chosen = kindNameOf(filter);
  useTitleLead(chosen !== 'all' && t(`kinds.${chosen}`));
  // On a phone most of them lie beside the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen one is the reason to scroll
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chip) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [filter.role, filter.state]);
  return (
    <ScrollRow row={row} role="group" aria-label={t('kinds.label')}>
      {KINDS.map((kind) => {
        const [role, state] = ['role' in kind ? kind.role : undefined, 'state' in kind ? kind.state : undefined];
        const isChosen = kind.name === chosen;
        return (
          <Button
            key={kind.name}
            component={Link}
            to={hrefTo('people', {}, { search: filter.search || undefined, role, state })}
            radius="xl"
            variant={isChosen ? 'filled' : 'default'}
            aria-current={isChosen ? 'true' : undefined}
            // The places of an Admin are called so as well.
            aria-label={t('common:partOf', { what: t(`kinds.${kind.name}`), whole: t('title') })}
            style={{ flexShrink: 0 }}
          >
            {t(`kinds.${kind.name}`)}
          </Button>
        );
      })}
    </ScrollRow>
  );
}

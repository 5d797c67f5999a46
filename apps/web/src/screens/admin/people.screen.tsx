import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { PersonEntry } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isSearchable } from '@mercadito/domain/catalog/search-text';
import { parsePhone } from '@mercadito/domain/places/phone';
import { IconUserSearch } from '@tabler/icons-react';
import { useListPeopleInfiniteQuery } from '../../entities/accounts/people.api.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DataTable } from '../../shared/lists/data-table.tsx';
import { exactCount, GrowingList } from '../../shared/lists/growing-list.tsx';
import type { Column } from '../../shared/lists/table-columns.ts';
import { Link, useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import { filterIn, PeopleChips, PeopleSearch } from './people-finding/people-filter.tsx';
import { BlockedBadge, nameOf, RoleBadge } from './person-badges.tsx';
import { MembershipWish, PEOPLE_COUNT } from './person-editing/membership-wish.tsx';

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
  const countText = (count: number | undefined) => (count === undefined ? t('countCapped') : t('count', { count }));
  const isNarrowed = Boolean(search || role || state);
  const found = reading.currentData?.pages[0];
  // What somebody comes back to is no news.
  useAnnounced(isNarrowed && found && countText(exactCount(found)), { isNew: true });
  const find = (wanted: string) =>
    navigate(hrefTo('people', {}, { search: wanted || undefined, role, state }), {
      replace: true,
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
        empty={
          <EmptyState
            icon={<IconUserSearch size={40} stroke={1.5} />}
            title={t('nobody.title')}
            text={t('nobody.text')}
            way={{ to: hrefTo('people'), text: t('nobody.all') }}
          />
        }
      >
        {({ entries, listRef, count }) => (
          <>
            <Text c="dimmed" id={PEOPLE_COUNT} tabIndex={-1}>
              {countText(count)}
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

const NOTHING = '–';

/** What the list of people says of each; the name leads to the person. */
function usePeopleColumns(): [Column<PersonEntry>, ...Column<PersonEntry>[]] {
  const { t } = useTranslation('people');
  const fromUrl = useHere();
  return [
    { key: 'name', header: t('columns.name'), cell: (person) => <PersonName person={person} fromUrl={fromUrl} /> },
    { key: 'role', header: t('columns.role'), cell: ({ profile }) => <RoleBadge kind={profile.kind} /> },
    {
      key: 'membership',
      header: t('columns.membership'),
      isBlank: ({ subscriptionStatus, membership_asked_at }) => !subscriptionStatus.active && !membership_asked_at,
      cell: (person) => <Membership person={person} />,
    },
    {
      key: 'business',
      header: t('columns.business'),
      isBlank: ({ company }) => company === null,
      cell: ({ company }) => <Business company={company} />,
    },
    {
      key: 'phone',
      header: t('columns.phone'),
      isBlank: ({ phone }) => phone === null,
      cell: ({ phone }) => <Telephone phone={phone} />,
    },
  ];
}

function Membership({ person }: { person: PersonEntry }) {
  const { t } = useTranslation('people');
  const { lastDay } = useDates();
  const { active, until } = person.subscriptionStatus;
  if (person.membership_asked_at) return <MembershipWish person={person} />;
  return active && until ? t('through', { day: lastDay(until) }) : NOTHING;
}

function Telephone({ phone }: Pick<PersonEntry, 'phone'>) {
  const parsed = phone === null ? null : parsePhone(phone);
  return parsed ? <PhoneNumber phone={parsed} /> : NOTHING;
}

function PersonName({ person, fromUrl }: { person: PersonEntry; fromUrl: string }) {
  const { id, first_name, last_name, username, is_blocked } = person;
  const name = `${first_name} ${last_name}`;
  return (
    <div>
      <Group gap="xs">
        {/* Two who are called alike are told apart by it (LOOK-48). */}
        <Anchor
          component={Link}
          to={hrefTo('person', { userId: id }, { fromUrl })}
          fw={600}
          py="xs"
          aria-label={`${name}, ${username}`}
        >
          {name}
        </Anchor>
        {is_blocked && <BlockedBadge />}
      </Group>
      <Text size="sm" c="dimmed" fw={400}>
        {username}
      </Text>
    </div>
  );
}

function Business({ company }: Pick<PersonEntry, 'company'>) {
  const { t } = useTranslation('people');
  const { lastDay } = useDates();
  if (!company) return NOTHING;
  const { name, plan, has_member_only } = company;
  const facts = [
    plan.active && plan.until ? t('business.planThrough', { day: lastDay(plan.until) }) : t('business.free'),
    ...(has_member_only ? [t('business.forMembers')] : []),
  ];
  return (
    <div>
      {name}
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </div>
  );
}

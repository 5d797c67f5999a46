import { Anchor, Group, Text } from '@mantine/core';
import type { PersonEntry } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { formatPhone, parsePhone } from '@mercadito/domain/places/phone';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Column } from '../../../shared/lists/table-columns.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useHere } from '../../../shared/navigation/use-return-address.ts';
import { BlockedBadge, RoleBadge } from '../person-badges.tsx';

/** A telephone number as it is read. */
const phoneText = (phone: string | null): string | null => {
  const parsed = phone === null ? null : parsePhone(phone);
  return parsed && formatPhone(parsed);
};

const NOTHING = '–';

/** What the list of people says of each; the name leads to the person. */
export function usePeopleColumns(): [Column<PersonEntry>, ...Column<PersonEntry>[]] {
  const { t } = useTranslation('people');
  const { lastDay } = useDates();
  const fromUrl = useHere();
  return [
    { key: 'name', header: t('columns.name'), cell: (person) => <PersonName person={person} fromUrl={fromUrl} /> },
    { key: 'role', header: t('columns.role'), cell: ({ profile }) => <RoleBadge kind={profile.kind} /> },
    {
      key: 'membership',
      header: t('columns.membership'),
      isBlank: ({ subscriptionStatus }) => !subscriptionStatus.active,
      cell: ({ subscriptionStatus: { active, until } }) =>
        active && until ? t('through', { day: lastDay(until) }) : NOTHING,
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
      cell: ({ phone }) => phoneText(phone) ?? NOTHING,
    },
  ];
}

function PersonName({ person, fromUrl }: { person: PersonEntry; fromUrl: string }) {
  const { id, first_name, last_name, username, is_blocked } = person;
  return (
    <div>
      <Group gap="xs">
        <Anchor component={Link} to={hrefTo('person', { userId: id }, { fromUrl })} fw={600} py="xs">
          {first_name} {last_name}
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

import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import { adminMessage } from '@mercadito/domain/messages/admin-messages';
import { parsePhone } from '@mercadito/domain/places/phone';
import { ContactLinks } from '../../entities/deliveries/contact-links.tsx';
import { createDates, useDates } from '../../shared/format/dates.ts';
import { useHasPassed } from '../../shared/hooks/use-has-passed.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import desk from '../../shared/ui/desk.module.css';
import { useTitleLead } from '../../shared/ui/page-head.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import words from '../../shared/ui/words.module.css';
import { Facts } from './facts.tsx';
import classes from './person.module.css';
import { BlockedBadge, nameOf, RoleBadge } from './person-badges.tsx';
import { PersonBusiness } from './person-business.tsx';
import { PersonDriver } from './person-driver.tsx';
import { ReasonAlert } from './person-editing/admin-acts.tsx';
import { BlockPerson } from './person-editing/block-person.tsx';
import { PersonMembership } from './person-editing/membership.tsx';
import { MembershipWish } from './person-editing/membership-wish.tsx';
import { OneTimePassword, SignOutEverywhere } from './person-editing/person-access.tsx';
import { RoleChoice } from './person-editing/role-choice.tsx';

/** Everything of a person, in sections; what she does not have has none. */
export function PersonPage({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { company, driver } = person;
  useTitleLead(nameOf(person));
  return (
    <Stack className={classes.page} gap="lg">
      <Head person={person} />
      <KeptOut person={person} />
      <AboutToGo person={person} />
      <div className={`${desk.columns} ${classes.cards}`}>
        <div className={desk.columns}>
          <SectionCard isRegion title={t('account.title')}>
            <PersonAccount person={person} />
          </SectionCard>
          <SectionCard isRegion title={t('membership.title')} text={t('membership.text')}>
            <MembershipWish person={person} />
            <PersonMembership person={person} />
          </SectionCard>
          {company && (
            <SectionCard isRegion title={t('business.title')}>
              <PersonBusiness company={company} isBlocked={person.is_blocked} />
            </SectionCard>
          )}
        </div>
        <div className={desk.columns}>
          <SectionCard isRegion title={t('role.title')}>
            <RoleChoice person={person} />
          </SectionCard>
          {driver && (
            <SectionCard isRegion title={t('driver.title')}>
              <PersonDriver driver={driver} isBlocked={person.is_blocked} />
            </SectionCard>
          )}
          <SectionCard isRegion title={t('security.title')}>
            <Access person={person} />
          </SectionCard>
        </div>
      </div>
    </Stack>
  );
}

/** How a person gets in. An Admin's own password and sessions are kept in the profile: here they would end under her hands. */
function Access({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  if (useUserId() !== person.id) {
    return (
      <>
        <OneTimePassword person={person} />
        <SignOutEverywhere person={person} />
        <BlockPerson person={person} />
      </>
    );
  }
  return (
    <>
      <Text>{t('security.oneself')}</Text>
      <Group>
        <Button component={Link} to={hrefTo('profile')} variant="default">
          {t('security.toProfile')}
        </Button>
      </Group>
    </>
  );
}

function Head({ person }: { person: PersonDetails }) {
  const { first_name, last_name, username, profile, is_blocked } = person;
  return (
    <Group component="header" wrap="nowrap">
      <span className={classes.initials} aria-hidden="true">
        {first_name.charAt(0)}
        {last_name.charAt(0)}
      </span>
      <div className={words.words}>
        <Title order={1}>
          {first_name} {last_name}
        </Title>
        <Group gap="xs">
          <Text c="dimmed">{username}</Text>
          <RoleBadge kind={profile.kind} />
          {is_blocked && <BlockedBadge />}
        </Group>
      </div>
    </Group>
  );
}

/** Why somebody is kept out, since when and by whom, before everything else. */
function KeptOut({ person: { block } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { dateTime } = useDates();
  if (!block) return null;
  const since = { when: dateTime(block.at), by: block.by ?? '' };
  return (
    <ReasonAlert title={t(block.by === null ? 'block.since' : 'block.sinceBy', since)}>{block.reason}</ReasonAlert>
  );
}

/** That somebody has asked to be deleted (PRIVACY-3). */
function AboutToGo({ person: { deletion_at: at = null } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { date } = useDates();
  const isDue = useHasPassed(at);
  return at !== null && <Alert color="yellow">{isDue ? t('deletionDue') : t('deletion', { day: date(at) })}</Alert>;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What there is to say to somebody: that their membership ends or has ended, else no more than who writes. */
function useMessageTo({ first_name: name, subscriptionStatus: { until } }: PersonDetails) {
  const { brand, time_zone } = useSite();
  const now = useNow();
  return (language: Language): string => {
    const left = until === null ? Number.POSITIVE_INFINITY : Date.parse(until) - now.getTime();
    if (until === null || left > WEEK_MS) return adminMessage(brand, { about: 'nothing', name }, language);
    const lastDay = createDates(language, time_zone).lastDay(until);
    return adminMessage(brand, { about: 'membership', name, lastDay, hasEnded: left <= 0 }, language);
  };
}

/** Who a person is and how to reach them. */
function PersonAccount({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { date, dateTime } = useDates();
  const { username, email, phone, created_at, last_seen_at, sessions } = person;
  const parsed = phone === null ? null : parsePhone(phone);
  const message = useMessageTo(person);
  return (
    <>
      <Facts
        facts={[
          [t('account.username'), username],
          [
            t('account.email'),
            <Anchor key="email" href={`mailto:${email}`} py="xs" display="inline-block">
              {email}
            </Anchor>,
          ],
          [t('account.phone'), parsed ? <PhoneNumber key="phone" phone={parsed} /> : t('account.noPhone')],
          [t('account.since'), date(created_at)],
          [t('account.lastSeen'), last_seen_at === null ? t('account.never') : dateTime(last_seen_at)],
          [t('account.sessions'), t('account.sessionCount', { count: sessions })],
        ]}
      />
      {phone !== null && <ContactLinks name={nameOf(person)} phone={phone} message={message} />}
      {person.must_change_password && <Text c="dimmed">{t('account.mustChange')}</Text>}
    </>
  );
}

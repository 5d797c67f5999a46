import { Alert, Anchor, Button, Group, Text, Title } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { formatPhone, parsePhone } from '@mercadito/domain/places/phone';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ContactLinks } from '../../entities/deliveries/contact-links.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { Facts } from './facts.tsx';
import classes from './person.module.css';
import { BlockedBadge, RoleBadge } from './person-badges.tsx';
import { PersonBusiness } from './person-business.tsx';
import { PersonDriver } from './person-driver.tsx';
import { BlockPerson } from './person-editing/block-person.tsx';
import { nameOf } from './person-editing/name-of.ts';
import { OneTimePassword } from './person-editing/one-time-password.tsx';
import { PersonMembership } from './person-editing/person-membership.tsx';
import { RoleChoice } from './person-editing/role-choice.tsx';
import { SignOutEverywhere } from './person-editing/sign-out-everywhere.tsx';

/** Everything of a person, in parts; what she does not have has none. */
export function PersonPage({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { company, driver } = person;
  return (
    <div className={classes.page}>
      <Head person={person} />
      <Kept person={person} />
      <div className={classes.cards}>
        <div className={classes.column}>
          <Part title={t('account.title')}>
            <PersonAccount person={person} />
          </Part>
          <Part title={t('membership.title')} text={t('membership.text')}>
            <PersonMembership person={person} />
          </Part>
          {company && (
            <Part title={t('business.title')}>
              <PersonBusiness company={company} isBlocked={person.is_blocked} />
            </Part>
          )}
        </div>
        <div className={classes.column}>
          <Part title={t('role.title')}>
            <RoleChoice person={person} />
          </Part>
          {driver && (
            <Part title={t('driver.title')}>
              <PersonDriver driver={driver} isBlocked={person.is_blocked} />
            </Part>
          )}
          <Part title={t('security.title')}>
            <Access person={person} />
          </Part>
        </div>
      </div>
    </div>
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
    <header className={classes.head}>
      <span className={classes.initials} aria-hidden="true">
        {first_name.charAt(0)}
        {last_name.charAt(0)}
      </span>
      <div className={classes.names}>
        <Title order={1}>
          {first_name} {last_name}
        </Title>
        <Group gap="xs">
          <Text c="dimmed">{username}</Text>
          <RoleBadge kind={profile.kind} />
          {is_blocked && <BlockedBadge />}
        </Group>
      </div>
    </header>
  );
}

/** Why somebody is kept out, since when and by whom, before everything else. */
function Kept({ person: { block } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { dateTime } = useDates();
  if (!block) return null;
  const since = { when: dateTime(block.at), by: block.by ?? '' };
  return (
    <Alert
      color="red"
      icon={<IconLock size={20} aria-hidden="true" />}
      title={t(block.by === null ? 'block.since' : 'block.sinceBy', since)}
    >
      {block.reason}
    </Alert>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}

/** Who a person is and how to reach them. */
function PersonAccount({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const { date, dateTime } = useDates();
  const { username, email, phone, created_at, last_seen_at, sessions } = person;
  const parsed = phone === null ? null : parsePhone(phone);
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
          [t('account.phone'), parsed ? formatPhone(parsed) : t('account.noPhone')],
          [t('account.since'), date(created_at)],
          [t('account.lastSeen'), last_seen_at === null ? t('account.never') : dateTime(last_seen_at)],
          [t('account.sessions'), t('account.sessionCount', { count: sessions })],
        ]}
      />
      {phone !== null && <ContactLinks name={nameOf(person)} phone={phone} />}
      {person.must_change_password && <Text c="dimmed">{t('account.mustChange')}</Text>}
    </>
  );
}

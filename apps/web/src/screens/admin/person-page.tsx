import { Alert, Button, Group, Text, Title } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import classes from './person.module.css';
import { PersonAccount } from './person-account.tsx';
import { BlockedBadge, RoleBadge } from './person-badges.tsx';
import { PersonBusiness } from './person-business.tsx';
import { PersonDriver } from './person-driver.tsx';
import { BlockPerson } from './person-editing/block-person.tsx';
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

import { Badge, Group, Text, Title } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { IconChevronRight, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { PasswordForm } from './account-security/password-form.tsx';
import { SessionList } from './account-security/session-list.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import classes from './profile.module.css';
import { SignOut } from './signing-in/sign-out.tsx';

// Most people are no drivers, and pay for none of it.
const DriverAvailability = lazyChunk(() => import('./driver-availability.tsx').then((m) => m.DriverAvailability));

/** `/profile`: who I am here, how it looks, where I am signed in. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { user, viewer } = useSession();
  if (!user) return null;
  return (
    <div className={classes.page}>
      <Person user={user} />
      {user.driver_id !== null && (
        <Suspense>
          <DriverAvailability />
        </Suspense>
      )}
      <div className={classes.cards}>
        <div className={classes.column}>
          {may(viewer, 'shopping.see').allowed && <AddressLink />}
          <Card title={t('profile.language')}>
            <LanguageChoice />
          </Card>
          <Card title={t('profile.look')}>
            <ColorSchemeChoice />
          </Card>
          <Card title={t('passwordForm.title')} text={t('passwordForm.text')}>
            <PasswordForm />
          </Card>
        </div>
        <Card title={t('sessions.title')}>
          <SessionList />
        </Card>
      </div>
    </div>
  );
}

function Person({ user }: { user: Account }) {
  const { t } = useTranslation('accounts');
  const { lastDay } = useDates();
  const { active, until } = user.subscriptionStatus;
  return (
    <header className={classes.person}>
      <span className={classes.initials} aria-hidden="true">
        {user.first_name.charAt(0)}
        {user.last_name.charAt(0)}
      </span>
      <div className={classes.names}>
        <Title order={1}>
          {user.first_name} {user.last_name}
        </Title>
        <Text c="dimmed">
          {user.username} · {user.email}
        </Text>
        <Group gap="xs" mt="xs">
          <Badge variant="light">{t(`profile.role.${user.profile.kind}`)}</Badge>
          {active && (
            <Badge variant="light" color="green">
              {until ? t('profile.memberUntil', { date: lastDay(until) }) : t('profile.member')}
            </Badge>
          )}
        </Group>
      </div>
      <SignOut name={user.first_name} />
    </header>
  );
}

function AddressLink() {
  const { t } = useTranslation('accounts');
  return (
    <Link to={hrefTo('profileAddress')} className={classes.link}>
      <IconMapPin size={28} stroke={1.5} aria-hidden="true" />
      <span>
        <Text fw={600}>{t('profile.address')}</Text>
        <Text size="sm" c="dimmed">
          {t('profile.addressText')}
        </Text>
      </span>
      <IconChevronRight size={20} aria-hidden="true" className={classes.onward} />
    </Link>
  );
}

function Card({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
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

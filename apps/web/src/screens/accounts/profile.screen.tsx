import {
  Badge,
  Group,
  type MantineColorScheme,
  SegmentedControl,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { LANGUAGES } from '@mercadito/domain/language';
import { IconChevronRight, IconMapPin } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useSwitchLanguage } from '../../features/language-choice/language-choice.tsx';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { PasswordForm, SignOut } from './account-security.tsx';
import { MessageChoices } from './message-choices.tsx';
import { OwnEmail } from './own-email.tsx';
import { OwnNames } from './own-names.tsx';
import { OwnPicture } from './own-picture.tsx';
import classes from './profile.module.css';
import { SessionList } from './session-list.tsx';

// Most people are no drivers, and pay for none of it.
const AvailabilitySwitch = lazyChunk(() =>
  import('../../features/driver-availability/availability-switch.tsx').then((m) => m.AvailabilitySwitch),
);

const PushSwitch = lazyChunk(() => import('../../features/push/push-offer.tsx').then((m) => m.PushSwitch));

const COLOR_SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** `/profile`: who I am here, how it looks, where I am signed in. */
export function Component() {
  const { t, language } = useTranslation('accounts');
  const { t: tInbox } = useTranslation('inbox');
  const { user, viewer } = useSession();
  const switchLanguage = useSwitchLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  if (!user) return null;
  return (
    <Stack maw="60rem" mx="auto" gap="lg">
      <Person user={user} />
      {user.driver_id !== null && (
        <div className={classes.availability}>
          <Suspense>
            <AvailabilitySwitch />
          </Suspense>
        </div>
      )}
      <div className={classes.cards}>
        <div className={classes.column}>
          {may(viewer, 'shopping.see').allowed && <AddressLink />}
          <OwnNames user={user} />
          <OwnEmail user={user} />
          <SectionCard title={t('profile.language')}>
            <SegmentedControl
              fullWidth
              aria-label={t('profile.language')}
              value={language}
              onChange={switchLanguage}
              data={LANGUAGES.map((each) => ({ value: each, label: t(`profile.languages.${each}`) }))}
            />
          </SectionCard>
          <SectionCard title={t('profile.colorScheme')}>
            <SegmentedControl
              fullWidth
              aria-label={t('profile.colorScheme')}
              value={colorScheme}
              onChange={setColorScheme}
              data={COLOR_SCHEMES.map((each) => ({ value: each, label: t(`profile.colorSchemes.${each}`) }))}
            />
          </SectionCard>
          <SectionCard title={tInbox('push.title')}>
            <Suspense>
              <PushSwitch />
            </Suspense>
          </SectionCard>
          <SectionCard title={t('passwordForm.title')} text={t('passwordForm.text')}>
            <PasswordForm />
          </SectionCard>
        </div>
        <div className={classes.column}>
          <SectionCard title={tInbox('choices')}>
            <MessageChoices />
          </SectionCard>
          <SectionCard title={t('sessions.title')}>
            <SessionList />
          </SectionCard>
        </div>
      </div>
    </Stack>
  );
}

function Person({ user }: { user: Account }) {
  const { t } = useTranslation('accounts');
  const { lastDay } = useDates();
  const { active, until } = user.subscriptionStatus;
  return (
    <Group component="header">
      <OwnPicture user={user} />
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
    </Group>
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

import { Badge, Group, type MantineColorScheme, Stack, Text, Title, useMantineColorScheme } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import {
  IconBell,
  IconBellCog,
  IconDevices,
  IconFileText,
  IconFingerprint,
  IconHeart,
  IconId,
  IconLock,
  IconMapPin,
  IconMoon,
  IconReceipt,
  IconShieldLock,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { useListSessionsQuery } from '../../entities/accounts/accounts.api.ts';
import { useCountUnreadQuery } from '../../entities/inbox/inbox.api.ts';
import { LanguageRow } from '../../features/language-choice/language-row.tsx';
import { useDates } from '../../shared/format/dates.ts';
import { useHasPassed } from '../../shared/hooks/use-has-passed.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import looks from '../../shared/ui/looks.module.css';
import { MenuChoice, MenuGroup, MenuRow } from '../../shared/ui/menu-rows.tsx';
import { SignOut } from './account-security.tsx';
import { OwnPicture } from './own-picture.tsx';
import classes from './profile.module.css';

// Most people are no drivers, and pay for none of it.
const AvailabilitySwitch = lazyChunk(() =>
  import('../../features/driver-availability/availability-switch.tsx').then((m) => m.AvailabilitySwitch),
);

const COLOR_SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** `/profile`: who I am here, and the way to all that is mine (SCREEN-11). */
export function Component() {
  const { user, viewer } = useSession();
  if (!user) return null;
  return (
    <Stack maw="60rem" mx="auto" gap="lg">
      <Person user={user} />
      {user.driver_id !== null && (
        <div className={`${looks.ifAny} ${classes.availability}`}>
          <Suspense>
            <AvailabilitySwitch />
          </Suspense>
        </div>
      )}
      <div className={classes.groups}>
        {may(viewer, 'shopping.see').allowed && <Shopping />}
        <Mine />
        <Security user={user} />
        <Preferences />
      </div>
      <div className={classes.leave}>
        <SignOut name={user.first_name} />
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
    </Group>
  );
}

function Shopping() {
  const { t } = useTranslation('accounts');
  return (
    <MenuGroup title={t('profile.groups.shopping')}>
      <MenuRow Icon={IconReceipt} name={t('layout:myOrders')} way={{ to: hrefTo('myOrders') }} />
      <MenuRow Icon={IconHeart} name={t('layout:favorites')} way={{ to: hrefTo('favorites') }} />
      <MenuRow
        Icon={IconMapPin}
        name={t('profile.address')}
        text={t('profile.addressText')}
        way={{ to: hrefTo('profileAddress') }}
      />
    </MenuGroup>
  );
}

function Mine() {
  const { t } = useTranslation('accounts');
  const { data: { unread } = { unread: 0 } } = useCountUnreadQuery();
  return (
    <MenuGroup title={t('profile.groups.account')}>
      <MenuRow
        Icon={IconId}
        name={t('ownData:title')}
        text={t('profile.detailsText')}
        way={{ to: hrefTo('profileDetails') }}
      />
      <MenuRow
        Icon={IconBell}
        name={t('inbox:title')}
        badge={unread > 0 ? { count: unread, says: t('profile.unread', { count: unread }) } : undefined}
        way={{ to: hrefTo('inbox') }}
      />
    </MenuGroup>
  );
}

/** What may be done with what the site has of somebody, or that it is about to go (PRIVACY-3). */
function useDataText(deletionAt: string | null): string {
  const { t } = useTranslation('privacy');
  const { date } = useDates();
  const isDue = useHasPassed(deletionAt);
  if (deletionAt === null) return t('row');
  return isDue ? t('rowDue') : t('rowWaiting', { day: date(deletionAt) });
}

function Security({ user: { deletion_at: deletionAt = null } }: { user: Account }) {
  const { t } = useTranslation('accounts');
  const dataText = useDataText(deletionAt);
  const { data: sessions } = useListSessionsQuery();
  const { passkeys_at: passkeysAt = null } = useSite();
  return (
    <MenuGroup title={t('profile.groups.security')}>
      <MenuRow Icon={IconLock} name={t('password')} way={{ to: hrefTo('profilePassword') }} />
      {passkeysAt !== null && (
        <MenuRow Icon={IconFingerprint} name={t('passkeys:title')} way={{ to: hrefTo('profilePasskeys') }} />
      )}
      <MenuRow
        Icon={IconDevices}
        name={t('profile.devices')}
        value={sessions && String(sessions.results.length)}
        way={{ to: hrefTo('profileDevices') }}
      />
      <MenuRow Icon={IconShieldLock} name={t('privacy:title')} text={dataText} way={{ to: hrefTo('profilePrivacy') }} />
      <MenuRow Icon={IconFileText} name={t('profile.legal')} way={{ to: hrefTo('privacy') }} />
    </MenuGroup>
  );
}

function Preferences() {
  const { t } = useTranslation('accounts');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <MenuGroup title={t('profile.groups.preferences')}>
      <MenuRow Icon={IconBellCog} name={t('inbox:settings')} way={{ to: hrefTo('profileMessages') }} />
      <LanguageRow />
      <MenuChoice
        Icon={IconMoon}
        name={t('profile.colorScheme')}
        value={colorScheme}
        onChange={setColorScheme}
        data={COLOR_SCHEMES.map((each) => ({ value: each, label: t(`profile.colorSchemes.${each}`) }))}
      />
    </MenuGroup>
  );
}

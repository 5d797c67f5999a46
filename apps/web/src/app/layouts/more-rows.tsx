import { ActionIcon, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { likelyLanguage } from '@mercadito/domain/deliveries/delivery-messages';
import { helpMessage } from '@mercadito/domain/messages/contact-messages';
import { parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import {
  IconBell,
  IconBrandWhatsapp,
  IconDownload,
  IconHeart,
  IconInfoCircle,
  IconPhone,
  IconUserCircle,
} from '@tabler/icons-react';
import { useCountUnreadQuery } from '../../entities/inbox/inbox.api.ts';
import { LanguageRow } from '../../features/language-choice/language-row.tsx';
import { useInstallOffer } from '../../shared/hooks/use-install-offer.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { MenuGroup, MenuRow } from '../../shared/ui/menu-rows.tsx';
import classes from './nav-item.module.css';

/** Behind More, below the places of the frame: what is the person's, the site, and who helps (FRAME-3). */
export function MoreRows({ onExplainInstall }: { onExplainInstall: () => void }) {
  const { user } = useSession();
  return (
    <Stack gap="sm" mt="sm">
      {user && !user.must_change_password && <Mine />}
      <Site onExplainInstall={onExplainInstall} />
      <Help />
    </Stack>
  );
}

function Mine() {
  const { t } = useTranslation('layout');
  const { user, viewer } = useSession();
  const { data: { unread } = { unread: 0 } } = useCountUnreadQuery();
  if (!user) return null;
  return (
    <MenuGroup title={t('moreRows.mine')}>
      <MenuRow
        Icon={IconBell}
        name={t('moreRows.inbox')}
        badge={unread > 0 ? { count: unread, says: t('moreRows.unread', { count: unread }) } : undefined}
        way={{ to: hrefTo('inbox') }}
      />
      {may(viewer, 'shopping.see').allowed && (
        <MenuRow Icon={IconHeart} name={t('favorites')} way={{ to: hrefTo('favorites') }} />
      )}
      <MenuRow Icon={IconUserCircle} name={t('profile')} value={user.first_name} way={{ to: hrefTo('profile') }} />
    </MenuGroup>
  );
}

function Site({ onExplainInstall }: { onExplainInstall: () => void }) {
  const { t } = useTranslation('layout');
  const offer = useInstallOffer();
  return (
    <MenuGroup title={t('moreRows.site')}>
      <LanguageRow />
      {offer && (
        <MenuRow
          Icon={IconDownload}
          name={t('install')}
          text={t('moreRows.installText')}
          way={{ onPress: offer.prompt ?? onExplainInstall }}
        />
      )}
      <MenuRow Icon={IconInfoCircle} name={t('howItWorks')} way={{ to: hrefTo('howItWorks') }} />
    </MenuGroup>
  );
}

/** Each of those who answer for the site, by a finished message or a call. */
function Help() {
  const { t } = useTranslation('layout');
  const { contacts, brand } = useSite();
  const reached = contacts.flatMap(({ name, whatsapp }) => {
    const phone = parsePhone(whatsapp);
    return phone ? [{ name, phone }] : [];
  });
  if (reached.length === 0) return null;
  return (
    <MenuGroup title={t('moreRows.help')}>
      {reached.map(({ name, phone }) => (
        <MenuRow
          key={name}
          Icon={IconBrandWhatsapp}
          name={name}
          text={t('moreRows.byWhatsApp')}
          way={{ href: whatsAppLink(phone, helpMessage({ name, brand }, { of: 'site' }, likelyLanguage(phone))) }}
          aside={
            <ActionIcon
              component="a"
              variant="subtle"
              className={classes.call}
              href={`tel:${storedPhone(phone)}`}
              aria-label={t('moreRows.call', { name })}
            >
              <IconPhone size={24} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          }
        />
      ))}
    </MenuGroup>
  );
}

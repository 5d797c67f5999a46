import { ActionIcon, Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { likelyLanguage } from '@mercadito/domain/messages/likely-language';
import { siteMessage } from '@mercadito/domain/messages/site-message';
import { parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp, IconDownload, IconInfoCircle, IconPhone } from '@tabler/icons-react';
import { Suspense } from 'react';
import { LanguageRow } from '../../features/language-choice/language-row.tsx';
import { useInstallOffer } from '../../shared/hooks/use-install-offer.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { MenuGroup, MenuRow } from '../../shared/ui/menu-rows.tsx';
import classes from './nav-item.module.css';

// With a session alone: nothing of messages is in a visitor's first page.
const MyRows = lazyChunk(() => import('./my-rows.tsx').then((m) => m.MyRows));

interface MoreRowsProps {
  /** Closes More, which gives the focus back: the row that installs goes with the offer. */
  close: () => void;
  /** What installs the page is not the browser but the person: how is told. */
  onExplainInstall: () => void;
}

/** Behind More, below the places of the frame: what is the person's, the site, and who helps (FRAME-3). */
export function MoreRows(props: MoreRowsProps) {
  const { user } = useSession();
  return (
    <Stack gap="sm" mt="sm">
      {user && !user.must_change_password && (
        <Suspense fallback={null}>
          <MyRows />
        </Suspense>
      )}
      <Site {...props} />
      <Help />
    </Stack>
  );
}

/** How the site works for whoever asks: for a driver, an owner, or for somebody who orders (SCREEN-64). */
function useHowItWorks() {
  const { user, viewer } = useSession();
  if (user && !may(viewer, 'shopping.see').allowed) return hrefTo('howDeliveringWorks');
  return hrefTo(user?.company_id ? 'howSellingWorks' : 'howItWorks');
}

function Site({ close, onExplainInstall }: MoreRowsProps) {
  const { t } = useTranslation('layout');
  const howItWorks = useHowItWorks();
  const offer = useInstallOffer();
  const install = () => {
    close();
    (offer?.prompt ?? onExplainInstall)();
  };
  return (
    <MenuGroup title={t('moreRows.site')}>
      <LanguageRow />
      {offer && (
        <MenuRow Icon={IconDownload} name={t('install')} text={t('moreRows.installText')} way={{ onPress: install }} />
      )}
      <MenuRow Icon={IconInfoCircle} name={t('howItWorks')} way={{ to: howItWorks }} />
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
          way={{ href: whatsAppLink(phone, siteMessage({ name, brand }, likelyLanguage(phone))) }}
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

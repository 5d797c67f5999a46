import { type HelpWanted, helpMessage } from '@mercadito/domain/messages/contact-messages';
import { parsePhone } from '@mercadito/domain/places/phone';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.ts';
import { WhatsAppButton } from './whatsapp-button.tsx';

interface SiteContactsProps {
  variant?: 'subtle' | 'default';
  /** What they are asked for. */
  wanted?: HelpWanted;
}

/** The people who answer for the site, each by a finished message; nobody where none is configured. */
export function SiteContacts({ variant = 'subtle', wanted = { of: 'site' } }: SiteContactsProps) {
  const { t } = useTranslation('layout');
  const { contacts, brand } = useSite();
  return contacts.map(({ name, whatsapp }) => {
    const phone = parsePhone(whatsapp);
    if (!phone) return null;
    return (
      <WhatsAppButton
        key={whatsapp}
        phone={phone}
        message={(language) => helpMessage({ name, brand }, wanted, language)}
        variant={variant}
        px={variant === 'subtle' ? 'xs' : 'md'}
        aria-label={t('footer.writeTo', { name })}
      >
        {name}
      </WhatsAppButton>
    );
  });
}

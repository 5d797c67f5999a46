import type { Language } from '@mercadito/domain/language';
import { type Contacted, siteMessage } from '@mercadito/domain/messages/site-message';
import { parsePhone } from '@mercadito/domain/places/phone';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

interface SiteContactsProps {
  variant?: 'subtle' | 'default';
  /** What is written to them. */
  messageOf?: (to: Contacted, language: Language) => string;
}

/** The people who answer for the site, each by a finished message; nobody where none is configured. */
export function SiteContacts({ variant = 'subtle', messageOf = siteMessage }: SiteContactsProps) {
  const { t } = useTranslation('layout');
  const { contacts, brand } = useSite();
  return contacts.map(({ name, whatsapp }) => {
    const phone = parsePhone(whatsapp);
    if (!phone) return null;
    return (
      <WhatsAppButton
        key={whatsapp}
        phone={phone}
        message={(language) => messageOf({ name, brand }, language)}
        variant={variant}
        px={variant === 'subtle' ? 'xs' : 'md'}
        aria-label={t('footer.writeTo', { name })}
      >
        {name}
      </WhatsAppButton>
    );
  });
}

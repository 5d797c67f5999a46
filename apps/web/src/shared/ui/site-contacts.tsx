import { parsePhone } from '@mercadito/domain/places/phone';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.ts';
import { WhatsAppButton } from './whatsapp-button.tsx';

/** The people who answer for the site, each by a message; nobody where none is configured. */
export function SiteContacts({ variant = 'subtle' }: { variant?: 'subtle' | 'default' }) {
  const { t } = useTranslation('layout');
  return useSite().contacts.map(({ name, whatsapp }) => {
    const phone = parsePhone(whatsapp);
    if (!phone) return null;
    return (
      <WhatsAppButton
        key={whatsapp}
        phone={phone}
        variant={variant}
        px={variant === 'subtle' ? 'xs' : 'md'}
        aria-label={t('footer.writeTo', { name })}
      >
        {name}
      </WhatsAppButton>
    );
  });
}

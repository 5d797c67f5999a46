import { Button } from '@mantine/core';
import { parsePhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSite } from '../site/use-site.ts';

/** The people who answer for the site, each by a message; nobody where none is configured. */
export function SiteContacts({ variant = 'subtle' }: { variant?: 'subtle' | 'default' }) {
  const { t } = useTranslation('layout');
  return useSite().contacts.map(({ name, whatsapp }) => {
    const phone = parsePhone(whatsapp);
    if (!phone) return null;
    return (
      <Button
        key={whatsapp}
        component="a"
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noopener"
        variant={variant}
        px={variant === 'subtle' ? 'xs' : 'md'}
        leftSection={<IconBrandWhatsapp size={20} />}
        aria-label={t('footer.writeTo', { name })}
      >
        {name}
      </Button>
    );
  });
}

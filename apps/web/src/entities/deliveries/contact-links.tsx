import { Button } from '@mantine/core';
import { parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import classes from './contact-links.module.css';
import { mapsLink } from './maps-link.ts';

interface ContactLinksProps {
  /** Whom or what they lead to, for those who hear the page. */
  name: string;
  phone: string | null;
  /** Left out where only the phone matters. */
  place?: { readonly street: string; readonly location: string };
}

/** Call, WhatsApp and the way, one tap each (DELIVERY-12). */
export function ContactLinks({ name, phone, place }: ContactLinksProps) {
  const { t } = useTranslation('deliveries');
  const { product } = useSite();
  const parsed = phone ? parsePhone(phone) : null;
  return (
    <div className={classes.links}>
      {parsed && (
        <Button
          component="a"
          variant="default"
          href={`tel:${storedPhone(parsed)}`}
          leftSection={<IconPhone size={24} aria-hidden="true" />}
          aria-label={t('order.callName', { name })}
        >
          {t('order.call')}
        </Button>
      )}
      {parsed && (
        <Button
          component="a"
          variant="default"
          href={whatsAppLink(parsed)}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={24} aria-hidden="true" />}
          aria-label={t('order.whatsAppName', { name })}
        >
          {t('order.whatsApp')}
        </Button>
      )}
      {place && (
        <Button
          component="a"
          variant="default"
          className={classes.way}
          href={mapsLink({ ...place, town: product }, navigator.userAgent)}
          target="_blank"
          rel="noopener"
          leftSection={<IconMapPin size={24} aria-hidden="true" />}
          aria-label={t('order.mapsName', { name })}
        >
          {t('order.maps')}
        </Button>
      )}
    </div>
  );
}

import { Button, Group } from '@mantine/core';
import type { Language } from '@mercadito/domain/language';
import { DEFAULT_COUNTRY } from '@mercadito/domain/places/address';
import { type Phone, parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { WhatsAppButton } from '../../shared/ui/whatsapp-button.tsx';
import classes from './deliveries.module.css';

interface ContactLinksProps {
  /** Whom or what they lead to, for those who hear the page. */
  name: string;
  /** Null where it is not to be seen; one that cannot be dialled is said to be missing. */
  phone: string | null;
  /** Left out where only the phone matters. */
  place?: { readonly street: string; readonly location: string };
  /** The finished message, in the language of whoever reads it; left out where there is nothing to say. */
  message?: ((language: Language) => string) | undefined;
}

/** Call, WhatsApp with a finished message, and the way, one tap each (DELIVERY-12, DELIVERY-27). */
export function ContactLinks({ name, phone, place, message }: ContactLinksProps) {
  const { t } = useTranslation('deliveries');
  const { municipality, state } = useSite();
  const parsed = phone ? parsePhone(phone) : null;
  return (
    <Group className={classes.links} align="stretch" gap="var(--gap)">
      {parsed && <PhoneLinks name={name} phone={parsed} message={message} />}
      {phone !== null && !parsed && <p className={classes.noPhone}>{t('order.noPhone')}</p>}
      {place && (
        <Button
          component="a"
          variant="default"
          className={classes.way}
          href={mapsLink({ ...place, municipality, state }, navigator.userAgent)}
          target="_blank"
          rel="noopener"
          leftSection={<IconMapPin size={24} aria-hidden="true" />}
          aria-label={t('order.mapsName', { name })}
        >
          {t('order.maps')}
        </Button>
      )}
    </Group>
  );
}

function PhoneLinks({ name, phone, message }: { name: string; phone: Phone } & Pick<ContactLinksProps, 'message'>) {
  const { t } = useTranslation('deliveries');
  return (
    <>
      <Button
        component="a"
        variant="default"
        href={`tel:${storedPhone(phone)}`}
        leftSection={<IconPhone size={24} aria-hidden="true" />}
        aria-label={t('order.callName', { name })}
      >
        {t('order.call')}
      </Button>
      <WhatsAppButton phone={phone} message={message} signSize={24} aria-label={t('order.whatsAppName', { name })}>
        {t('order.whatsApp')}
      </WhatsAppButton>
    </>
  );
}

interface Place {
  readonly street: string;
  readonly location: string;
  readonly municipality: string;
  readonly state: string;
}

/** Android opens whatever map application its owner likes; elsewhere only an address on the web is sure to work. */
export function mapsLink({ street, location, municipality, state }: Place, userAgent: string): string {
  const parts = [street, location, municipality, state, DEFAULT_COUNTRY].filter((part) => part !== '');
  const query = encodeURIComponent([...new Set(parts)].join(', '));
  return /Android/i.test(userAgent) ? `geo:0,0?q=${query}` : `https://www.google.com/maps/search/?api=1&query=${query}`;
}

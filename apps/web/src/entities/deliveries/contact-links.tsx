import { Button, Group } from '@mantine/core';
import type { Language } from '@mercadito/domain/language';
import { type Phone, parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import type { Position } from '@mercadito/domain/places/position';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { WhatsAppButton } from '../../shared/ui/whatsapp-button.tsx';
import classes from './deliveries.module.css';
import { mapsLink, mapsLinkOfPin } from './maps-link.ts';

interface ContactLinksProps {
  /** Whom or what they lead to, for those who hear the page. */
  name: string;
  /** Null where it is not to be seen; one that cannot be dialled is said to be missing. */
  phone: string | null;
  /** Left out where only the phone matters. */
  place?: { readonly street: string; readonly location: string; readonly pin?: Position | null | undefined };
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
          href={
            place.pin
              ? mapsLinkOfPin(place.pin, navigator.userAgent)
              : mapsLink({ ...place, municipality, state }, navigator.userAgent)
          }
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

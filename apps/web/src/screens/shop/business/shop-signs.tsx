import type { CompanyDetails } from '@mercadito/contracts/companies';
import { customerMessage } from '@mercadito/domain/messages/customer-messages';
import { likelyLanguage } from '@mercadito/domain/messages/likely-language';
import { DEFAULT_COUNTRY } from '@mercadito/domain/places/address';
import { locationLabel } from '@mercadito/domain/places/location';
import { mapOnTheWeb, placeOnMap } from '@mercadito/domain/places/map-link';
import { parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ShareButton } from '../../../features/sharing/share-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './shop-signs.module.css';

/** How a business is reached and passed on, one tap each: signs with their words (BUSINESS-32). */
export function ShopSigns({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const { brand } = useSite();
  const { name, address } = company;
  const phone = parsePhone(address?.telephone_number ?? '');
  return (
    <div className={classes.signs}>
      {phone && (
        <>
          <a className={SIGN} href={`tel:${storedPhone(phone)}`}>
            <IconPhone size={20} aria-hidden="true" />
            {t('business.call')}
          </a>
          <Outside href={whatsAppLink(phone, customerMessage({ to: 'business', name, brand }, likelyLanguage(phone)))}>
            <IconBrandWhatsapp size={20} aria-hidden="true" />
            {t('business.whatsapp')}
          </Outside>
        </>
      )}
      {address && <Way address={address} />}
      <ShareButton name={name} text={t('business.share')} className={SIGN} />
    </div>
  );
}

const SIGN = `${words.signed} ${classes.sign}`;

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={SIGN} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Way({ address }: { address: NonNullable<CompanyDetails['address']> }) {
  const { t } = useTranslation('shop');
  const { places, municipality, state } = useSite();
  const street = `${address.street_1} ${address.exterior_number}`.trim();
  const place = locationLabel(address.neighborhood, places);
  return (
    <Outside href={mapOnTheWeb(placeOnMap([street, place, municipality, state, DEFAULT_COUNTRY]))}>
      <IconMapPin size={20} aria-hidden="true" />
      {t('business.way')}
    </Outside>
  );
}

import { Anchor, Text } from '@mantine/core';
import type { SocialNetworks } from '@mercadito/contracts/customization';
import { IconAddressBook, IconInfoCircle, IconMapPin, IconShare } from '@tabler/icons-react';
import { AddressLines } from '../../entities/addresses/address-lines.tsx';
import { AboutText } from '../../entities/customization/about-page.tsx';
import { ContactList } from '../../entities/customization/contact-page.tsx';
import {
  useGetAboutQuery,
  useGetContactQuery,
  useGetSocialNetworksQuery,
} from '../../entities/customization/customization.api.ts';
import { useGetCompanyAddressQuery } from '../../entities/customization/customization-editing.api.ts';
import { NETWORKS } from '../../entities/customization/networks.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './own-part.module.css';
import { OwnPart } from './own-part.tsx';

interface OfCompany {
  companyId: number;
}

/** Where the business is. */
export function OwnAddress({ companyId }: OfCompany) {
  return (
    <OwnPart of="address" Icon={IconMapPin} reading={useGetCompanyAddressQuery({ companyId })}>
      {(address) => <AddressLines name={address.company_name} address={address} />}
    </OwnPart>
  );
}

/** What it tells of itself. */
export function OwnAbout({ companyId }: OfCompany) {
  return (
    <OwnPart of="about" Icon={IconInfoCircle} reading={useGetAboutQuery({ companyId })}>
      {(about) => <AboutText about={about} />}
    </OwnPart>
  );
}

/** How to reach it. */
export function OwnContact({ companyId }: OfCompany) {
  return (
    <OwnPart of="contact" Icon={IconAddressBook} reading={useGetContactQuery({ companyId })}>
      {(contact) =>
        contact.email || contact.phone_number || contact.whatsapp_number || contact.address ? (
          <ContactList contact={contact} />
        ) : (
          <Nothing />
        )
      }
    </OwnPart>
  );
}

/** Where else it is found. */
export function OwnNetworks({ companyId }: OfCompany) {
  return (
    <OwnPart of="social" Icon={IconShare} reading={useGetSocialNetworksQuery({ companyId })}>
      {(networks) => <NetworkList networks={networks} />}
    </OwnPart>
  );
}

function NetworkList({ networks }: { networks: SocialNetworks }) {
  const used = NETWORKS.filter(({ field }) => networks[field] !== '');
  if (used.length === 0) return <Nothing />;
  return (
    <ul className={classes.networks}>
      {used.map(({ field, name, Icon }) => (
        <li key={field}>
          <Icon size={24} stroke={1.5} aria-hidden="true" />
          <span>
            <Text span fw={650}>
              {name}
            </Text>
            <Anchor href={networks[field]} target="_blank" rel="noopener nofollow">
              {networks[field]}
            </Anchor>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  const { t } = useTranslation('ownerPages');
  return <Text c="dimmed">{t('nothing')}</Text>;
}

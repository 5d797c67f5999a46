import { Anchor, Group, Skeleton, Stack } from '@mantine/core';
import type { Contact } from '@mercadito/contracts/customization';
import { customerMessage } from '@mercadito/domain/messages/customer-messages';
import { likelyLanguage } from '@mercadito/domain/messages/likely-language';
import { parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconAddressBook } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import { useGetContactQuery } from './customization.api.ts';
import classes from './customization.module.css';

export function ContactPage({ companyId, name }: { companyId: number; name: string }) {
  const { t } = useTranslation('shop');
  const absent = <EmptyState icon={<IconAddressBook size={40} stroke={1.5} />} title={t('business.noContact')} />;
  return (
    <Loaded reading={useGetContactQuery({ companyId })} skeleton={<Skeleton height="10rem" />} absent={absent}>
      {(contact) => (isBlank(contact) ? absent : <ContactList contact={contact} name={name} />)}
    </Loaded>
  );
}

/** An owner may save it without a word. */
const isBlank = ({ address, email, phone_number, whatsapp_number }: Contact): boolean =>
  `${address}${email}${phone_number}${whatsapp_number}` === '';

interface ContactListProps {
  contact: Contact;
  /** The business, as a customer writes to it; left out where its owner looks. */
  name?: string;
}

/** Each way to reach a business that is given. */
export function ContactList({ contact, name }: ContactListProps) {
  const { brand } = useSite();
  const { t } = useTranslation('shop');
  const phone = parsePhone(contact.phone_number);
  const whatsApp = parsePhone(contact.whatsapp_number);
  const message =
    whatsApp && name !== undefined
      ? customerMessage({ to: 'business', name, brand }, likelyLanguage(whatsApp))
      : undefined;
  return (
    <Stack component="dl" maw="44rem" gap={0}>
      {contact.address && <Row name={t('business.address')}>{contact.address}</Row>}
      {phone && (
        <Row name={t('business.phone')}>
          <Anchor href={`tel:${storedPhone(phone)}`}>
            <PhoneNumber phone={phone} />
          </Anchor>
        </Row>
      )}
      {whatsApp && (
        <Row name={t('business.whatsapp')}>
          <Anchor href={whatsAppLink(whatsApp, message)} target="_blank" rel="noopener">
            <PhoneNumber phone={whatsApp} />
          </Anchor>
        </Row>
      )}
      {contact.email && (
        <Row name={t('business.email')}>
          <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
        </Row>
      )}
    </Stack>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group className={classes.row} align="stretch" gap="2px var(--mantine-spacing-lg)">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Group>
  );
}

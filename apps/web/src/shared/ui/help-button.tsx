import type { ButtonProps } from '@mantine/core';
import { type HelpWanted, helpMessage } from '@mercadito/domain/messages/contact-messages';
import { parsePhone } from '@mercadito/domain/places/phone';
import { IconLifebuoy } from '@tabler/icons-react';
import { useSite } from '../site/use-site.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

interface HelpButtonProps extends ButtonProps {
  wanted: HelpWanted;
  'aria-label'?: string;
}

/** A finished message to the first of those who help; nothing where nobody is configured (ORDER-11). */
export function HelpButton({ wanted, ...button }: HelpButtonProps) {
  const { contacts, brand } = useSite();
  const [contact] = contacts;
  const phone = contact ? parsePhone(contact.whatsapp) : null;
  if (!contact || !phone) return null;
  return (
    <WhatsAppButton
      phone={phone}
      message={(language) => helpMessage({ name: contact.name, brand }, wanted, language)}
      leftSection={<IconLifebuoy size={18} aria-hidden="true" />}
      {...button}
    />
  );
}

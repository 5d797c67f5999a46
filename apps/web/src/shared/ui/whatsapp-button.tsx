import { Button, type ButtonProps } from '@mantine/core';
import type { Language } from '@mercadito/domain/language';
import { likelyLanguage } from '@mercadito/domain/messages/likely-language';
import { type Phone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp } from '@tabler/icons-react';

interface WhatsAppButtonProps extends ButtonProps {
  phone: Phone;
  /** The finished message, which only wants to be sent, in the language of whoever reads it; without it an empty one is begun. */
  message?: ((language: Language) => string) | undefined;
  /** How large its sign is, in pixels. */
  signSize?: number;
  'aria-label'?: string;
  /** Its label has a name that people wrote, and may be as long as that. */
  'data-named'?: boolean;
}

/** Opens WhatsApp with a message to somebody. */
export function WhatsAppButton({ phone, message, signSize = 20, ...button }: WhatsAppButtonProps) {
  return (
    <Button
      component="a"
      href={whatsAppLink(phone, message?.(likelyLanguage(phone)))}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconBrandWhatsapp size={signSize} aria-hidden="true" />}
      {...button}
    />
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { type Phone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp } from '@tabler/icons-react';

interface WhatsAppButtonProps extends ButtonProps {
  phone: Phone;
  /** The finished message, which only wants to be sent; without it an empty one is begun. */
  text?: string | undefined;
  /** How large its sign is, in pixels. */
  signSize?: number;
  'aria-label'?: string;
}

/** Opens WhatsApp with a message to somebody. */
export function WhatsAppButton({ phone, text, signSize = 20, ...button }: WhatsAppButtonProps) {
  return (
    <Button
      component="a"
      href={whatsAppLink(phone, text)}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconBrandWhatsapp size={signSize} aria-hidden="true" />}
      {...button}
    />
  );
}

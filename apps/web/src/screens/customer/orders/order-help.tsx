import { Button } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { parsePhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconLifebuoy } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';

/** A message to the people who help, with the order's number already in it (ORDER-11). */
export function OrderHelp({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const [contact] = useSite().contacts;
  const phone = contact ? parsePhone(contact.whatsapp) : null;
  if (!phone) return null;
  return (
    <Button
      component="a"
      href={whatsAppLink(phone, t('help.message', { number: order.transaction_id }))}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconLifebuoy size={18} aria-hidden="true" />}
    >
      {t('help.button')}
    </Button>
  );
}

import { Alert, Text } from '@mantine/core';
import { IconTruckOff } from '@tabler/icons-react';
import { CartNote } from '../../../entities/cart/cart-note.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSettings } from '../../../shared/site/use-site.ts';

/** What the Admins want everybody with a cart to know. */
export function CartMessage() {
  return <CartNote message={useSettings().cart_message_value} />;
}

/** Says why nothing can be ordered while nobody delivers, and when somebody will (ORDER-13). */
export function DeliveryNotice({ text }: { text?: string }) {
  const { t } = useTranslation('cart');
  const { delivery_available } = useSettings();
  if (delivery_available) return null;
  return (
    <Alert icon={<IconTruckOff />} role="status" title={text ?? t('delivery.off')}>
      <Text size="sm" fw={600}>
        {t('delivery.scheduleTitle')}
      </Text>
      <Text size="sm">{t('delivery.schedule')}</Text>
    </Alert>
  );
}

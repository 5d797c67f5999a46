import { Button, Group, Text, Title } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { formatPhone, parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp, IconMotorbike, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-parts.module.css';

/** Who brings it, and how to reach them. Nothing until somebody has taken it. */
export function OrderDriver({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { driver } = order;
  if (!driver) return null;
  const phone = driver.telephone ? parsePhone(driver.telephone) : null;
  const message = t('driver.message', { number: order.transaction_id });
  return (
    <section className={classes.card} aria-labelledby="order-driver">
      <Title order={2} size="h3" id="order-driver">
        {t('driver.title')}
      </Title>
      <Text className={classes.withIcon} fw={600}>
        <IconMotorbike size={22} stroke={1.75} aria-hidden="true" /> {driver.name} {driver.last_name}
      </Text>
      {phone && (
        <Group gap="xs">
          <Button
            component="a"
            href={`tel:${storedPhone(phone)}`}
            leftSection={<IconPhone size={18} aria-hidden="true" />}
          >
            {t('driver.call', { phone: formatPhone(phone) })}
          </Button>
          <Button
            component="a"
            href={whatsAppLink(phone, message)}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
          >
            {t('driver.whatsApp')}
          </Button>
        </Group>
      )}
    </section>
  );
}

import { Button, Group, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { customerMessage } from '@mercadito/domain/messages/customer-messages';
import { canCustomerCancel } from '@mercadito/domain/orders/order-status';
import { parsePhone, storedPhone, unbrokenPhone } from '@mercadito/domain/places/phone';
import { IconMotorbike, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { useCancelOrderMutation } from '../../../entities/orders/orders.api.ts';
import { useOrderName } from '../../../shared/format/use-order-name.ts';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { announce } from '../../../shared/ui/announce.ts';
import desk from '../../../shared/ui/desk.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { HelpButton } from '../../../shared/ui/help-button.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './order-details.module.css';
import { ORDER_STATUS } from './order-status.tsx';

/** Who brings it, and how to reach them. Nothing until somebody has taken it. */
export function OrderDriver({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { driver } = order;
  if (!driver) return null;
  const phone = driver.telephone ? parsePhone(driver.telephone) : null;
  return (
    <PageCard title={t('driver.title')}>
      <Text className={`${layout.row} ${words.signed}`} fw={600}>
        <IconMotorbike size={22} stroke={1.75} aria-hidden="true" /> {driver.name} {driver.last_name}
      </Text>
      {phone && (
        <Group className={desk.shareLine} gap="xs">
          <Button
            component="a"
            href={`tel:${storedPhone(phone)}`}
            leftSection={<IconPhone size={18} aria-hidden="true" />}
          >
            {t('driver.call', { phone: unbrokenPhone(phone) })}
          </Button>
          <WhatsAppButton
            phone={phone}
            message={(language) => customerMessage({ to: 'driver', number: order.transaction_id }, language)}
            signSize={18}
          >
            {t('driver.whatsApp')}
          </WhatsAppButton>
        </Group>
      )}
    </PageCard>
  );
}

/** A message to the people who help, with the order's number already in it (ORDER-11). */
export function OrderHelp({ order: { transaction_id: number } }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  return <HelpButton wanted={{ of: 'order', number }}>{t('help.button')}</HelpButton>;
}

interface CancelOrderProps {
  order: OrderDetails;
  onCancelled: () => void;
}

/** Hidden for orders that cannot be cancelled any more (ORDER-8). */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  return canCustomerCancel(order.status) ? <Cancelling order={order} onCancelled={onCancelled} /> : null;
}

function Cancelling({ order, onCancelled }: CancelOrderProps) {
  const { t } = useTranslation('orders');
  const userId = useUserId();
  const [isAsking, setAsking] = useState(false);
  const [cancelOrder] = useCancelOrderMutation();
  const button = useFocusPassedOn<HTMLButtonElement>(ORDER_STATUS);
  const orderName = useOrderName();
  const names = order.order_companies.map((company) => company.company_name);

  return (
    <>
      <Button ref={button} variant="default" className={classes.dangerous} onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancel.title', { names: orderName(names) })}
        role="alertdialog"
        act={{
          label: t('cancel.button'),
          cancelLabel: t('cancel.keep'),
          isDangerous: true,
          run: () => cancelOrder({ user: userId, transaction_id: order.transaction_id }),
          onDone: () => {
            announce(t('status.cancelled'));
            onCancelled();
          },
        }}
      >
        <Text>{t('cancel.text', { companies: names.join(', ') })}</Text>
      </Dialog>
    </>
  );
}

import { Button, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { canCustomerCancel } from '@mercadito/domain/orders/order-status';
import { useState } from 'react';
import { useCancelOrderMutation } from '../../entities/orders/tracking.api.ts';
import { useFocusPassedOn } from '../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import classes from './cancel-order.module.css';
import { ORDER_STATUS } from './orders/order-status-card.tsx';

interface CancelOrderProps {
  order: OrderDetails;
  onCancelled: () => void;
}

/** Hidden for orders that cannot be cancelled any more (ORDER-8). */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  return canCustomerCancel(order.status) ? <Cancelling order={order} onCancelled={onCancelled} /> : null;
}

/** Asks first, naming the order. */
function Cancelling({ order, onCancelled }: CancelOrderProps) {
  const { t } = useTranslation('orders');
  const userId = useUserId();
  const [isAsking, setAsking] = useState(false);
  const [cancelOrder] = useCancelOrderMutation();
  const button = useFocusPassedOn<HTMLButtonElement>(ORDER_STATUS);
  const companies = order.order_companies.map((company) => company.company_name).join(', ');

  return (
    <>
      <Button ref={button} variant="default" className={classes.dangerous} onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancel.title', { number: order.transaction_id })}
        role="alertdialog"
        act={{
          label: t('cancel.button'),
          cancelLabel: t('cancel.keep'),
          isDangerous: true,
          run: () => cancelOrder({ user: userId, transaction_id: order.transaction_id }),
          onDone: onCancelled,
        }}
      >
        <Text>{t('cancel.text', { companies })}</Text>
      </Dialog>
    </>
  );
}

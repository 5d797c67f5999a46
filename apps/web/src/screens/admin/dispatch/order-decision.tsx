import { Text } from '@mantine/core';
import type { DispatchOrder } from '@mercadito/contracts/dispatch';
import { canAdminDecline, canMove, canRequeue } from '@mercadito/domain/orders/order-status';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AssignForm } from './assign-form.tsx';
import { DeclineOrder } from './decline-order.tsx';
import classes from './dispatched-order.module.css';
import { OrderPart } from './order-parts.tsx';
import { RequeueOrder } from './requeue-order.tsx';

interface OrderDecisionProps {
  order: DispatchOrder;
  /** The driver whom the address names. */
  named: number | undefined;
  onAssigned: () => void;
}

/** What an Admin can do with an order as it stands: assign, decline, back to the queue, or nothing, and why (DISPATCH-6 to 8). */
export function OrderDecision({ order, named, onAssigned }: OrderDecisionProps) {
  const { t } = useTranslation('dispatch');
  const { status, transaction_id: number } = order;
  const holder = order.order_delivery_info;
  const driver = holder ? `${holder.driver_name} ${holder.driver_last_name}`.trim() : '';
  const isDeclinable = canAdminDecline(status);
  return (
    <OrderPart title={t('order.now')}>
      {canMove(status, 'shipped') && <AssignForm transactionId={number} named={named} onAssigned={onAssigned} />}
      {isDeclinable && (
        <div className={classes.actions}>
          {canRequeue(status) && <RequeueOrder transactionId={number} />}
          <DeclineOrder order={order} />
        </div>
      )}
      {status === 'shipped' && (
        <>
          <Text>{t('order.onTheRoad', { name: driver })}</Text>
          <ContactLinks name={driver} phone={order.driver_telephone} />
        </>
      )}
      {!isDeclinable && status !== 'shipped' && <Text>{t('order.nothing')}</Text>}
    </OrderPart>
  );
}

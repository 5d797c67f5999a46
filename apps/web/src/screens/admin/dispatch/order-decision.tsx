import { Alert, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { DispatchOrder } from '@mercadito/contracts/dispatch';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { canAdminDecline, canMove, canRequeue } from '@mercadito/domain/orders/order-status';
import { type FormEvent, useState } from 'react';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { useListAvailableDriversQuery } from '../../../entities/dispatch/dispatch.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { useAdminMessage } from '../use-admin-message.ts';
import { driverName, useDriverOption } from './driver-facts.tsx';
import { ConfirmOrder, DeclineOrder, RequeueOrder, useAssign } from './order-acts.tsx';
import classes from './order-page.module.css';
import { OrderSection } from './order-page.tsx';

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
  const write = useAdminMessage();
  const isToConfirm = order.awaits_confirmation === true;
  const isDeclinable = canAdminDecline(status);
  return (
    <OrderSection title={t('order.now')}>
      {isToConfirm && <Text>{t('confirm.waits')}</Text>}
      {canMove(status, 'shipped') && !isToConfirm && (
        <AssignForm transactionId={number} named={named} onAssigned={onAssigned} />
      )}
      {isDeclinable && (
        <Group className={classes.actions} align="stretch" gap="var(--gap)">
          {isToConfirm && <ConfirmOrder transactionId={number} />}
          {canRequeue(status) && <RequeueOrder transactionId={number} />}
          <DeclineOrder order={order} />
        </Group>
      )}
      {status === 'shipped' && (
        <>
          <Text>{t('order.onTheRoad', { name: driver })}</Text>
          <ContactLinks
            name={driver}
            phone={order.driver_telephone}
            message={write({ about: 'order in hand', name: holder?.driver_name ?? '', number })}
          />
        </>
      )}
      {!isDeclinable && status !== 'shipped' && <Text>{t('order.nothing')}</Text>}
    </OrderSection>
  );
}

interface AssignFormProps {
  transactionId: string;
  /** Who is chosen at first, where the address names somebody. */
  named: number | undefined;
  onAssigned: () => void;
}

/** Gives a waiting order to one of the drivers who have room (DISPATCH-6). */
function AssignForm(props: AssignFormProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Loaded
      reading={useListAvailableDriversQuery()}
      skeleton={<Skeleton height="5.5rem" />}
      failed={t('drivers.failed')}
    >
      {(drivers) => (drivers.length > 0 ? <Choice drivers={drivers} {...props} /> : <Text>{t('assign.none')}</Text>)}
    </Loaded>
  );
}

function Choice({ drivers, transactionId, named, onAssigned }: AssignFormProps & { drivers: DriverProfile[] }) {
  const { t } = useTranslation('dispatch');
  const optionOf = useDriverOption(drivers);
  const missingText = useMissingText();
  const assign = useAssign();
  const [chosen, setChosen] = useState(named);
  const { isBusy, failure, send } = useAction();
  const driver = drivers.find(({ id }) => id === chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!driver) return;
    const answer = await send(async () => ({ error: (await assign(transactionId, driver)) ?? undefined }));
    if (!answer || answer.error !== undefined) return;
    tell(t('assign.done', { name: driverName(driver), number: orderCode(transactionId) }));
    onAssigned();
  };
  return (
    <Stack component="form" gap="sm" onSubmit={submit}>
      <NativeSelect
        label={t('assign.label')}
        value={driver ? String(driver.id) : ''}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        data={[
          { value: '', label: t('assign.choose'), disabled: true },
          ...drivers.map((each) => ({ value: String(each.id), label: optionOf(each) })),
        ]}
      />
      {failure !== null && (
        <Alert color="red" role="alert">
          {String(failure)}
        </Alert>
      )}
      <HeldButton type="submit" loading={isBusy} missing={missingText(!driver && t('assign.label'))}>
        {t('assign.button')}
      </HeldButton>
    </Stack>
  );
}

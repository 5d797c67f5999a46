import type { DriverCash } from '@mercadito/contracts/cash/driver';
import { IconCash } from '@tabler/icons-react';
import { useGiveHandInMutation } from '../../../entities/cash/cash.api.ts';
import { cashText, heldOf, isSameAmount } from '../../../entities/cash/cash-text.ts';
import { HandInOrders } from '../../../entities/cash/hand-in-orders.tsx';
import { CardText, LoneOrderCard } from '../../../entities/deliveries/order-card.tsx';
import { useAction } from '../../../shared/api/use-action.ts';
import { useConnection } from '../../../shared/connection/use-connection.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { StickyActions } from '../../../shared/ui/sticky-actions.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { PageActions } from '../deliveries/driver-page.tsx';
import { Figure } from '../deliveries/order-facts.tsx';

/** Where the focus goes when all of it is handed in. */
const HELD = 'held-cash';

interface GiveCashProps {
  cash: DriverCash;
  driverId: number;
}

/** What is to be handed in, of which orders, and the one tap that does it (CASH-5). */
export function GiveCash({ cash: { held, orders }, driverId }: GiveCashProps) {
  const { t } = useTranslation('cash');
  return (
    <>
      <LoneOrderCard label={t('held')}>
        <p id={HELD} tabIndex={-1}>
          {t('held')}
          <br />
          <Figure>{cashText(held)}</Figure>
        </p>
        {orders.length === 0 ? <CardText>{t('nothing')}</CardText> : <HandInOrders orders={orders} />}
      </LoneOrderCard>
      {orders.length > 0 && <GiveButton orders={orders} all={held} driverId={driverId} />}
    </>
  );
}

interface GiveButtonProps {
  /** Those of one hand-in. */
  orders: DriverCash['orders'];
  /** What is held of all orders. */
  all: DriverCash['held'];
  driverId: number;
}

function GiveButton({ orders, all, driverId }: GiveButtonProps) {
  const { t } = useTranslation('cash');
  const [give] = useGiveHandInMutation();
  const { isBusy, failure, send } = useAction();
  const held = heldOf(orders);
  const isOffline = useConnection() === 'lost';
  const handIn = async () => {
    if (isOffline) return announce(t('needsSignal'), 'assertive');
    const transaction_ids = orders.map(({ transaction_id }) => transaction_id);
    const answer = await send(() => give({ driver_id: driverId, transaction_ids, ...held }));
    if (answer?.data) tell(t('given', { amount: cashText(held) }));
  };
  return (
    <PageActions>
      {failure !== null && <FormFailure error={failure} />}
      {isOffline && <p>{t('needsSignal')}</p>}
      {!isSameAmount(held, all) && <p>{t('firstOnes', { count: orders.length })}</p>}
      <StickyActions>
        <LeavingButton
          focusNext={HELD}
          fullWidth
          leftSection={<IconCash size={26} aria-hidden="true" />}
          loading={isBusy}
          // With `disabled` the focus would fall off it as the signal goes.
          {...(isOffline && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => void handIn()}
        >
          {t('give', { amount: cashText(held) })}
        </LeavingButton>
      </StickyActions>
    </PageActions>
  );
}

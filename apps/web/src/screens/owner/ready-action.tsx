import { Button } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { canSayReady } from '@mercadito/domain/orders/ready';
import { IconCheck } from '@tabler/icons-react';
import { useSayOrderReadyMutation } from '../../entities/orders/orders.api.ts';
import { useBusy } from '../../shared/api/use-action.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { doUndoably } from '../../shared/ui/undoable.ts';
import classes from './company-orders.module.css';

/** Whether a business can say of its part that it is ready; an older server takes no word of it. */
const isToBeReady = ({ order_status: status, ready_at, picked_up_at, orderItem }: CompanyOrder): boolean =>
  ready_at !== undefined &&
  canSayReady({ order: { status }, isPickedUp: picked_up_at != null }).allowed &&
  orderItem.some((item) => countsInTotal(item.status));

/** Says that the business's part of an order is ready to be fetched, or is not yet after all (ORDER-19). */
export function ReadyAction({ order }: { order: CompanyOrder }) {
  const { t } = useTranslation('owner');
  const dates = useDates();
  const company_id = useCompanyId();
  const [sayReady] = useSayOrderReadyMutation();
  const { isBusy, during } = useBusy();
  if (!isToBeReady(order)) return null;
  const { ready_at: readyAt, transaction_id } = order;
  const isReady = readyAt != null;
  const say = (is_ready: boolean) => sayReady({ company_id, transaction_id, is_ready });
  const press = () =>
    during(() =>
      doUndoably({
        message: t(isReady ? 'orders.ready.takenBack' : 'orders.ready.said', { number: transaction_id }),
        act: () => say(!isReady),
        actBack: () => say(isReady),
      }),
    );
  return (
    <div className={classes.ready}>
      <p role="status">{isReady && t('orders.ready.since', { when: dates.time(readyAt) })}</p>
      <Button
        variant={isReady ? 'default' : 'light'}
        leftSection={isReady ? undefined : <IconCheck size={20} aria-hidden="true" />}
        loading={isBusy}
        aria-label={t(isReady ? 'orders.ready.notYetNamed' : 'orders.ready.sayNamed', { number: transaction_id })}
        onClick={() => void press()}
      >
        {t(isReady ? 'orders.ready.notYet' : 'orders.ready.say')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { countsInTotal } from '@mercadito/domain/orders/item-status';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { canSayReady } from '@mercadito/domain/orders/ready';
import { IconCheck } from '@tabler/icons-react';
import { useSayOrderReadyMutation } from '../../entities/orders/orders.api.ts';
import { type Answer, useAction } from '../../shared/api/use-action.ts';
import { useDates } from '../../shared/format/dates.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useFocusPassedOn } from '../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import looks from '../../shared/ui/looks.module.css';
import { offerUndo } from '../../shared/ui/undoable.ts';
import classes from './company-orders.module.css';

/** Whether a business can say of its part that it is ready; an older server takes no word of it. */
const isToBeReady = ({ order_status: status, ready_at, picked_up_at, orderItem }: CompanyOrder): boolean =>
  ready_at !== undefined &&
  canSayReady({ order: { status }, isPickedUp: picked_up_at != null }).allowed &&
  orderItem.some((item) => countsInTotal(item.status));

interface ReadyActionProps {
  order: CompanyOrder;
  /** In a dialog over the page, where no message is seen or heard: all is told here. */
  isOverPage?: boolean;
  /** Shown where it will be, but not to be pressed yet. */
  isHeld?: boolean;
  /** The server has taken the word. */
  onSaid?: (isReady: boolean) => void;
}

/** Says that the business's part of an order is ready to be fetched, or is not yet after all (ORDER-19). */
export function ReadyAction(props: ReadyActionProps) {
  return isToBeReady(props.order) ? <SayReady {...props} /> : null;
}

function SayReady({ order, isOverPage = false, isHeld = false, onSaid }: ReadyActionProps) {
  const { t } = useTranslation('owner');
  const dates = useDates();
  const company_id = useCompanyId();
  const [sayReady] = useSayOrderReadyMutation();
  const { isBusy, failure, send } = useAction();
  // A driver may take it along meanwhile.
  const box = useFocusPassedOn<HTMLDivElement>('content');
  const { ready_at: readyAt, transaction_id } = order;
  const isReady = readyAt != null;
  const say = async (is_ready: boolean): Promise<Answer> => sayReady({ company_id, transaction_id, is_ready });
  const act = async () => {
    const answer = await say(!isReady);
    if (answer.error === undefined) onSaid?.(!isReady);
    return answer;
  };
  const sayUndoably = () =>
    offerUndo({
      message: t(isReady ? 'orders.ready.takenBack' : 'orders.ready.said', { number: orderCode(transaction_id) }),
      act,
      actBack: () => say(isReady),
    });
  const since = isReady && t('orders.ready.since', { when: dates.time(readyAt) });
  // Where Undo is offered that says it.
  useAnnounced(isOverPage && since, { isNew: true });
  return (
    <>
      {failure !== null && <FormFailure error={failure} />}
      <div ref={box} className={classes.ready}>
        <p className={looks.ifAny}>{since}</p>
        <Button
          variant={isReady ? 'default' : 'filled'}
          leftSection={isReady ? undefined : <IconCheck size={20} aria-hidden="true" />}
          loading={isBusy}
          disabled={isHeld}
          aria-label={t(isReady ? 'orders.ready.notYetNamed' : 'orders.ready.sayNamed', {
            number: orderCode(transaction_id),
          })}
          onClick={() => void send(isOverPage ? act : sayUndoably)}
        >
          {t(isReady ? 'orders.ready.notYet' : 'orders.ready.say')}
        </Button>
      </div>
    </>
  );
}

import { Text, Textarea } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { joinWords } from '@mercadito/domain/join-words';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { useState } from 'react';
import { assignAnew } from '../../../entities/deliveries/assign-anew.ts';
import {
  useAssignOrderMutation,
  useConfirmOrderMutation,
  useDeclineOrderMutation,
  useRequeueOrderMutation,
} from '../../../entities/dispatch/dispatch.api.ts';
import { problemOf } from '../../../shared/api/api-error.ts';
import { type Answer, useBusy } from '../../../shared/api/use-action.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { tell, tellError } from '../../../shared/ui/toast.tsx';
import { driverName } from './driver-facts.tsx';
import { orderLinkId } from './order-facts.tsx';

/** The problems that this page words itself, since it knows whom they are about. */
const WORDED = [
  'driver_unavailable',
  'driver_limit',
  'admin_has_current_order',
  'already_claimed',
  'wrong_status',
] as const;

const isWorded = (code: string | undefined): code is (typeof WORDED)[number] => WORDED.some((each) => each === code);

/** Why an order could not be given to a driver, in words that name who is meant (DISPATCH-6). */
function problemText(error: unknown, driver: string, t: Translate<'dispatch'>): string {
  const problem = problemOf(error);
  if (!isWorded(problem?.code)) return errorText(error);
  const named = problem?.facts?.driver_name;
  return t(`assign.refused.${problem.code}`, { name: typeof named === 'string' ? named : driver });
}

/** Gives an order to a driver; answers why not, in words, or null when it went. */
export function useAssign(): (transactionId: string, driver: DriverProfile) => Promise<string | null> {
  const { t } = useTranslation('dispatch');
  const [assign] = useAssignOrderMutation();
  return async (transactionId, driver) => {
    const { error } = await assignAnew(() => assign({ transactionId, driverId: driver.id }));
    return error === undefined ? null : problemText(error, driverName(driver), t);
  };
}

const WORDS = {
  confirm: { button: 'confirm.button', buttonOf: 'confirm.buttonOf', done: 'confirm.done' },
  requeue: { button: 'requeue.button', buttonOf: 'requeue.buttonOf', done: 'requeue.done' },
} as const;

interface OrderActProps {
  act: keyof typeof WORDS;
  transactionId: string;
  send: (order: { transaction_id: string }) => PromiseLike<Answer>;
  onDone: (() => void) | undefined;
}

/** A button that does something to an order at once, and says so. */
function OrderAct({ act, transactionId, send, onDone }: OrderActProps) {
  const { t } = useTranslation('dispatch');
  const { isBusy, during } = useBusy();
  const number = orderCode(transactionId);
  const run = async () => {
    const { error } = await send({ transaction_id: transactionId });
    if (error) return tellError(error);
    onDone?.();
    tell(t(WORDS[act].done, { number }));
  };
  return (
    <LeavingButton
      focusNext={orderLinkId(transactionId)}
      loading={isBusy}
      onClick={() => void during(run)}
      aria-label={t(WORDS[act].buttonOf, { number })}
    >
      {t(WORDS[act].button)}
    </LeavingButton>
  );
}

interface ConfirmOrderProps {
  transactionId: string;
  onConfirmed?: () => void;
}

/** Says that an order is meant, so that it can be taken (DISPATCH-14). */
export function ConfirmOrder({ transactionId, onConfirmed }: ConfirmOrderProps) {
  const [confirm] = useConfirmOrderMutation();
  return <OrderAct act="confirm" transactionId={transactionId} send={confirm} onDone={onConfirmed} />;
}

interface RequeueOrderProps {
  transactionId: string;
  onRequeued?: () => void;
}

/** Puts an order whose delivery failed back into the queue (DISPATCH-8). */
export function RequeueOrder({ transactionId, onRequeued }: RequeueOrderProps) {
  const [requeue] = useRequeueOrderMutation();
  return <OrderAct act="requeue" transactionId={transactionId} send={requeue} onDone={onRequeued} />;
}

interface DeclinedOrder {
  readonly transaction_id: string;
  readonly user_name: string;
  readonly last_name: string;
}

interface DeclineOrderProps {
  order: DeclinedOrder;
  onDeclined?: () => void;
}

/** Declines an order that nobody carries, for a reason that its customer is told (ORDER-9, DISPATCH-7). */
export function DeclineOrder({ order, onDeclined }: DeclineOrderProps) {
  const { t } = useTranslation('dispatch');
  const [isAsking, setAsking] = useState(false);
  const name = joinWords(order.user_name, order.last_name);
  return (
    <>
      <LeavingButton
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={t('decline.buttonOf', { number: orderCode(order.transaction_id) })}
      >
        {t('decline.button')}
      </LeavingButton>
      {isAsking && (
        <WritingDialog
          opened
          onClose={() => setAsking(false)}
          title={t('decline.ask', { number: orderCode(order.transaction_id), name })}
        >
          {({ done, cancel }) => (
            <Reason
              order={order}
              onKeep={cancel}
              onDeclined={() => {
                done();
                onDeclined?.();
              }}
            />
          )}
        </WritingDialog>
      )}
    </>
  );
}

interface ReasonProps {
  order: DeclinedOrder;
  onKeep: () => void;
  onDeclined: () => void;
}

function Reason({ order, onKeep, onDeclined }: ReasonProps) {
  const { t } = useTranslation('dispatch');
  const [decline] = useDeclineOrderMutation();
  const form = useContractForm('orders/admin', 'declineOrder', {
    initialValues: { cancellation_reason: '' },
    labels: { cancellation_reason: t('decline.reason') },
  });
  const sending = useSubmit(
    form,
    ({ cancellation_reason }) => decline({ transaction_id: order.transaction_id, cancellation_reason }),
    () => {
      tell(t('decline.done', { number: orderCode(order.transaction_id) }));
      onDeclined();
    },
  );
  return (
    <DialogForm
      form={form}
      sending={sending}
      onCancel={onKeep}
      cancelLabel={t('decline.keep')}
      confirmLabel={t('decline.button')}
      about={<Text>{t('decline.text')}</Text>}
      isDangerous
    >
      <Textarea {...form.field('cancellation_reason')} autosize minRows={3} data-autofocus />
    </DialogForm>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRequeueOrderMutation } from '../../../entities/dispatch/dispatch.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell, tellError } from '../../../shared/ui/toast.tsx';

interface RequeueOrderProps {
  transactionId: string;
  /** It waits again. */
  onRequeued?: () => void;
}

/** Puts an order whose delivery failed back into the queue (DISPATCH-8). */
export function RequeueOrder({ transactionId, onRequeued }: RequeueOrderProps) {
  const { t } = useTranslation('dispatch');
  const [requeue] = useRequeueOrderMutation();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const { error } = await requeue({ transaction_id: transactionId });
    setSending(false);
    if (error) return tellError(error);
    onRequeued?.();
    tell(t('requeue.done', { number: transactionId }));
  };
  return (
    <Button
      loading={isSending}
      onClick={() => void send()}
      aria-label={t('requeue.buttonOf', { number: transactionId })}
    >
      {t('requeue.button')}
    </Button>
  );
}

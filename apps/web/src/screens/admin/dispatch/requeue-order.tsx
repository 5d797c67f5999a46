import { Button } from '@mantine/core';
import { useRequeueOrderMutation } from '../../../entities/dispatch/dispatch.api.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
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
  const { isBusy, during } = useBusy();
  const send = async () => {
    const { error } = await requeue({ transaction_id: transactionId });
    if (error) return tellError(error);
    onRequeued?.();
    tell(t('requeue.done', { number: transactionId }));
  };
  return (
    <Button
      loading={isBusy}
      onClick={() => void during(send)}
      aria-label={t('requeue.buttonOf', { number: transactionId })}
    >
      {t('requeue.button')}
    </Button>
  );
}

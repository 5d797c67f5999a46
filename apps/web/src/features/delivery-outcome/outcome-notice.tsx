import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { Notice } from '../../entities/deliveries/notice.tsx';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { dropFromOutbox } from '../../shared/outbox/outbox.ts';
import type { Outcome } from './outcome-queue.ts';
import { useOutcomeSender } from './use-outcome-sender.ts';

/** Sends what waits on every screen of the driver, and shows what still does (DELIVERY-8). */
export function OutcomeNotice({ driverId }: { driverId: number | null }) {
  const { t } = useTranslation('deliveries');
  const { waiting, refused, isSending, sendNow } = useOutcomeSender(driverId);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <Notice
            tone="accent"
            icon={<IconCloudUp size={26} aria-hidden="true" />}
            title={isSending ? t('outcome.sending') : t('outcome.pendingCount', { count: waiting.length })}
          >
            <Button fullWidth variant="default" onClick={sendNow} loading={isSending}>
              {t('outcome.sendNow')}
            </Button>
          </Notice>
        )}
      </div>
      {refused.map((outcome) => (
        <RefusedOutcome key={outcome.key} outcome={outcome} />
      ))}
    </>
  );
}

function RefusedOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('deliveries');
  // Kept on the device, so that no answer has brought them.
  useTranslation('refusals', { useSuspense: false });
  return (
    <Notice
      tone="bad"
      role="alert"
      icon={<IconAlertTriangle size={26} aria-hidden="true" />}
      title={t('outcome.refused', { number: outcome.payload.transactionId })}
    >
      <p>{errorText({ status: 409, data: outcome.refusal })}</p>
      <Button fullWidth variant="default" onClick={() => dropFromOutbox(outcome.key)}>
        {t('outcome.understood')}
      </Button>
    </Notice>
  );
}

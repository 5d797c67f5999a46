import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { giveMoreTime, msToTakeBack, takeBack } from '../../../shared/outbox/holds.ts';
import type { OutboxEntry } from '../../../shared/outbox/outbox.ts';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { tell, tellNotice } from '../../../shared/ui/toast.tsx';

export interface TakeBackProps {
  entry: OutboxEntry;
  /** What has the focus once it is gone. */
  focusNext: string;
}

const SECOND_MS = 1_000;
/** Often enough that no second is seen to last twice as long. */
const RENEWED_MS = 250;

/** Undo, for as long as what was done waits on the device, with the seconds that are left (DELIVERY-36). */
export function TakeBackButton({ entry, focusNext }: TakeBackProps) {
  const { t } = useTranslation('deliveries');
  const seconds = useSecondsLeft(entry);
  if (seconds === 0) return null;
  const act = () => {
    if (takeBack(entry.key)) tell(t('pending.takenBack'));
    else tellNotice(t('pending.tooLate'));
  };
  return (
    <LeavingButton
      focusNext={focusNext}
      variant="default"
      onClick={act}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) giveMoreTime(entry);
      }}
    >
      <span>
        {t('common:undo')} <span aria-hidden="true">({seconds})</span>
      </span>
    </LeavingButton>
  );
}

function useSecondsLeft(entry: OutboxEntry): number {
  const left = () => Math.ceil(msToTakeBack(entry) / SECOND_MS);
  const [, renew] = useState(0);
  const isOver = left() === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => renew((before) => before + 1), RENEWED_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left();
}

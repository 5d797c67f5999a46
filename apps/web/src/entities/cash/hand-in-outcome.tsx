import type { HandIn } from '@mercadito/contracts/cash/driver';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cashText, isSameAmount } from './cash-text.ts';

/** Whether a hand-in still waits, or who has counted what of it and why (CASH-6). */
export function HandInOutcome({ handIn }: { handIn: HandIn }) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const { accepted_at, accepted_by, counted, said, reason, was_taken } = handIn;
  if (accepted_at === null || counted === null) return <p>{t('waiting')}</p>;
  return (
    <>
      <p>{t(was_taken ? 'taken' : 'accepted', { name: accepted_by ?? '', at: dates.dateTime(accepted_at) })}</p>
      {!isSameAmount(counted, said) && (
        <p>
          <strong>{t('counted', { amount: cashText(counted) })}</strong> “{reason}”
        </p>
      )}
    </>
  );
}

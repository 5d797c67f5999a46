import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { toRateMicros } from '@mercadito/domain/money/exchange-rate';
import { settled, takenInPesos } from '@mercadito/domain/orders/taken';
import { centsOf, moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

type Paid = Pick<DeliveryOrder, 'taken'> & Partial<Pick<DeliveryOrder, 'usd_mxn_value' | 'cash_due'>>;

/** What was due and did not come, MXN; 0 where it is not known what was due. */
function missingOf({ taken, usd_mxn_value, cash_due }: Paid): number {
  const rateMicros = toRateMicros(usd_mxn_value ?? 0);
  if (!taken || rateMicros === null || cash_due === undefined) return 0;
  const pesosCents = takenInPesos({ mxnCents: centsOf(taken.mxn), usdCents: centsOf(taken.usd) }, rateMicros);
  return settled(pesosCents, centsOf(cash_due)).missingCents / 100;
}

/** What was taken at the door, in which currency, and given back of it (CASH-3); nothing where nobody has said. */
export function TakenNote({ order }: { order: Paid }) {
  const { t } = useTranslation('deliveries');
  const { taken } = order;
  if (!taken) return null;
  const { mxn, usd, change } = taken;
  const missing = missingOf(order);
  const amounts = [mxn > 0 || usd === 0 ? moneyText(mxn, 'MXN') : null, usd > 0 ? moneyText(usd, 'USD') : null];
  return (
    <span>
      {t('taken.note', { amounts: amounts.filter((each) => each !== null).join(' + ') })}
      {change > 0 && ` ${t('taken.noteChange', { amount: moneyText(change, 'MXN') })}`}
      {missing > 0 && <strong> {t('taken.noteMissing', { amount: moneyText(missing, 'MXN') })}</strong>}
    </span>
  );
}

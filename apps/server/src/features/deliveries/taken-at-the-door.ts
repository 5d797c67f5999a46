import type { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { inCoins } from '@mercadito/domain/orders/cash';
import { settled, takenInPesos } from '@mercadito/domain/orders/taken';
import { centsOf } from '../../platform/amounts.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { dueOf, type LockedOrder, type TakenRow } from '../orders/index.ts';

type Form = Parsed<typeof finishDelivery>['body'];

const NOTHING_SAID: TakenRow = { taken_mxn_cents: null, taken_usd_cents: null, change_given_cents: null };
const FIELDS = ['taken_mxn', 'taken_usd', 'change_given'] as const;

const centsIn = (form: Form, field: (typeof FIELDS)[number]): number | null => {
  const said = form[field] ?? null;
  return said === null ? null : centsOf(field, said);
};

const readTaken = (form: Form, { usd_mxn_rate_micros }: LockedOrder) => {
  const [mxn, usd, change] = FIELDS.map((field) => centsIn(form, field));
  const pesos = takenInPesos({ mxnCents: mxn ?? 0, usdCents: usd ?? 0 }, usd_mxn_rate_micros);
  return { mxn, usd, change, pesos };
};

/** @throws 400 on its field for anything of a delivery that failed, and for change that nothing was taken for */
export function requireTakable(form: Form, order: LockedOrder): void {
  const { change, pesos } = readTaken(form, order);
  const said = FIELDS.find((field) => (form[field] ?? null) !== null);
  if (said && !form.delivery_successful) throw invalid(said, 'Nothing is taken where nothing is delivered');
  if ((change ?? 0) > inCoins(pesos)) throw invalid('change_given', 'Must not be more than was taken');
}

/**
 * What the driver took of each currency, and gave back of it: as was said, else what is more than was due (CASH-3). Less than
 * was due is kept as it is.
 */
export function takenOf(form: Form, order: LockedOrder): TakenRow {
  const { mxn = null, usd = null, change, pesos } = readTaken(form, order);
  if (mxn === null && usd === null) return NOTHING_SAID;
  const { cashCents } = dueOf({ ...order, status: 'delivered' });
  return {
    taken_mxn_cents: mxn ?? 0,
    taken_usd_cents: usd ?? 0,
    change_given_cents: change ?? settled(pesos, cashCents).changeCents,
  };
}

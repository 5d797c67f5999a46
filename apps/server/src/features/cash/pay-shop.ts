import type { payShop as contract } from '@mercadito/contracts/cash/admin';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { stillOwed } from '@mercadito/domain/cash/shop-dues';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { conflict } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { insertPayment, lockOpenDues } from './shop-dues.queries.ts';

type Form = Parsed<typeof contract>['body'];

/**
 * An Admin has paid a shop all that is owed for some parts of orders, or was paid back (CASH-8).
 * @throws 409 `dues_changed` where another amount is owed for them, so where they were paid before
 */
export async function payShop(db: Db, form: Form, { by, now }: { by: number; now: Date }): Promise<void> {
  const { company_id: companyId, order_company_ids: ids } = form;
  const open = await lockOpenDues(db, companyId, ids);
  const parts = open.map(({ id, status, paid_cents, total_cents }) => ({
    id,
    cents: stillOwed({ status, totalCents: total_cents, paidCents: paid_cents }),
  }));
  const sum = parts.reduce((cents, part) => cents + part.cents, 0);
  const areAllOpen = parts.length === new Set(ids).size && parts.every(({ cents }) => cents !== 0);
  if (!areAllOpen || sum !== centsOf('amount', form.amount)) {
    throw conflict('dues_changed', 'What this business is owed has changed: look at it again.');
  }
  const paymentId = await insertPayment(db, { companyId, driverId: null, by, at: now, parts });
  recordChange(db, {
    kind: 'payShop',
    id: paymentId,
    ...(companyId !== null && { companyId }),
    before: null,
    after: { paid_cents: sum, orders: parts.length },
  });
  if (companyId !== null) record(db, { type: 'shop.paid', companyId, paymentId });
  else record(db, { type: 'gone_shop.paid', paymentId });
}

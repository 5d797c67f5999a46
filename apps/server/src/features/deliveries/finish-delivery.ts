import type { finishDelivery as finishDeliveryContract } from '@mercadito/contracts/deliveries/outcome';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/actor.ts';
import { invalid } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { idsOfOrder, lockOrder, moveOrder } from '../orders/index.ts';
import { idsOfDriver } from './driver-view.ts';
import { lockDriver } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';

const outcome = (isSuccess: boolean, at: string) =>
  isSuccess
    ? ({ name: 'deliver', kind: 'delivered', when: { delivered_at: at } } as const)
    : ({ name: 'fail', kind: 'delivery_failed', when: { failed_at: at } } as const);

/**
 * The driver who holds an order says how it ended.
 * @throws 400 on `body` for a failure without its reason; 404 for an order they do not see; 409 `wrong_status` unless shipped
 */
export async function finishDelivery(
  db: Db,
  form: Parsed<typeof finishDeliveryContract>['body'],
  { driverId, actor, now }: { driverId: number | null; actor: Actor; now: Date },
): Promise<void> {
  const { delivery_successful: isSuccess, body: comment } = form;
  if (!isSuccess && comment === '') throw invalid('body', 'Please say why the delivery failed');
  const driver = await lockDriver(db, driverId);
  const order = await lockOrder(db, form.transaction_id);
  requireVisible(driver, order);
  const { name, kind, when } = outcome(isSuccess, now.toISOString());
  await moveOrder(db, order, {
    name,
    by: 'driver',
    kind,
    actorId: actor.userId,
    driverId: driver.id,
    detail: comment,
    changes: { ...when, delivery_description: comment },
    now,
  });
  record(db, { type: `order.${kind}`, ...idsOfOrder(order), ...idsOfDriver(driver) });
}

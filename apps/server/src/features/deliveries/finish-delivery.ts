import type { finishDelivery as finishDeliveryContract } from '@mercadito/contracts/deliveries/outcome';
import type { Parsed } from '@mercadito/contracts/endpoint';
import { isSameKeyword, judgeKeyword, triesLeft } from '@mercadito/domain/deliveries/keyword';
import { canDriverDeliver } from '@mercadito/domain/orders/order-status';
import type { Db } from '../../database/connection.ts';
import { conflict, invalid, lasting } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { keepLateCash } from '../cash/index.ts';
import { idsOfOrder, type LockedOrder, moveOrder, setWrongTries, takenView } from '../orders/index.ts';
import { idsOfDriver } from './driver-view.ts';
import { doOrReport, type Reporter, timeOf } from './late-report.ts';
import { lockDriverAndOrder } from './lock-driver.ts';
import { requireVisible } from './require-visible.ts';
import { requireTakable, takenOf } from './taken-at-the-door.ts';

type Form = Parsed<typeof finishDeliveryContract>['body'];

const WORDS = {
  wrong_keyword: 'This is not the keyword of the order.',
  keyword_exhausted: 'The keyword was tried too often: say why it is handed over without it.',
};

const outcome = (isSuccess: boolean, at: string) =>
  isSuccess
    ? ({ name: 'deliver', kind: 'delivered', when: { delivered_at: at } } as const)
    : ({ name: 'fail', kind: 'delivery_failed', when: { failed_at: at } } as const);

const attemptOf = ({ keyword, without_keyword_reason, wrong_tries }: Form) => ({
  keyword: keyword ?? null,
  withoutReason: without_keyword_reason ?? null,
  wrongTries: wrong_tries,
});

/**
 * What goes with the order's end about its keyword (DELIVERY-14). A wrong word is counted and stays counted.
 * @throws 409 `wrong_keyword`, `keyword_exhausted`
 */
async function proofOf(db: Db, form: Form, order: LockedOrder) {
  const counted = order.wrong_tries;
  if (!form.delivery_successful) return { wrong_tries: Math.max(counted, form.wrong_tries) };
  const verdict = judgeKeyword(attemptOf(form), { keyword: order.delivery_password, counted });
  if (verdict.allowed) {
    const isWithout = verdict.check === 'without';
    return {
      keyword_check: verdict.check,
      wrong_tries: verdict.wrongTries,
      without_keyword_reason: isWithout ? (form.without_keyword_reason ?? null) : null,
      without_keyword_note: isWithout ? form.without_keyword_note : '',
    };
  }
  await setWrongTries(db, order.id, verdict.wrongTries);
  const tries_left = triesLeft(verdict.wrongTries);
  throw lasting(conflict(verdict.refusal, WORDS[verdict.refusal], { tries_left }));
}

/** What Admins are told when the order had changed meanwhile; what the word was is for them alone. */
function reportOf(form: Form, order: LockedOrder) {
  const kind = form.delivery_successful ? 'delivered' : 'delivery_failed';
  const said = { comment: form.body, taken: takenView(takenOf(form, order)) };
  if (!form.delivery_successful) return { kind, payload: said } as const;
  const heard = form.keyword && isSameKeyword(form.keyword, order.delivery_password) ? 'right' : 'wrong';
  const { without_keyword_reason = null, without_keyword_note } = form;
  const keyword = without_keyword_reason ? 'without' : form.keyword ? heard : 'not_asked';
  const proof = { keyword, without_keyword_reason, without_keyword_note } as const;
  return { kind, payload: { ...said, ...proof } } as const;
}

function requireWords({ delivery_successful, body, without_keyword_reason, without_keyword_note }: Form): void {
  if (!delivery_successful && body === '') throw invalid('body', 'Please say why the delivery failed');
  if (without_keyword_reason === 'other' && without_keyword_note === '') {
    throw invalid('without_keyword_note', 'Please say why there was no keyword');
  }
}

/**
 * The driver who holds an order says how it ended.
 * @returns whether it was kept as a report, since the order had changed meanwhile (DELIVERY-19)
 * @throws 400 on `body` for a failure without its reason, on `without_keyword_note` for another reason without its words, on what
 *   was taken where that cannot be; 404 for an order they do not see; 409 `wrong_status` unless shipped, `wrong_keyword`, `keyword_exhausted`
 */
export async function finishDelivery(db: Db, form: Form, reporter: Reporter): Promise<boolean> {
  requireWords(form);
  const { actor, now } = reporter;
  const { driver, order } = await lockDriverAndOrder(db, reporter.driverId, form.transaction_id);
  const at = timeOf(form.happened_at, order, now);
  const finish = async () => {
    requireVisible(driver, order);
    const { name, kind, when } = outcome(form.delivery_successful, at.toISOString());
    if (canDriverDeliver(order.status)) requireTakable(form, order);
    // Whoever does not deliver it learns nothing of its keyword.
    const proof = canDriverDeliver(order.status) ? await proofOf(db, form, order) : {};
    await moveOrder(db, order, {
      name,
      by: 'driver',
      kind,
      actorId: actor.userId,
      driverId: driver.id,
      detail: form.body,
      changes: { ...when, ...proof, delivery_description: form.body },
      taken: takenOf(form, order),
      at,
      now,
    });
    record(db, { type: `order.${kind}`, ...idsOfOrder(order), ...idsOfDriver(driver) });
  };
  const report = () => reportOf(form, order);
  const isReport = await doOrReport(db, finish, { driver, order, now, happenedAt: form.happened_at, report });
  // The driver has the money, whatever has become of the order meanwhile.
  if (isReport && form.delivery_successful) {
    await keepLateCash(db, { order: { ...order, ...takenOf(form, order) }, driverId: driver.id, now });
  }
  return isReport;
}

import { WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/keyword';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { MOST_TAKEN } from '@mercadito/domain/orders/taken';
import * as z from 'zod';
import { amountOrNone, blankableText, flag, id, text, transactionId, whole } from '../common.ts';
import { driver, endpointsOf } from '../endpoint.ts';
import { happenedAt, reportedOrder } from './delivery-order.ts';
import { feature } from './driver.ts';

const endpoint = endpointsOf(feature);

/** More than any device lets anybody try. */
const MOST_TRIES = 1_000;

const cash = amountOrNone({ max: MOST_TAKEN, places: 2 });

export const finishDelivery = endpoint('finishDelivery', {
  summary: 'Say that an order was delivered or failed',
  description:
    'A wrong `keyword` is 409 `wrong_keyword`, with `tries_left` among its facts; after three of them it is 409 `keyword_exhausted` unless a reason comes.',
  method: 'PUT',
  path: '/companies/driver/driver-delivery/',
  access: driver('deliveries.finish', { driver: 'body.driver_id' }),
  rate: 'active-delivery',
  idempotent: true,
  body: z.object({
    driver_id: id,
    transaction_id: transactionId,
    delivery_successful: flag,
    /** A comment; when the delivery failed, the reason, which is required then. */
    body: blankableText(MAX_LENGTH.reason),
    /** What the customer said at the door (DELIVERY-14). */
    keyword: text(MAX_LENGTH.keyword).optional(),
    /** Why it is handed over without the keyword; `other` needs the note. */
    without_keyword_reason: z.enum(WITHOUT_KEYWORD_REASONS).optional(),
    without_keyword_note: blankableText(MAX_LENGTH.reason),
    /** Wrong words that the device has counted at this door. */
    wrong_tries: whole(0, MOST_TRIES).optional().default(0),
    /** What the customer handed over, of each currency (CASH-3); nothing of a delivery that failed. */
    taken_mxn: cash,
    taken_usd: cash,
    /** Pesos that were given back of it; where it is left out, what is more than was due. */
    change_given: cash,
    happened_at: happenedAt,
  }),
  asksPassword: ({ delivery_successful: isPaid }) => isPaid,
  response: reportedOrder,
});

import type { OfCompany, OfDriver, OfHandIn } from './event-ids.ts';
import { eventWith } from './event-row.ts';

interface OfPayment extends OfCompany {
  readonly paymentId: number;
}

const ofHandIn = eventWith<OfHandIn>();
const ofPayment = eventWith<OfPayment>();
const ofGonePayment = eventWith<Pick<OfPayment, 'paymentId'>>();
const ofDriverPayment = eventWith<OfPayment & OfDriver>();

/** What becomes of the cash of orders, from the door to the shop. */
export const CASH_EVENTS = {
  /** A driver gives to an Admin what was collected. */
  'hand_in.given': ofHandIn({ driver: ['Cash'], admins: ['Cash'] }, 'told'),
  /** An Admin has counted and accepted it. */
  'hand_in.accepted': ofHandIn({ driver: ['Cash'], admins: ['Cash'] }, 'told'),
  /** An Admin has paid a shop for its parts of orders. */
  'shop.paid': ofPayment({ business: ['Cash'], admins: ['Cash'] }, 'silent'),
  /** The same of a business that is gone: nobody of it is there to be told. */
  'gone_shop.paid': ofGonePayment({ admins: ['Cash'] }, 'silent'),
  /** A driver has paid a shop where its part was picked up, or has got it back. */
  'shop.paid_by_driver': ofDriverPayment({ driver: ['Cash'], business: ['Cash'], admins: ['Cash'] }, 'silent'),
};

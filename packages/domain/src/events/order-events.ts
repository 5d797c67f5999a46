import type { OfDriver, OfOrder, OfPart, OfTakenOrder } from './event-ids.ts';
import { eventWith } from './event-row.ts';

const ofOrder = eventWith<OfOrder>();
const ofTaken = eventWith<OfTakenOrder>();
const ofPart = eventWith<OfPart>();
const ofShopItem = eventWith<OfPart & { readonly itemId: number }>();
const ofDelivery = eventWith<OfOrder & OfDriver>();
const ofProposedPlace = eventWith<OfOrder & OfDriver & { readonly addressId: number }>();
const ofItem = eventWith<OfOrder & OfDriver & { readonly itemId: number }>();
const ofOrderCompany = eventWith<OfOrder & OfDriver & { readonly orderCompanyId: number }>();
const ofKeptReport = eventWith<OfOrder & OfDriver & { readonly reportId: number }>();
const ofReport = eventWith<{ readonly reportId: number }>();
const ofDriver = eventWith<OfDriver>();

/** Who looks at an order whatever becomes of it. */
const ORDER = { customer: ['OrdersUser'], businesses: ['Orders'], admins: ['Orders'] } as const;

/** With where it stands, what its businesses are owed is another sum. */
const ORDER_AND_CASH = { ...ORDER, businesses: ['Orders', 'Cash'], admins: ['Orders', 'Cash'] } as const;

/** Who looks at what a business says of its own part, the driver who has the order among the drivers. */
const OF_PART = {
  customer: ['OrdersUser'],
  business: ['Orders'],
  admins: ['Orders', 'Driver'],
  drivers: ['OrderQueue', 'Driver'],
} as const;

/** What happens to orders, from the cart to the door. */
export const ORDER_EVENTS = {
  /** A customer has sent the cart as an order; it waits in the queue. */
  'order.placed': ofOrder({ ...ORDER, customer: ['OrdersUser', 'Cart'], drivers: ['OrderQueue'] }, 'told'),
  /** The customer has called it off. */
  'order.cancelled': ofTaken({ ...ORDER_AND_CASH, drivers: ['OrderQueue'] }, 'told'),
  /** An Admin has refused it. */
  'order.declined': ofTaken({ ...ORDER_AND_CASH, drivers: ['OrderQueue'] }, 'told'),
  /** An Admin has put it back into the queue after its delivery failed. */
  'order.requeued': ofTaken({ ...ORDER_AND_CASH, drivers: ['OrderQueue'] }, 'told'),
  /** An Admin has said that an order is meant, or that none has to be confirmed any more: now it waits for a driver. */
  'order.confirmed': ofOrder({ ...ORDER, drivers: ['OrderQueue'] }, 'told'),
  /** An order has waited for a driver for so long that the board calls it late. */
  'order.kept_waiting': ofOrder({ nobody: 'the board counts its age by itself' }, 'told'),
  /** Somebody of a business has seen for the first time that it has the order. */
  'order.seen_by_business': ofPart({ customer: ['OrdersUser'], business: ['Orders'], admins: ['Orders'] }, 'told'),
  /** Its customer has made a link to how it stands; the one before has ended. */
  'order.shared': ofOrder({ customer: ['OrdersUser'] }, 'silent'),
  /** Its link has been ended by its customer. */
  'order.sharing_ended': ofOrder({ customer: ['OrdersUser'] }, 'silent'),
  /** A driver has taken it from the queue. */
  'order.claimed': ofDelivery({ ...ORDER, drivers: ['OrderQueue'], driver: ['Driver'] }, 'told'),
  /** An Admin has assigned it to a driver. */
  'order.assigned': ofDelivery({ ...ORDER, drivers: ['OrderQueue'], driver: ['Driver'] }, 'told'),
  /** The driver who has it has set out for its customer. */
  'order.on_its_way': ofDelivery({ customer: ['OrdersUser'], admins: ['Orders'], driver: ['Driver'] }, 'told'),
  /** An order has reached its customer. */
  'order.delivered': ofDelivery({ ...ORDER_AND_CASH, driver: ['Driver', 'Cash'] }, 'told'),
  /** The driver who has brought it has said where the house is; the customer decides. */
  'address.place_proposed': ofProposedPlace({ customer: ['Address'] }, 'told'),
  /** An order could not be handed over. */
  'order.delivery_failed': ofDelivery({ ...ORDER_AND_CASH, driver: ['Driver', 'Cash'] }, 'told'),
  /** A business has said that an item of its own is not there; its product is off sale. */
  'order_item.reported_missing': ofShopItem(OF_PART, 'told'),
  /** It is there after all. */
  'order_item.reported_found': ofShopItem(OF_PART, 'silent'),
  /** The driver has found an item of it, or has not, or takes it no more. */
  'order_item.status_changed': ofItem({ ...ORDER, driver: ['Driver'] }, 'told'),
  /** The driver has a business's part of it along, or has not. */
  'order_company.picked_up': ofOrderCompany({ ...ORDER, driver: ['Driver'] }, 'told'),
  /** A business has its part of it ready to be fetched. */
  'order_company.made_ready': ofPart(OF_PART, 'told'),
  /** The part is not ready yet after all. */
  'order_company.made_unready': ofPart(OF_PART, 'silent'),
  /** A driver has said something of an order that had changed meanwhile. */
  'driver_report.kept': ofKeptReport({ admins: ['DriverReports'], driver: ['Driver'] }, 'told'),
  /** An Admin has seen to it, or not yet after all. */
  'driver_report.reviewed': ofReport({ admins: ['DriverReports'] }, 'silent'),
  /** A driver takes orders, or takes none for now. */
  'driver.availability_changed': ofDriver(
    { driver: ['Driver', 'SettingDriver', 'OrderQueue'], admins: ['Driver'] },
    'silent',
  ),
};

import type { Answered } from '../answered.ts';
import type { ItemStatus } from '../orders/item-status.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { Wordings } from './wording.ts';

/** What a message can say of the things that an event names, by the id that the event carries. */
interface FactsById {
  orderId: { readonly order: OrderFacts };
  orderCompanyId: { readonly part: PartFacts };
  itemId: { readonly item: { readonly name: string; readonly status: Answered<ItemStatus> } };
  companyId: { readonly business: { readonly id: number; readonly name: string } };
  handInId: { readonly handIn: HandInFacts };
  announcementId: { readonly announcement: Wordings };
  productId: { readonly product: ProductFacts };
}

interface HandInFacts {
  /** The driver's first name. */
  readonly driver: string;
  readonly isAccepted: boolean;
  /** Whether what was said was counted. */
  readonly isAsSaid: boolean;
}

interface PartFacts {
  readonly business: string;
  readonly isReady: boolean;
  readonly isPickedUp: boolean;
}

interface ProductFacts {
  readonly id: number;
  readonly name: string;
  readonly businessId: number;
  /** Whether it is there to be bought. */
  readonly isAvailable: boolean;
}

interface OrderFacts {
  readonly transactionId: string;
  /** How the order is called (`orderCode`). */
  readonly number: string;
  readonly status: Answered<OrderStatus>;
  /** Whether an Admin has to say first that it is meant. */
  readonly awaitsConfirmation: boolean;
  /** Whether its driver has said that they set out for the customer. */
  readonly isOnWay: boolean;
  /** The driver's first name; null while it waits. */
  readonly driver: string | null;
}

/** An id of which messages know more than its number. */
export type FactsId = keyof FactsById;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What is known of an event when somebody is told of it: facts of each thing whose id it carries. */
export type FactsOf<Event> = [keyof Event & FactsId] extends [never]
  ? object
  : Intersection<FactsById[keyof Event & FactsId]>;

/** What is known of the thing with one of the ids. */
export type FactsWith<Id extends FactsId> = Intersection<FactsById[Id]>;

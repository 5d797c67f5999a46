import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import type { DomainEvent, EventOf, ToldEventType } from '@mercadito/domain/events/domain-event';
import * as account from '@mercadito/domain/messages/account-messages';
import * as business from '@mercadito/domain/messages/business-messages';
import * as cash from '@mercadito/domain/messages/cash-messages';
import type { FactsOf, FactsWith } from '@mercadito/domain/messages/message-facts';
import * as order from '@mercadito/domain/messages/order-messages';
import * as site from '@mercadito/domain/messages/site-messages';
import type { MessageText } from '@mercadito/domain/messages/wording';
import { isToConfirm } from '@mercadito/domain/orders/first-orders';
import type { ReceiverOf, ReceiverWord } from './receivers.ts';

/** How soon somebody wants to know: `now` at any hour, `soon` outside of their quiet hours, `later` when they look. */
export type Urgency = 'now' | 'soon' | 'later';

export interface Message<Facts> {
  readonly urgency: Urgency;
  readonly text: MessageText<Facts>;
  /** The page where the thing is. */
  readonly leadsTo: (facts: Facts) => Href;
  /** Whether it is still so when the message goes out; what is out of date is told to nobody. */
  readonly holds?: (facts: Facts) => boolean;
  /** People are not told of what they have done themselves, unless it may have been somebody else with their account. */
  readonly evenOfOneself?: true;
}

type MessagesOf<Event> = { readonly [Word in ReceiverOf<Event>]?: Message<FactsOf<Event>> };

type WithOrder = FactsWith<'orderId'>;
const toOrder = ({ order: { transactionId } }: WithOrder): Href => hrefTo('orderDetails', { transactionId });
const toSales = (): Href => hrefTo('companyOrders');
const toDispatch = ({ order: { transactionId } }: WithOrder): Href => hrefTo('dispatchOrder', { transactionId });
const toDelivery = ({ order: { transactionId } }: WithOrder): Href => hrefTo('driverOrder', { transactionId });
const toQueue = (): Href => hrefTo('driver');
const toBusiness = (): Href => hrefTo('myBusiness');
const toProfile = (): Href => hrefTo('profile');
const toOwnData = (): Href => hrefTo('profileDetails');
const toPrivacy = (): Href => hrefTo('profilePrivacy');
const toPasskeys = (): Href => hrefTo('profilePasskeys');
const toDevices = (): Href => hrefTo('profileDevices');

const isPending = ({ order: { status } }: WithOrder): boolean => status === 'pending';
const isDoubted = ({ order: { status, awaitsConfirmation } }: WithOrder): boolean =>
  isToConfirm(status, awaitsConfirmation);
const isConfirmed = (facts: WithOrder): boolean => isPending(facts) && !isDoubted(facts);
const isOnItsWay = ({ order: { status } }: WithOrder): boolean => status === 'shipped';
const isUnderWay = (facts: WithOrder): boolean => isPending(facts) || isOnItsWay(facts);

/** Who is told that an order waits for a driver. */
const FOR_DRIVERS = { urgency: 'now', text: order.orderWaits, leadsTo: toQueue, holds: isConfirmed } as const;
/** Whoever brings it, the shop has to prepare it. */
const FOR_SHOPS = {
  urgency: 'now',
  text: order.orderReceived,
  leadsTo: toSales,
  holds: (facts: WithOrder) => isConfirmed(facts) || isOnItsWay(facts),
} as const;
const CALLED_OFF = { urgency: 'now', text: order.deliveryCalledOff, leadsTo: toQueue } as const;
const FOR_OWNER = { urgency: 'soon', leadsTo: toBusiness } as const;
const OF_ACCOUNT = { urgency: 'soon', leadsTo: toProfile } as const;

/** The one table of who is told of what has happened, wherever they are (MESSAGE-1): of each event whose row says that people are told. */
const MESSAGES: { readonly [Type in ToldEventType]: MessagesOf<EventOf<Type>> } = {
  'device.added': { person: { ...OF_ACCOUNT, leadsTo: toDevices, text: account.deviceAdded, evenOfOneself: true } },
  'password.changed': { person: { ...OF_ACCOUNT, text: account.passwordChanged, evenOfOneself: true } },
  'passkey.added': { person: { ...OF_ACCOUNT, leadsTo: toPasskeys, text: account.passkeyAdded, evenOfOneself: true } },
  'email.changed': { person: { ...OF_ACCOUNT, leadsTo: toOwnData, text: account.emailChanged, evenOfOneself: true } },
  'email.lost': { person: { ...OF_ACCOUNT, leadsTo: toOwnData, text: account.emailLost } },
  'password.reset': { person: { ...OF_ACCOUNT, text: account.passwordReset } },
  'account.deletion_asked': {
    person: { ...OF_ACCOUNT, leadsTo: toPrivacy, text: account.deletionAsked, evenOfOneself: true },
  },
  'account.signed_out': { person: { ...OF_ACCOUNT, text: account.signedOut } },
  'role.assigned': { person: { ...OF_ACCOUNT, text: account.roleAssigned } },
  'membership.set': { person: { ...OF_ACCOUNT, text: account.membershipSet } },
  'membership_wish.made': {
    admins: {
      urgency: 'soon',
      text: account.membershipAsked,
      leadsTo: () => hrefTo('people', {}, { state: 'asking' }),
    },
  },
  'membership_wish.granted': { person: { ...OF_ACCOUNT, leadsTo: toBusiness, text: account.membershipGiven } },
  'membership_wish.declined': {
    person: { ...OF_ACCOUNT, leadsTo: () => hrefTo('sell'), text: account.membershipDeclined },
  },
  'membership.neared_end': { person: { ...OF_ACCOUNT, text: account.membershipNearsEnd } },
  'plan.granted': { owner: { ...FOR_OWNER, text: business.planGranted } },
  'plan.ended': { owner: { ...FOR_OWNER, text: business.planEnded } },
  'company.suspended': { owner: { ...FOR_OWNER, urgency: 'now', text: business.businessSuspended } },
  'company.reinstated': { owner: { ...FOR_OWNER, urgency: 'now', text: business.businessReinstated } },
  'sponsor.requested': {
    admins: {
      urgency: 'soon',
      text: business.sponsorRequested,
      leadsTo: () => hrefTo('admin', {}, { label: 'sponsors' }),
    },
  },
  'sponsor.approved': { owner: { ...FOR_OWNER, text: business.sponsorApproved } },
  'sponsor.declined': { owner: { ...FOR_OWNER, text: business.sponsorDeclined } },
  'sponsor.ended': { owner: { ...FOR_OWNER, text: business.sponsorEnded } },
  'product_wait.fulfilled': {
    customer: {
      urgency: 'soon',
      text: order.productIsBack,
      leadsTo: ({ product: { id, businessId } }) => hrefTo('product', { businessId, productId: id }),
      holds: ({ product }) => product.isAvailable,
    },
  },
  'product.sold_out': {
    owner: {
      urgency: 'soon',
      text: business.lastPieceSold,
      leadsTo: ({ product: { id } }) => hrefTo('updateProduct', { productId: id }),
    },
  },
  'company_review.written': {
    owner: {
      urgency: 'later',
      text: business.businessReviewed,
      leadsTo: ({ business: { id } }) => hrefTo('companyReviews', { companyId: id }),
    },
  },
  'product_review.written': {
    ownerOfProduct: {
      urgency: 'later',
      text: business.productReviewed,
      leadsTo: ({ product: { id, businessId } }) => hrefTo('productReviews', { businessId, productId: id }),
    },
  },
  'order.placed': {
    owners: FOR_SHOPS,
    driversOnDuty: FOR_DRIVERS,
    admins: { urgency: 'now', text: order.orderToConfirm, leadsTo: toDispatch, holds: isDoubted },
  },
  'order.confirmed': {
    customer: { urgency: 'soon', text: order.orderConfirmed, leadsTo: toOrder, holds: isPending },
    owners: FOR_SHOPS,
    driversOnDuty: FOR_DRIVERS,
  },
  'order.cancelled': {
    formerDriver: CALLED_OFF,
    ownersWhoSaw: { urgency: 'now', text: order.saleCancelled, leadsTo: toSales },
  },
  'order.declined': {
    customer: { urgency: 'now', text: order.orderDeclined, leadsTo: toOrder },
    formerDriver: CALLED_OFF,
    ownersWhoSaw: { urgency: 'now', text: order.saleDeclined, leadsTo: toSales },
  },
  'order.requeued': {
    customer: { urgency: 'soon', text: order.orderWaitsAgain, leadsTo: toOrder, holds: isPending },
    // Before all drivers: nobody is told twice of one event.
    formerDriver: { urgency: 'now', text: order.deliveryRequeued, leadsTo: toQueue },
    driversOnDuty: FOR_DRIVERS,
  },
  'order.kept_waiting': {
    admins: { urgency: 'now', text: order.orderKeptWaiting, leadsTo: toDispatch, holds: isPending },
  },
  'order.seen_by_business': {
    customer: { urgency: 'later', text: order.orderSeen, leadsTo: toOrder, holds: isUnderWay },
  },
  'order.claimed': { customer: { urgency: 'now', text: order.orderClaimed, leadsTo: toOrder, holds: isOnItsWay } },
  'order.assigned': {
    customer: { urgency: 'now', text: order.orderClaimed, leadsTo: toOrder, holds: isOnItsWay },
    driver: { urgency: 'now', text: order.orderAssigned, leadsTo: toDelivery, holds: isOnItsWay },
  },
  'order.on_its_way': {
    customer: { urgency: 'soon', text: order.orderOnItsWay, leadsTo: toOrder, holds: isOnItsWay },
  },
  'order.delivered': { customer: { urgency: 'now', text: order.orderDelivered, leadsTo: toOrder } },
  'address.place_proposed': {
    customer: { urgency: 'later', text: order.placeProposed, leadsTo: () => hrefTo('profileAddress') },
  },
  'order.delivery_failed': {
    customer: { urgency: 'now', text: order.deliveryFailed, leadsTo: toOrder },
    owners: { urgency: 'soon', text: order.saleFailed, leadsTo: toSales },
    admins: { urgency: 'now', text: order.deliveryFailedForAdmins, leadsTo: toDispatch },
  },
  'order_item.reported_missing': {
    customer: {
      urgency: 'now',
      text: order.itemNotFound,
      leadsTo: toOrder,
      holds: (facts) => facts.item.status === 'not_found' && isUnderWay(facts),
    },
  },
  'order_item.status_changed': {
    customer: {
      urgency: 'now',
      text: order.itemNotFound,
      leadsTo: toOrder,
      holds: ({ item }) => item.status === 'not_found',
    },
  },
  'order_company.picked_up': {
    customer: {
      urgency: 'soon',
      text: order.orderPickedUp,
      leadsTo: toOrder,
      // One that is on its way is told by that.
      holds: (facts) => facts.part.isPickedUp && isOnItsWay(facts) && !facts.order.isOnWay,
    },
  },
  'order_company.made_ready': {
    holder: {
      urgency: 'soon',
      text: order.orderReady,
      leadsTo: toDelivery,
      holds: (facts) => facts.part.isReady && !facts.part.isPickedUp && isOnItsWay(facts),
    },
  },
  'hand_in.given': {
    admins: {
      urgency: 'soon',
      text: cash.handInGiven,
      leadsTo: () => hrefTo('adminCash'),
      holds: ({ handIn }) => !handIn.isAccepted,
    },
  },
  'hand_in.accepted': { driver: { urgency: 'soon', text: cash.handInAccepted, leadsTo: () => hrefTo('driverCash') } },
  'announcement.made': { announced: { urgency: 'soon', text: site.announced, leadsTo: () => hrefTo('inbox') } },
  'job.given_up': {
    admins: { urgency: 'soon', text: site.jobGivenUp, leadsTo: () => hrefTo('systemStatus') },
  },
  'driver_report.kept': { admins: { urgency: 'soon', text: order.lateReportKept, leadsTo: toDispatch } },
};

/** Whether people are told of such an event here; a newer version may tell of more. */
export const isTold = ({ type }: Pick<DomainEvent, 'type'>): boolean => type in MESSAGES;

/** What people are told of an event, by the word for whom; nothing where its row says so, or only a newer version knows it. */
export const messagesOf = ({
  type,
}: Pick<DomainEvent, 'type'>): Readonly<Partial<Record<ReceiverWord, Message<object>>>> =>
  // The table's type holds that the event carries what its messages are made of.
  isTold({ type }) ? (MESSAGES[type as ToldEventType] as Readonly<Partial<Record<ReceiverWord, Message<object>>>>) : {};

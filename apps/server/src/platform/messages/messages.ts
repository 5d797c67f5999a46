import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import type { EventOf, EventType } from '@mercadito/domain/events/domain-event';
import * as account from '@mercadito/domain/messages/account-messages';
import * as business from '@mercadito/domain/messages/business-messages';
import type { FactsOf, FactsWith } from '@mercadito/domain/messages/message-facts';
import * as order from '@mercadito/domain/messages/order-messages';
import type { MessageText } from '@mercadito/domain/messages/wording';
import type { ReceiverOf } from './receivers.ts';

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

export type MessagesOf<Event> = { readonly [Word in ReceiverOf<Event>]?: Message<FactsOf<Event>> };

/** Nobody is told: who has the page open sees it there. */
const SILENT = {};

type WithOrder = FactsWith<'orderId'>;
const toOrder = ({ order: { number } }: WithOrder): Href => hrefTo('orderDetails', { transactionId: number });
const toSales = (): Href => hrefTo('companyOrders');
const toDispatch = ({ order: { number } }: WithOrder): Href => hrefTo('dispatchOrder', { transactionId: number });
const toDelivery = ({ order: { number } }: WithOrder): Href => hrefTo('driverOrder', { transactionId: number });
const toQueue = (): Href => hrefTo('driver');
const toBusiness = (): Href => hrefTo('myBusiness');
const toProfile = (): Href => hrefTo('profile');

const isPending = ({ order: { status } }: WithOrder): boolean => status === 'pending';
const isOnItsWay = ({ order: { status } }: WithOrder): boolean => status === 'shipped';
const isUnderWay = (facts: WithOrder): boolean => isPending(facts) || isOnItsWay(facts);

/** Who is told that an order waits for a driver. */
const FOR_DRIVERS = { urgency: 'now', text: order.orderWaits, leadsTo: toQueue, holds: isPending } as const;
const FOR_OWNER = { urgency: 'soon', leadsTo: toBusiness } as const;
const OF_ACCOUNT = { urgency: 'soon', leadsTo: toProfile } as const;

/** The one table of who is told of what has happened, wherever they are (MESSAGE-1). */
export const MESSAGES: { readonly [Type in EventType]: MessagesOf<EventOf<Type>> } = {
  'account.opened': SILENT,
  'session.opened': SILENT,
  'session.ended': SILENT,
  'session.reached': SILENT,
  'password.changed': { person: { ...OF_ACCOUNT, text: account.passwordChanged, evenOfOneself: true } },
  'email.confirmed': SILENT,
  'email.changed': { person: { ...OF_ACCOUNT, text: account.emailChanged, evenOfOneself: true } },
  'account.updated': SILENT,
  'password.reset': { person: { ...OF_ACCOUNT, text: account.passwordReset } },
  'account.signed_out': { person: { ...OF_ACCOUNT, text: account.signedOut } },
  'account.blocked': SILENT,
  'account.unblocked': SILENT,
  'role.assigned': { person: { ...OF_ACCOUNT, text: account.roleAssigned } },
  'membership.set': { person: { ...OF_ACCOUNT, text: account.membershipSet } },
  'language.chosen': SILENT,

  'address.added': SILENT,
  'address.updated': SILENT,

  'cart_item.added': SILENT,
  'cart_item.updated': SILENT,
  'cart_item.removed': SILENT,
  'cart.synchronized': SILENT,
  'favorite_product.added': SILENT,
  'favorite_product.removed': SILENT,
  'favorite_company.added': SILENT,
  'favorite_company.removed': SILENT,

  'company.opened': SILENT,
  'company.updated': SILENT,
  'company_picture.replaced': SILENT,
  'plan.granted': { owner: { ...FOR_OWNER, text: business.planGranted } },
  'plan.ended': { owner: { ...FOR_OWNER, text: business.planEnded } },
  'company.suspended': { owner: { ...FOR_OWNER, urgency: 'now', text: business.businessSuspended } },
  'company.reinstated': { owner: { ...FOR_OWNER, urgency: 'now', text: business.businessReinstated } },
  'company.standing_changed': SILENT,
  'company_about.added': SILENT,
  'company_about.updated': SILENT,
  'company_contact.added': SILENT,
  'company_contact.updated': SILENT,
  'company_networks.added': SILENT,
  'company_networks.updated': SILENT,
  'company_address.added': SILENT,
  'company_address.updated': SILENT,
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
  'opening_hours.set': SILENT,

  'product.added': SILENT,
  'product.updated': SILENT,
  'product.terms_changed': SILENT,
  'product.deleted': SILENT,
  'product.sold_out': {
    owner: {
      urgency: 'soon',
      text: business.lastPieceSold,
      leadsTo: ({ product: { id } }) => hrefTo('updateProduct', { productId: id }),
    },
  },
  'product.came_back': SILENT,
  'catalog.imported': SILENT,
  'products.changed': SILENT,
  'products.deleted': SILENT,
  'product_photo.replaced': SILENT,
  'product_images.added': SILENT,
  'product_images.removed': SILENT,
  'product_images.ordered': SILENT,
  'product_option.added': SILENT,
  'product_option.updated': SILENT,
  'product_option.deleted': SILENT,
  'product_options.copied': SILENT,
  'option_attribute.added': SILENT,
  'option_attribute.updated': SILENT,
  'option_attribute.deleted': SILENT,
  'service.offered': SILENT,
  'service.updated': SILENT,
  'service.withdrawn': SILENT,

  'company_review.written': {
    owner: {
      urgency: 'later',
      text: business.businessReviewed,
      leadsTo: ({ business: { id } }) => hrefTo('companyReviews', { companyId: id }),
    },
  },
  'company_review.edited': SILENT,
  'product_review.written': {
    ownerOfProduct: {
      urgency: 'later',
      text: business.productReviewed,
      leadsTo: ({ product: { id, businessId } }) => hrefTo('productReviews', { businessId, productId: id }),
    },
  },
  'product_review.edited': SILENT,

  'order.placed': {
    owners: { urgency: 'now', text: order.orderReceived, leadsTo: toSales, holds: isPending },
    driversOnDuty: FOR_DRIVERS,
  },
  'order.cancelled': { owners: { urgency: 'now', text: order.saleCancelled, leadsTo: toSales } },
  'order.declined': {
    customer: { urgency: 'now', text: order.orderDeclined, leadsTo: toOrder },
    owners: { urgency: 'now', text: order.saleDeclined, leadsTo: toSales },
  },
  'order.requeued': {
    customer: { urgency: 'soon', text: order.orderWaitsAgain, leadsTo: toOrder, holds: isPending },
    driversOnDuty: FOR_DRIVERS,
  },
  'order.seen_by_business': {
    customer: { urgency: 'later', text: order.orderSeen, leadsTo: toOrder, holds: isUnderWay },
  },
  'order.claimed': { customer: { urgency: 'now', text: order.orderClaimed, leadsTo: toOrder, holds: isOnItsWay } },
  'order.assigned': {
    customer: { urgency: 'now', text: order.orderClaimed, leadsTo: toOrder, holds: isOnItsWay },
    driver: { urgency: 'now', text: order.orderAssigned, leadsTo: toDelivery, holds: isOnItsWay },
  },
  'order.delivered': { customer: { urgency: 'now', text: order.orderDelivered, leadsTo: toOrder } },
  'order.delivery_failed': {
    customer: { urgency: 'now', text: order.deliveryFailed, leadsTo: toOrder },
    owners: { urgency: 'soon', text: order.saleFailed, leadsTo: toSales },
    admins: { urgency: 'now', text: order.deliveryFailedForAdmins, leadsTo: toDispatch },
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
      holds: (facts) => facts.part.isPickedUp && isOnItsWay(facts),
    },
  },
  'driver_report.kept': { admins: { urgency: 'soon', text: order.lateReportKept, leadsTo: toDispatch } },
  'driver_report.reviewed': SILENT,
  'driver.availability_changed': SILENT,

  'company_category.added': SILENT,
  'company_category.updated': SILENT,
  'company_category.removed': SILENT,
  'product_category.added': SILENT,
  'product_category.updated': SILENT,
  'product_category.removed': SILENT,
  'service_category.added': SILENT,
  'service_category.updated': SILENT,
  'service_category.removed': SILENT,
  'zone.added': SILENT,
  'zone.updated': SILENT,
  'zone.removed': SILENT,

  'inbox.changed': SILENT,

  'settings.changed': SILENT,
  'exchange_rate.changed': SILENT,
};

/** Whether anybody is told of an event; a message that is out of date is found out later. */
export const isTold = ({ type }: { readonly type: EventType }): boolean => MESSAGES[type] !== SILENT;

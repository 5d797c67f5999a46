import type { EventType } from './domain-event.ts';

/**
 * What changes nothing that a visitor can read. All other events end the answers that are kept for visitors (CALL-22): a reaction
 * says what browsers read again, which is less.
 */
const UNSEEN: ReadonlySet<EventType> = new Set<EventType>([
  ...(['hand_in.given', 'hand_in.accepted', 'shop.paid', 'gone_shop.paid', 'shop.paid_by_driver'] as const),
  ...(['order.confirmed', 'order.kept_waiting', 'order.seen_by_business', 'order.claimed', 'order.assigned'] as const),
  ...(['order.on_its_way', 'order.delivered', 'order.shared', 'order.sharing_ended'] as const),
  ...(['order_company.picked_up', 'order_company.made_ready', 'order_company.made_unready'] as const),
  ...(['driver_report.kept', 'driver_report.reviewed', 'address.place_proposed'] as const),
  ...(['session.opened', 'session.ended', 'session.reached', 'device.added', 'password.changed'] as const),
  ...(['passkey.added', 'passkey.used', 'passkey.removed', 'email.confirmed', 'email.changed', 'email.lost'] as const),
  ...(['membership_wish.made', 'membership_wish.declined', 'membership.neared_end', 'language.chosen'] as const),
  ...(['address.added', 'address.updated', 'address.made_default', 'address.deleted'] as const),
  ...(['cart_item.added', 'cart_item.updated', 'cart_item.removed', 'cart.synchronized'] as const),
  ...(['favorite_product.added', 'favorite_product.removed'] as const),
  ...(['favorite_company.added', 'favorite_company.removed'] as const),
  ...(['product_wait.begun', 'product_wait.ended', 'product_wait.fulfilled'] as const),
  ...(['messages.chosen', 'inbox.changed', 'status_picture.drawn', 'town_picture.drawn'] as const),
  ...(['announcement.made', 'job.given_up', 'account.deletion_asked', 'account.deletion_taken_back'] as const),
]);

/** Whether what visitors read may be another thing after it. */
export const isSeenByVisitors = ({ type }: { readonly type: EventType }): boolean => !UNSEEN.has(type);

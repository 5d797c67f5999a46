import type { Permission } from './permissions.ts';
import { ACTOR_KINDS, type ActorKind } from './person.ts';

/**
 * The table of permissions once more, drawn by hand, for the tests alone to hold the real one and the calls against. A column
 * for each kind of actor: visitor, guest, customer, member, owner, staff, driver, admin.
 */
const DRAWN: Readonly<Record<Permission, string>> = {
  'account.use': '··cmo·da',
  'address.keep': '··cmo·da',
  'cart.fill': '··cmo·da',
  'favorites.keep': '··cmo·da',
  'orders.place': '··cmo·da',
  'orders.follow': '··cmo·da',
  'orders.cancel': '··cmo·da',
  'reviews.write': '··cmo·da',
  'business.open': '···mo··a',
  'business.write': '····o··a',
  'catalog.read': '····o··a',
  'catalog.write': '····o··a',
  'hours.write': '····o··a',
  'sales.read': '····o··a',
  'sponsors.request': '····o··a',
  'deliveries.read': '······da',
  'deliveries.claim': '······da',
  'deliveries.finish': '······da',
  'availability.set': '······da',
  'businesses.suspend': '·······a',
  'categories.write': '·······a',
  'deliveries.assign': '·······a',
  'deliveries.oversee': '·······a',
  'orders.decide': '·······a',
  'orders.oversee': '·······a',
  'people.read': '·······a',
  'people.write': '·······a',
  'plans.grant': '·······a',
  'record.read': '·······a',
  'settings.write': '·······a',
  'sponsors.decide': '·······a',
  'shopping.see': 'v·cmo··a',
  'business.enter': '··cmo··a',
  'delivery.enter': '······da',
  'site.enter': '·······a',
  'goods.see-all': '·······a',
  'others.act-for': '·······a',
};

/** Who may, as it is drawn. */
export const drawnToMay = (permission: Permission): ActorKind[] =>
  ACTOR_KINDS.filter((kind, column) => DRAWN[permission][column] === kind[0]);

import type { Permission } from './permissions.ts';
import { ACTOR_KINDS, type ActorKind } from './person.ts';

/**
 * The table of permissions once more, drawn by hand, for the tests alone to hold the real one and the calls against. A column
 * for each kind of actor: visitor, guest, customer, member, lapsed, owner, staff, driver, admin.
 */
const DRAWN: Readonly<Record<Permission, string>> = {
  'account.use': '··cmlo·da',
  'address.keep': '··cmlo·da',
  'cart.fill': '··cmlo·da',
  'favorites.keep': '··cmlo·da',
  'orders.place': '··cmlo·da',
  'orders.follow': '··cmlo·da',
  'orders.cancel': '··cmlo·da',
  'reviews.write': '··cmlo·da',
  'business.open': '···m·o··a',
  'business.write': '·····o··a',
  'catalog.read': '····lo··a',
  'catalog.withdraw': '····lo··a',
  'catalog.write': '·····o··a',
  'hours.write': '·····o··a',
  'sales.read': '····lo··a',
  'sponsors.request': '·····o··a',
  'deliveries.read': '·······da',
  'deliveries.claim': '·······da',
  'deliveries.finish': '·······da',
  'availability.set': '·······da',
  'businesses.suspend': '········a',
  'categories.write': '········a',
  'deliveries.assign': '········a',
  'deliveries.oversee': '········a',
  'orders.decide': '········a',
  'orders.oversee': '········a',
  'people.read': '········a',
  'people.write': '········a',
  'plans.grant': '········a',
  'record.read': '········a',
  'settings.write': '········a',
  'sponsors.decide': '········a',
  'shopping.see': 'v·cmlo··a',
  'business.enter': '··cmlo··a',
  'delivery.enter': '·······da',
  'site.enter': '········a',
  'goods.see-all': '········a',
  'others.act-for': '········a',
};

/** Who may, as it is drawn. */
export const drawnToMay = (permission: Permission): ActorKind[] =>
  ACTOR_KINDS.filter((kind, column) => DRAWN[permission][column] === kind[0]);

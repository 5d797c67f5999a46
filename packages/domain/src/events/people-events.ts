import type { OfCompany, OfPerson } from './event-ids.ts';
import { eventWith } from './event-row.ts';

const ofPerson = eventWith<OfPerson>();
const ofAddress = eventWith<OfPerson & { readonly addressId: number }>();
const ofOwnProduct = eventWith<OfPerson & { readonly productId: number }>();
const ofCustomersProduct = eventWith<{ readonly customerId: number; readonly productId: number }>();
const ofPersonAndCompany = eventWith<OfPerson & OfCompany>();

const OWN_CART = { person: ['Cart'] } as const;

/** What people do for themselves, and what is done about them. */
export const PEOPLE_EVENTS = {
  /** A person has signed up, or was made an Admin without an account. */
  'account.opened': ofPerson({ nobody: 'what was not there nobody has read, and Admins look for people' }, 'silent'),
  /** Somebody has signed in on a device. */
  'session.opened': ofPerson({ nobody: 'whoever signs in reads everything anew' }, 'silent'),
  /** A person has signed in on a device that was none of theirs, and had others. */
  'device.added': ofPerson({ nobody: 'the list of sessions has it by the session' }, 'told'),
  /** A person was signed out somewhere: there, from elsewhere, everywhere, or by a twenty-first session. */
  'session.ended': ofPerson({ person: ['Sessions'] }, 'silent'),
  /** Messages reach a device of a person while no page is open, or no more. */
  'session.reached': ofPerson({ person: ['Sessions'] }, 'silent'),
  /** A person has another password; their other sessions have ended. */
  'password.changed': ofPerson({ person: ['Account', 'Sessions'] }, 'told'),
  /** A person may sign in by a passkey, besides those they had. */
  'passkey.added': ofPerson({ person: ['Passkeys'] }, 'told'),
  /** A person has signed in by a passkey. */
  'passkey.used': ofPerson({ person: ['Passkeys'] }, 'silent'),
  /** Nobody signs in by a passkey of a person's any more. */
  'passkey.removed': ofPerson({ person: ['Passkeys'] }, 'silent'),
  /** A link has proved that an address is a person's. */
  'email.confirmed': ofPerson({ person: ['Account'], admins: ['People'] }, 'silent'),
  /** A person has another address, or says that one is theirs. */
  'email.changed': ofPerson({ person: ['Account'], admins: ['People'] }, 'told'),
  /** Another person has proved that an address is theirs that this one held without having proved it. */
  'email.lost': ofPerson({ person: ['Account'], admins: ['People'] }, 'told'),
  /** A person is called otherwise, or has another picture. */
  'account.updated': ofPerson({ person: ['Account'], admins: ['People'] }, 'silent'),
  /** An Admin has given a person a one-time password; all their sessions have ended. */
  'password.reset': ofPerson({ person: ['Account', 'Sessions'], admins: ['People'] }, 'told'),
  /** An Admin has ended all sessions of a person. */
  'account.signed_out': ofPerson({ person: ['Sessions'], admins: ['People'] }, 'told'),
  /** An Admin keeps a person out; all their sessions have ended. */
  'account.blocked': ofPerson({ person: ['Account', 'Sessions'], admins: ['People', 'Driver'] }, 'silent'),
  /** A person who was kept out may sign in again. */
  'account.unblocked': ofPerson({ person: ['Account'], admins: ['People', 'Driver'] }, 'silent'),
  /** A person wants their account deleted in a week. */
  'account.deletion_asked': ofPerson({ person: ['Account'], admins: ['People'] }, 'told'),
  /** A person keeps their account after all. */
  'account.deletion_taken_back': ofPerson({ person: ['Account'], admins: ['People'] }, 'silent'),
  /** Nothing is left of a person but a number; all their sessions have ended. */
  'account.deleted': ofPerson({ person: ['Account', 'Sessions'], admins: ['People', 'Driver'] }, 'silent'),
  /** A person was made a customer, a driver or an Admin. */
  'role.assigned': ofPerson({ person: ['Account'], admins: ['People'] }, 'told'),
  /** A person's membership runs until another day, or has ended. */
  'membership.set': ofPerson({ person: ['Account'], admins: ['People'] }, 'told'),
  /** A person asks for a membership, to sell. */
  'membership_wish.made': ofPerson({ person: ['MembershipWish'], admins: ['People'] }, 'told'),
  /** A person has the membership that they have asked for. */
  'membership_wish.granted': ofPerson({ person: ['Account', 'MembershipWish'], admins: ['People'] }, 'told'),
  /** An Admin has said no, and why. */
  'membership_wish.declined': ofPerson({ person: ['MembershipWish'], admins: ['People'] }, 'told'),
  /** A person's membership ends within a week. */
  'membership.neared_end': ofPerson({ nobody: 'when it ends was there to be read before' }, 'told'),
  /** A person reads the site in this language from now on. */
  'language.chosen': ofPerson({ person: ['SettingUser'] }, 'silent'),

  /** A person has a delivery address. */
  'address.added': ofAddress({ person: ['Address'] }, 'silent'),
  /** A delivery address is another one. */
  'address.updated': ofAddress({ person: ['Address'] }, 'silent'),
  /** Things are brought to another one of a person's addresses. */
  'address.made_default': ofAddress({ person: ['Address'] }, 'silent'),
  /** A person has a delivery address less. */
  'address.deleted': ofAddress({ person: ['Address'] }, 'silent'),

  /** A product lies in a cart, or more of it. */
  'cart_item.added': ofOwnProduct(OWN_CART, 'silent'),
  /** A line of a cart has another count. */
  'cart_item.updated': ofOwnProduct(OWN_CART, 'silent'),
  /** A line was taken out of a cart. */
  'cart_item.removed': ofOwnProduct(OWN_CART, 'silent'),
  /** What a guest had in the cart was put to the person's own. */
  'cart.synchronized': ofPerson(OWN_CART, 'silent'),
  /** A product is one of a person's favourites. */
  'favorite_product.added': ofOwnProduct({ person: ['FavoriteProducts'] }, 'silent'),
  /** A product is no favourite of a person any more. */
  'favorite_product.removed': ofOwnProduct({ person: ['FavoriteProducts'] }, 'silent'),
  /** A person wants to be told when a sold-out product can be bought again. */
  'product_wait.begun': ofOwnProduct({ person: ['ProductWaits'] }, 'silent'),
  /** A person does not want to any more. */
  'product_wait.ended': ofOwnProduct({ person: ['ProductWaits'] }, 'silent'),
  /** What a person has waited for can be bought again. */
  'product_wait.fulfilled': ofCustomersProduct({ customer: ['ProductWaits'] }, 'told'),
  /** A business is one of a person's favourites. */
  'favorite_company.added': ofPersonAndCompany({ person: ['Favorites'] }, 'silent'),
  /** A business is no favourite of a person any more. */
  'favorite_company.removed': ofPerson({ person: ['Favorites'] }, 'silent'),

  /** A person has chosen what to be told by which way, and when not. */
  'messages.chosen': ofPerson({ person: ['Inbox'] }, 'silent'),
  /** A person was told something, or has read it. */
  'inbox.changed': ofPerson({ person: ['Inbox'] }, 'silent'),
};

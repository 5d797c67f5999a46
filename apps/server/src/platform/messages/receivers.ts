import type { Topic } from '@mercadito/domain/messages/preferences';

/** Ids by which people are found; one of the kinds for each word below. */
export type Receivers =
  | { readonly users: readonly number[] }
  | { readonly ownersOf: readonly number[] }
  /** The owners of an order's businesses who know of it. */
  | { readonly ownersWhoSaw: number }
  | { readonly ownerOfProduct: number }
  /** Whom an announcement is to. */
  | { readonly announced: number }
  /** Who has an order in their hands. */
  | { readonly holderOf: number }
  | 'driversOnDuty'
  | 'admins';

type Find<Ids> = (ids: Ids) => Receivers;

const person: Find<{ readonly userId: number }> = ({ userId }) => ({ users: [userId] });
const customer: Find<{ readonly customerId: number }> = ({ customerId }) => ({ users: [customerId] });
const driver: Find<{ readonly driverUserId: number }> = ({ driverUserId }) => ({ users: [driverUserId] });
const holder: Find<{ readonly orderId: number }> = ({ orderId }) => ({ holderOf: orderId });
const formerDriver: Find<{ readonly formerDriverUserId: number | null }> = ({ formerDriverUserId: id }) => ({
  users: id === null ? [] : [id],
});
const owner: Find<{ readonly companyId: number }> = ({ companyId }) => ({ ownersOf: [companyId] });
const owners: Find<{ readonly companyIds: readonly number[] }> = ({ companyIds }) => ({ ownersOf: companyIds });
const ownersWhoSaw: Find<{ readonly orderId: number }> = ({ orderId }) => ({ ownersWhoSaw: orderId });
const ownerOfProduct: Find<{ readonly productId: number }> = ({ productId }) => ({ ownerOfProduct: productId });
const announced: Find<{ readonly announcementId: number }> = ({ announcementId }) => ({ announced: announcementId });
const driversOnDuty: Find<object> = () => 'driversOnDuty';
const admins: Find<object> = () => 'admins';

/** The words for who is told of an event. */
export const RECEIVERS = {
  person,
  customer,
  driver,
  holder,
  formerDriver,
  owner,
  owners,
  ownersWhoSaw,
  ownerOfProduct,
  announced,
  driversOnDuty,
  admins,
};

export type ReceiverWord = keyof typeof RECEIVERS;

/** The words that an event with these ids can be told to: those for which it carries the id. */
export type ReceiverOf<Ids> = {
  [Word in ReceiverWord]: Ids extends Parameters<(typeof RECEIVERS)[Word]>[0] ? Word : never;
}[ReceiverWord];

/** What a message is about for whoever gets it: what they choose by. */
export const TOPIC_OF = {
  person: 'account',
  customer: 'orders',
  driver: 'deliveries',
  holder: 'deliveries',
  formerDriver: 'deliveries',
  owner: 'business',
  owners: 'business',
  ownersWhoSaw: 'business',
  ownerOfProduct: 'business',
  announced: 'announcements',
  driversOnDuty: 'deliveries',
  admins: 'site',
} as const satisfies Record<ReceiverWord, Topic>;

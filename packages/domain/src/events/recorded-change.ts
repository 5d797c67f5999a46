/** What of a thing may have changed, and what it is a change of; the name stands in the record for good. */
export const CHANGES = {
  /** What a product costs: price in minor units, currency, discount, extra charge. */
  changePrice: 'product',
  /** What its options cost, in minor units, by their names. */
  changeOptionPrice: 'product',
  /** A product is gone: what it was called and cost. */
  removeProduct: 'product',
  /** Where an order stands, who delivers it, its total and what was taken for it in minor units; not there before: it was placed. */
  moveOrder: 'order',
  /** Whether an order still waits for an Admin's word. */
  confirmOrder: 'order',
  /** An item of an order by its name, whether it is there, and the order's total with and without it. */
  changeOrderItem: 'order',
  /** Deliveries, the rate in millionths of pesos for a dollar, the message in the cart. */
  changeSettings: 'settings',
  /** The town's names, zone, contacts and places. */
  changeTown: 'settings',
  /** Who answers for people's data, and what is written of privacy and terms. */
  changeLegal: 'settings',
  /** To whom an Admin has written, and how many they were; the words are in their inboxes. */
  announce: 'settings',
  /** What a person is: `user`, `driver` or `admin`. */
  changeRole: 'person',
  /** The instant at which a membership ends. */
  changeMembership: 'person',
  /** Where a person's wish for a membership stands; why is told to nobody but the person. */
  declineMembershipWish: 'person',
  /** The instant at which a business's paid plan ends. */
  changePlan: 'company',
  /** Whether a person is kept out; why is told to nobody but the person and the Admins. */
  changeBlock: 'person',
  /** Whether an Admin has closed a business; why is told to nobody but its owner and the Admins. */
  changeSuspension: 'company',
  /** Until when a one-time password holds; never the password. */
  issueOneTimePassword: 'person',
  /** How many sessions of a person an Admin has ended. */
  endSessions: 'person',
  /** For which day a business is closed by a tap, and its days by date. */
  changeHours: 'company',
  /** What a category or zone is called in both languages, and where it stands; of one that was removed where its own went. */
  changeCategory: 'category',
  /** Which names a search takes for one thing, as the line that an Admin wrote. */
  changeKin: 'search',
  /** Whether a business is featured: where its request stands. */
  decideSponsor: 'sponsor',
  /** Cash that a driver hands in: what was said, and once it is accepted what was counted and why it is another amount. */
  changeHandIn: 'cash',
  /** What a shop was paid of its parts of orders, in minor units; by its driver at the pick-up, else by an Admin. */
  payShop: 'cash',
} as const;

export type ChangeKind = keyof typeof CHANGES;

/** What things are that go on record: orders, products … */
export type RecordedSubject = (typeof CHANGES)[ChangeKind];

export const RECORDED_SUBJECTS = [...new Set(Object.values(CHANGES))] as readonly RecordedSubject[];

/** What stood there: amounts in minor units, times as ISO strings; never a secret, a phone number or what a person has written to another. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Something that people later ask about: who changed it, when, what it was and what it is (RECORD-1). Unlike an event it tells
 * nobody, and holds what stood there.
 */
export interface RecordedChange {
  readonly kind: ChangeKind;
  /** Of what: its id, or what it is known by. */
  readonly id: number | string;
  /** The business it belongs to, where it belongs to one. */
  readonly companyId?: number;
  /** Null where it was not there before. */
  readonly before: Facts | null;
  /** Null where it is gone. */
  readonly after: Facts | null;
}

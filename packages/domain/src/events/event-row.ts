/** The names of cached reads (LIVE-1), one at least. */
type Tags = readonly [string, ...string[]];

/** The words for whom an event can concern, each with the ids by which they are found. */
export interface IdsOfAudience {
  readonly person: { readonly userId: number };
  readonly customer: { readonly customerId: number };
  /** The one in the event; drivers who look on are `drivers`. */
  readonly driver: { readonly driverUserId: number };
  readonly business: { readonly companyId: number };
  readonly businesses: { readonly companyIds: readonly number[] };
  readonly drivers: object;
  readonly admins: object;
  readonly everybody: object;
}

export type AudienceWord = keyof IdsOfAudience;

/** The words that an event with these ids can be told to: those for which it carries the id. */
type WordFor<Ids> = { [Word in AudienceWord]: Ids extends IdsOfAudience[Word] ? Word : never }[AudienceWord];
type NoneOf<Word extends PropertyKey> = { readonly [Named in Word]?: never };
/** One of these words at least, and no other. */
type SomeOf<Word extends AudienceWord> = {
  [One in Word]: { readonly [Named in One]: Tags } & { readonly [Named in Word]?: Tags };
}[Word] &
  NoneOf<Exclude<AudienceWord | 'nobody', Word>>;

/** Whom an event concerns, and which of their cached reads it changes; or why it changes nothing that anybody has read. */
export type Reaction<Ids = never> = SomeOf<WordFor<Ids>> | ({ readonly nobody: string } & NoneOf<AudienceWord>);

/** Whether somebody is told of an event wherever they are (MESSAGE-1); how, says the server's table of messages. */
export type Telling = 'told' | 'silent';

/** An event: the ids it carries, which are a type alone, what follows from it, and whether people are told. */
export interface EventRow<Ids, R, T extends Telling = Telling> {
  readonly reaction: R;
  readonly telling: T;
  readonly ids?: Ids;
}

/** Rows of events with these ids: `const ofPerson = eventWith<OfPerson>()`, then `ofPerson({ person: ['Account'] }, 'silent')`. */
export const eventWith =
  <Ids extends object>() =>
  <const R extends Reaction<Ids>, T extends Telling>(reaction: R, telling: T): EventRow<Ids, R, T> => ({
    reaction,
    telling,
  });

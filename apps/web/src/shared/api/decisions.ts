import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { useStore } from 'react-redux';
import type { SessionState } from '../session/session.slice.ts';
import { PROGRESS_FIELD } from './send.ts';

/** The input's field that carries the key of a call which must happen once (CALL-6). */
const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** A key that makes repeating a call harmless; kept by whoever may have to send it again. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type GetState = () => unknown;

/** What is kept from one call or screen to the next for as long as the page lives: by its store, of which the next page has another. */
export function createPageMemory<T extends object>(begin: () => T) {
  const kept = new WeakMap<GetState, T>();
  const of = (getState: GetState): T => {
    const memory = kept.get(getState) ?? begin();
    kept.set(getState, memory);
    return memory;
  };
  return { of, use: (): T => of(useStore().getState) };
}

type Input = Readonly<Record<string, unknown>>;

interface Decision {
  readonly endpoint: AnyEndpoint;
  readonly person: number | null;
  /** What it is about: its ids, each with what kind of id it is. */
  readonly things: ReadonlySet<string>;
  /** How many were made before, when it was made last. */
  readonly place: number;
  readonly key: string;
}

/** What only sets values does no harm when it is done twice: there the last press counts, whatever became of those before. */
const ONLY_SETS: Readonly<Record<string, (fields: Input) => boolean>> = {
  changeProducts: ({ price_percent }) => price_percent === undefined,
};

/** Calls that take back what others have done: after them the same is decided anew. */
const TAKES_BACK: Readonly<Record<string, readonly string[]>> = {
  deleteProduct: ['duplicateProduct'],
  deleteProducts: ['duplicateProduct'],
  deleteProductOption: ['copyProductOptions', 'createProductOption'],
  removeCartItem: ['addCartItem'],
  requeueOrder: ['assignOrder'],
  finishDelivery: ['claimOrder'],
  orderAgain: ['takeOutOfCart'],
  takeOutOfCart: ['orderAgain'],
  createOrder: ['orderAgain'],
};

/** A file by what tells it from another. */
const named = (_: string, value: unknown): unknown =>
  value instanceof Blob
    ? [value.size, value.type, (value as Partial<File>).name, (value as Partial<File>).lastModified]
    : value;

const IS_ID = /(?:^|_)ids?$|Ids?$/;

/** The ids in an input, at any depth, without those that say who decides; `ids` and `restore.id` are of one kind. */
function thingsOf({ access }: AnyEndpoint, fields: Input): ReadonlySet<string> {
  const claimed = Object.values(access.claims).flatMap((places) => [places].flat().map((at) => at.split('.')[1]));
  const things = new Set<string>();
  const take = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) take(name, each);
    else if (IS_ID.test(name)) things.add(`${name.replace(/s$/, '').replace('_', '').toLowerCase()} ${value}`);
    else if (typeof value === 'object' && value !== null) takeAll(value);
  };
  const takeAll = (all: object) => {
    for (const [name, value] of Object.entries(all)) if (!claimed.includes(name)) take(name, value);
  };
  takeAll(fields);
  return things;
}

/** Whether what is done is about what was lost. Another picture is another thing, whatever it is a picture of. */
function isAboutTheSame(lost: Decision, done: Decision): boolean {
  if (lost.endpoint.name !== done.endpoint.name) {
    return TAKES_BACK[done.endpoint.name]?.includes(lost.endpoint.name) ?? false;
  }
  if (done.endpoint.files) return false;
  return lost.things.size + done.things.size === 0 || [...lost.things].some((thing) => done.things.has(thing));
}

/** What was decided and is not confirmed, by the call with all its fields. */
type Unconfirmed = Map<string, Decision>;

/** Once something else was done, whoever decides again has seen how things stand since. */
function forgetBefore(unconfirmed: Unconfirmed, done: Decision): void {
  for (const [name, lost] of unconfirmed) {
    const isEarlier = lost.place < done.place && lost.person === done.person;
    if (isEarlier && isAboutTheSame(lost, done)) unconfirmed.delete(name);
  }
}

/** What is decided on one page. */
export function createDecisions() {
  const unconfirmed: Unconfirmed = new Map();
  let made = 0;
  return (endpoint: AnyEndpoint, input: Input, session: SessionState) => {
    made += 1;
    return decide({ unconfirmed, place: made }, endpoint, input, session);
  };
}

/** The decisions of the page whose store a call belongs to. */
export const decisionsOf = createPageMemory(createDecisions).of;

/**
 * What a person has decided: the same call with the same fields has the same key until its answer has come, or something else
 * was done with the same thing, so that pressing again after a lost answer does nothing twice. A call that brings a key of its
 * own is looked after by whoever made it. `answered` takes whether it was done.
 * @returns null for a read; the key is null for a call that needs none
 */
function decide(
  { unconfirmed, place }: { readonly unconfirmed: Unconfirmed; readonly place: number },
  endpoint: AnyEndpoint,
  input: Input,
  { user }: SessionState,
) {
  if (endpoint.method === 'GET') return null;
  const { [IDEMPOTENCY_FIELD]: own, [PROGRESS_FIELD]: _, ...fields } = input;
  const person = user?.id ?? null;
  const name = JSON.stringify([endpoint.name, person, fields], named);
  const isPreview = fields.preview === true;
  const isKept = endpoint.idempotent && own === undefined && !isPreview && !ONLY_SETS[endpoint.name]?.(fields);
  const key = String(own ?? ((isKept && unconfirmed.get(name)?.key) || newIdempotencyKey()));
  const decision = { endpoint, person, things: thingsOf(endpoint, fields), place, key };
  if (isKept) unconfirmed.set(name, decision);
  const answered = (isDone: boolean) => {
    if (unconfirmed.get(name)?.key === key) unconfirmed.delete(name);
    if (isDone && !isPreview) forgetBefore(unconfirmed, decision);
  };
  return { key: endpoint.idempotent ? key : null, answered };
}

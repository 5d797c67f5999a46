import type { AnyEndpoint, Input } from '@mercadito/contracts/endpoint';
import type { CacheTag, EventType } from '@mercadito/domain/events/domain-event';
import type { ChangeKind } from '@mercadito/domain/events/recorded-change';
import type { ReceiverWord } from '../../src/platform/messages/receivers.ts';
import type { Person } from '../people.ts';
import type { Town } from './town.ts';

/** Whom the town knows by name. */
type Listener =
  | 'customer'
  | 'owner'
  | 'driver'
  | 'admin'
  | 'somebody'
  | 'shop'
  | 'second'
  | 'drivers'
  | 'admins'
  | 'everybody';

/** What happens by a write, and who is told to read what again: all of it, and nothing else. */
interface Consequences {
  readonly events: readonly EventType[];
  readonly tells: { readonly [Name in Listener]?: readonly CacheTag[] };
  /** What goes on record as changed by it (RECORD-1), each with what stood there; nothing unless told. */
  readonly changes?: readonly ChangeKind[];
  /** Who gets which message wherever they are (MESSAGE-1), by the table's word for them and its English title; nobody unless told. */
  readonly messages?: readonly `${ReceiverWord}: ${string}`[];
}

interface Request<E extends AnyEndpoint> {
  readonly by?: Person;
  readonly send: Input<E>;
}

/** A write, what it leads to, and how it is made. */
export interface Write extends Consequences {
  readonly contract: AnyEndpoint;
  readonly prepare: (town: Town) => Promise<Request<AnyEndpoint>>;
}

/**
 * Declares what a write leads to.
 * @param prepare makes ready what the write needs, and answers what is sent by whom
 */
export const write = <E extends AnyEndpoint>(
  contract: E,
  consequences: Consequences,
  prepare: (town: Town) => Promise<Request<NoInfer<E>>>,
): Write => ({ contract, ...consequences, prepare });

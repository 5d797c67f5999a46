import type { AnyEndpoint, Endpoint, Input, Output } from '@mercadito/contracts/endpoint';
import type { CacheTag } from '@mercadito/domain/events/domain-event';
import type {
  DefinitionType,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { api } from './api.ts';
import type { ApiRequest, baseQuery } from './base-query.ts';
import { bringContract, type CallName, type ContractFile, type ContractOf } from './contracts.ts';
import type { OnProgress } from './send.ts';
import type { AppDispatch } from './store-hooks.ts';
import type { WriteQueue } from './write-queue.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's hooks may be called without an argument only if it is void
type OptionalIfEmpty<T> = Record<never, never> extends T ? T | void : T;

/** Of a call with files, told how much of it has left. */
type Watched<E extends AnyEndpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer _R, infer _W, infer F>
    ? keyof F extends never
      ? unknown
      : { onProgress?: OnProgress }
    : never;

interface Decided {
  /** The key of a call that must happen once, where the caller keeps it (CALL-6). */
  idempotencyKey?: string;
  /** Which version of the thing was on the screen: of another one the same wish is another decision, under another key. */
  seenVersion?: string | undefined;
}

/** What a screen passes: all fields of the contract in one object; a key of its own makes a retry safe. */
type CallInput<E extends AnyEndpoint> = OptionalIfEmpty<Input<E> & Watched<E> & Decided>;

type Tags = readonly CacheTag[];
type Paged = { readonly next: string | null };
type OfPage = { readonly queryArg: object; readonly pageParam: string | null };

const PAGES = { initialPageParam: null, getNextPageParam: ({ next }: Paged) => next };

/** What a call is to the cache, in RTK Query's words. */
type Kind = `${DefinitionType}`;

/** A call that has begun, for who shows or keeps what it answers. */
export interface Begun<Out> {
  readonly dispatch: AppDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ data: Out }>;
}

/** What a table says of a call, besides its contract. */
interface Row<K extends Kind, In, Out> {
  readonly type: K;
  readonly providesTags?: Tags;
  readonly invalidatesTags?: Tags | ((answer: Out | undefined, error: unknown, input: In) => Tags);
  readonly keepUnusedDataFor?: number;
  readonly onQueryStarted?: (input: In, begun: Begun<Out>) => void | Promise<void>;
  /** Lets a read go between writes. */
  readonly between?: WriteQueue['readBetween'];
}

/** A read, kept until one of these changes. */
export const reads = (...providesTags: Tags) => ({ type: 'query', providesTags }) as const;

/** A read of a list with Load More, kept until one of these changes. */
export const readsPages = (...providesTags: Tags) =>
  ({ type: 'infinitequery', providesTags, infiniteQueryOptions: PAGES }) as const;

/** A write that changes these; refused too, since they were not what they seemed then. */
export const writes = (...invalidatesTags: Tags) => ({ type: 'mutation', invalidatesTags }) as const;

/** A write whose refusal leaves everything as it was: nothing to read again. */
export const writesIfDone = (...tags: Tags) =>
  ({ type: 'mutation', invalidatesTags: (_: unknown, error: unknown) => (error ? [] : tags) }) as const;

/** Only what answers with pages of a list is read in pages; what it answers to other questions is a page that leads no further. */
type RowOf<E extends AnyEndpoint, K> = K extends 'infinitequery'
  ? [Extract<Output<E>, Paged>] extends [never]
    ? never
    : Row<K, CallInput<E>, Output<E>>
  : Row<Extract<K, Kind>, CallInput<E>, Output<E>>;

type DefinitionOf<E extends AnyEndpoint, K> = K extends 'query'
  ? QueryDefinition<CallInput<E>, typeof baseQuery, CacheTag, Output<E>, 'api'>
  : K extends 'mutation'
    ? MutationDefinition<CallInput<E>, typeof baseQuery, CacheTag, Output<E>, 'api'>
    : InfiniteQueryDefinition<CallInput<E>, string | null, typeof baseQuery, CacheTag, Output<E>, 'api'>;

/** A call as RTK Query declares it. The base query checks what is answered; here it is only named. */
export function callOf<F extends ContractFile, N extends CallName<F>, K extends Kind>(
  file: F,
  name: N,
  { between, ...row }: RowOf<ContractOf<F, N>, K> & { readonly type: K },
) {
  const contract = bringContract(file, name);
  const query = (input: object, link?: string | null): ApiRequest => ({ contract, input: { ...input }, link });
  const queryOfPage = ({ queryArg, pageParam }: OfPage) => query(queryArg, pageParam);
  const queryFn = (input: object, _api: unknown, _options: unknown, send: (request: ApiRequest) => Promise<unknown>) =>
    between?.(() => send(query(input)));
  const asking = between ? { queryFn } : { query: row.type === 'infinitequery' ? queryOfPage : query };
  return { ...row, ...asking } as unknown as DefinitionOf<ContractOf<F, N>, K>;
}

/**
 * The calls of a file of contracts, which says all of them but what they are to the cache:
 * `apiOf('orders/tracking', { getOrder: reads('OrdersUser'), cancelOrder: writes('OrdersUser', 'Products') })`.
 */
export function apiOf<F extends ContractFile, const K extends { readonly [N in CallName<F>]?: Kind }>(
  file: F,
  table: { readonly [N in keyof K]: N extends CallName<F> ? RowOf<ContractOf<F, N>, K[N]> : never },
) {
  const rows = Object.entries(table) as [CallName<F>, Row<Kind, never, never>][];
  const calls = Object.fromEntries(rows.map(([name, row]) => [name, callOf(file, name, row as never)]));
  return api.injectEndpoints({
    endpoints: () => calls as { [N in keyof K & CallName<F>]: DefinitionOf<ContractOf<F, N>, K[N]> },
  });
}

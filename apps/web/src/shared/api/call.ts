import type { AnyEndpoint, Endpoint, Input, Output } from '@mercadito/contracts/endpoint';
import type { ApiRequest } from './api-request.ts';
import { bringContract, type CallName, type ContractFile, type ContractOf } from './contracts.ts';
import type { OnProgress } from './send.ts';

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
export type CallInput<E extends AnyEndpoint> = OptionalIfEmpty<Input<E> & Watched<E> & Decided>;

/**
 * Turns a contract into the parts of an RTK Query endpoint, so that path, types and checks are written once:
 * `build.mutation({ ...call('orders/tracking', 'cancelOrder'), invalidatesTags: ['OrdersUser'] })`.
 */
export function call<F extends ContractFile, N extends CallName<F>>(file: F, name: N) {
  const contract = bringContract(file, name);
  return {
    query: (input: CallInput<ContractOf<F, N>>): ApiRequest => ({ contract, input: { ...(input as object) } }),
    // The base query has checked the body against the response schema; this line only names its type.
    transformResponse: (body: unknown) => body as Output<ContractOf<F, N>>,
  };
}

type Paged = { next: string | null };

/** The calls of a file that answer with a page of a list. */
type PagedName<F extends ContractFile> = {
  [N in CallName<F>]: Output<ContractOf<F, N>> extends Paged ? N : never;
}[CallName<F>];

/** The same for a list with Load More: `build.infiniteQuery({ ...callPages('products', 'listHomeProducts'), … })`. */
export function callPages<F extends ContractFile, N extends PagedName<F>>(file: F, name: N) {
  const contract = bringContract(file, name);
  return {
    query: ({
      queryArg,
      pageParam,
    }: {
      queryArg: CallInput<ContractOf<F, N>>;
      pageParam: string | null;
    }): ApiRequest => ({
      contract,
      input: { ...(queryArg as object) },
      link: pageParam,
    }),
    transformResponse: (body: unknown) => body as Output<ContractOf<F, N>>,
    infiniteQueryOptions: {
      initialPageParam: null as string | null,
      getNextPageParam: (lastPage: Output<ContractOf<F, N>>): string | null => (lastPage as Paged).next,
    },
  };
}

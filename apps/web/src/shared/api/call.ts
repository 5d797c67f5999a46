import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import type { ApiRequest } from './api-request.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's hooks may be called without an argument only if it is void
type OptionalIfEmpty<T> = Record<never, never> extends T ? T | void : T;

/** What a screen passes: all fields of the contract in one object; a key of its own makes a retry safe. */
export type CallInput<E extends AnyEndpoint> = OptionalIfEmpty<Input<E> & { idempotencyKey?: string }>;

/**
 * Turns a contract into the parts of an RTK Query endpoint, so that path, types and checks are written once:
 * `build.mutation({ ...call(cancelOrder), invalidatesTags: ['OrdersUser'] })`.
 */
export function call<E extends AnyEndpoint>(endpoint: E) {
  return {
    query: (input: CallInput<E>): ApiRequest => ({ endpoint, input: { ...(input as object) } }),
    // The base query has checked the body against the response schema; this line only names its type.
    transformResponse: (body: unknown) => body as Output<E>,
  };
}

type Paged = { next: string | null };

/** The same for a list with Load More: `build.infiniteQuery({ ...callPages(listHomeProducts), providesTags: […] })`. */
export function callPages<E extends AnyEndpoint>(endpoint: Output<E> extends Paged ? E : never) {
  return {
    query: ({ queryArg, pageParam }: { queryArg: CallInput<E>; pageParam: string | null }): ApiRequest => ({
      endpoint,
      input: { ...(queryArg as object) },
      link: pageParam,
    }),
    transformResponse: (body: unknown) => body as Output<E>,
    infiniteQueryOptions: {
      initialPageParam: null as string | null,
      getNextPageParam: (lastPage: Output<E>): string | null => (lastPage as Paged).next,
    },
  };
}

import type { AnyEndpoint, Endpoint } from '@mercadito/contracts/endpoint';
import type * as z from 'zod';
import type { ApiRequest } from './api-request.ts';

type Shape = Record<string, z.ZodType>;
/** The input of one part; nothing where the contract has no such part. */
type Part<T extends Shape> = keyof T extends never ? unknown : z.input<z.ZodObject<T>>;
type FlatInput<E extends AnyEndpoint> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType> ? Part<P> & Part<Q> & Part<B> : never;
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's hooks may be called without an argument only if it is void
type OptionalIfEmpty<T> = Record<never, never> extends T ? T | void : T;

/** What a screen passes: params, query and body in one object; a key of its own makes a retry safe. */
export type Input<E extends AnyEndpoint> = OptionalIfEmpty<FlatInput<E> & { idempotencyKey?: string }>;
export type Answer<E extends AnyEndpoint> = z.output<E['response']>;

/**
 * Turns a contract into the parts of an RTK Query endpoint, so that path, types and checks are written once:
 * `build.mutation({ ...call(cancelOrder), invalidatesTags: ['OrdersUser'] })`.
 */
export function call<E extends AnyEndpoint>(endpoint: E) {
  return {
    query: (input: Input<E>): ApiRequest => ({ endpoint, input: { ...input } }),
    // The base query has checked the body against the response schema; this line only names its type.
    transformResponse: (body: unknown) => body as Answer<E>,
  };
}

type Paged = { next: string | null };

/** The same for a list with Load More: `build.infiniteQuery({ ...callPages(listHomeProducts), providesTags: […] })`. */
export function callPages<E extends AnyEndpoint>(endpoint: Answer<E> extends Paged ? E : never) {
  return {
    query: ({ queryArg, pageParam }: { queryArg: Input<E>; pageParam: string | null }): ApiRequest => ({
      endpoint,
      input: { ...queryArg },
      link: pageParam,
    }),
    transformResponse: (body: unknown) => body as Answer<E>,
    infiniteQueryOptions: {
      initialPageParam: null as string | null,
      getNextPageParam: (lastPage: Answer<E>): string | null => (lastPage as Paged).next,
    },
  };
}

type FileInput<Names extends string> = Partial<Record<Names, File | readonly File[]>>;

/** The same for a multipart call; its file fields are named: `callWithFiles(uploadProductPhoto, 'photo')`. */
export function callWithFiles<E extends AnyEndpoint, Names extends string>(endpoint: E, ...names: readonly Names[]) {
  const unknown = names.find((name) => !endpoint.files?.[name]);
  if (unknown) throw new Error(`${endpoint.name} takes no file ${unknown}`);
  return {
    query: (input: FlatInput<E> & FileInput<Names>): ApiRequest => ({ endpoint, input: { ...(input as object) } }),
    transformResponse: (body: unknown) => body as Answer<E>,
  };
}

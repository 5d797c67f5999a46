import type { AnyEndpoint, Endpoint, Input } from '@mercadito/contracts/endpoint';
import type * as z from 'zod';

/** What a field holds while it is filled in: what the call takes, or '' while there is nothing. */
type Filled<T> = Exclude<T, undefined | null> | '';

type BodyOf<B extends Record<string, z.ZodType>> = z.input<z.ZodObject<B>>;

/** The fields a form of this call may have, with what they hold; pictures are a list each. */
export type FormFields<E extends AnyEndpoint> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _R, infer _W, infer F>
    ? { [K in keyof BodyOf<B>]-?: Filled<BodyOf<B>[K]> } & { [K in keyof F]: readonly Blob[] }
    : never;

/** What is sent of these fields once they are right. */
export type SentFields<E extends AnyEndpoint, K> = Pick<Input<E>, K & keyof Input<E>>;

import type {
  BusinessPermission,
  DriverPermission,
  Permission,
  PersonPermission,
  SitePermission,
} from '@mercadito/domain/access/permissions';
import type * as z from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Where in a request an id stands that claims who the caller is: `params.userId`, `body.company_id`, or a field of every
 * item of a list, `body.cart_items.user`.
 */
export type ClaimPlace = `${'params' | 'query' | 'body'}.${string}`;

/** The ids of a request that are compared with the token and never trusted (CALL-1). */
export interface Claims {
  user?: ClaimPlace | readonly ClaimPlace[];
  company?: ClaimPlace | readonly ClaimPlace[];
  driver?: ClaimPlace | readonly ClaimPlace[];
}

/**
 * Whose data a call is about:
 * - `anyone`: nobody's; visitors may call, a token only widens what is seen
 * - `person`: the caller's, or somebody else's whom a claim names, for who may act for others
 * - `business`: the same of a business, which there has to be
 */
export type SubjectKind = 'anyone' | 'person' | 'business';

/** Who may make a call, as what is done: the table in `@mercadito/domain/access/permissions` says who that is. */
export interface Access<S extends SubjectKind = SubjectKind> {
  readonly subject: S;
  /** Null where no permission is needed. */
  readonly permission: Permission | null;
  readonly claims: Claims;
}

const accessTo =
  <P extends Permission>() =>
  <S extends 'person' | 'business'>(subject: S) =>
  (permission: P, claims: Claims = {}): Access<S> => ({ subject, permission, claims });

/** Visitors too. */
export const anyone = (claims: Claims = {}): Access<'anyone'> => ({ subject: 'anyone', permission: null, claims });
/** What people do for themselves. */
export const person = accessTo<PersonPermission>()('person');
/** What is done for a business: the caller's own, or the one that is named by who may act for others. */
export const business = accessTo<BusinessPermission>()('business');
/** What a driver does with orders. */
export const driver = accessTo<DriverPermission>()('person');
/** What is done for the whole site. */
export const site = accessTo<SitePermission>()('person');

/** The row of the rate-limit table a call counts against (CALL-10). */
export type RateClass =
  | 'read'
  | 'write'
  | 'session'
  | 'active-delivery'
  | 'login'
  | 'challenge'
  | 'link'
  | 'password'
  | 'sign-up'
  | 'mail'
  | 'upload'
  | 'own-data'
  | 'create-order';

/** A file field of a multipart call: how many files it takes, and the words for when there are too few. */
export interface FileField {
  readonly min: number;
  readonly max: number;
  readonly missing?: string;
  /** Pictures unless told, which everybody may see under `/media`; a table is a CSV file. */
  readonly holds?: 'picture' | 'private picture' | 'table';
}

/** The part of the interface that a call belongs to in the OpenAPI document. */
interface Feature {
  /** The noun. */
  readonly name: string;
  /** A sentence of what its calls do. */
  readonly about: string;
}

type Shape = Record<string, z.ZodType>;
type Fields<T extends Shape> = z.ZodObject<T>;
type Files = Record<string, FileField>;
type None = Record<never, never>;

interface EndpointParts<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends z.ZodType,
  S extends SubjectKind,
  F extends Files,
> {
  summary: string;
  /** What a program that makes the call has to know beside its fields, above all the codes it is refused with; Markdown. */
  description?: string;
  method: Method;
  /** Below `/api`, to the letter: other programs make these calls too; `{name}` for what varies. */
  path: `/${string}`;
  access: Access<S>;
  params?: Fields<P>;
  query?: Fields<Q>;
  body?: Fields<B>;
  /** Present on multipart calls; their `body` fields arrive as text. */
  files?: F;
  response: R;
  /** What the answer is written in; JSON unless told. */
  mediaType?: 'text/event-stream' | 'text/csv' | 'text/plain';
  /** The answer's status when all went well; 200 unless told. */
  status?: 200 | 201;
  /** Honours `Idempotency-Key`: the same key from the same person does nothing twice, and is answered again. */
  idempotent?: boolean;
  rate?: RateClass;
  /**
   * Open to a person who signed in with a one-time password. Every other call refuses them with 403
   * `password_change_required` until they have changed it; calls for anyone take them for a visitor.
   */
  withOneTimePassword?: boolean;
  /**
   * Prices, cash and people: which of its bodies ask for the password again where it was given long ago (ACCOUNT-23). They answer
   * 403 `password_needed` until `confirmPassword`.
   */
  asksPassword?: (body: z.output<Fields<B>>) => boolean;
}

/** Whatever its body. */
export const always = (): boolean => true;

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends z.ZodType = z.ZodType,
  S extends SubjectKind = SubjectKind,
  F extends Files = Files,
> extends EndpointParts<P, Q, B, R, S, F> {
  readonly feature: Feature;
  /** The operation id: the name of the exported constant. */
  readonly name: string;
  readonly status: 200 | 201;
  readonly idempotent: boolean;
  readonly rate: RateClass;
  readonly withOneTimePassword: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where the type arguments do not matter
export type AnyEndpoint = Endpoint<any, any, any, any, SubjectKind, any>;

/** What a handler is given of the request, parsed. */
export type Parsed<E extends AnyEndpoint> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? { params: z.output<Fields<P>>; query: z.output<Fields<Q>>; body: z.output<Fields<B>> }
    : never;

type InputPart<T extends Shape> = keyof T extends never ? unknown : z.input<Fields<T>>;

/**
 * The schema of a call's body, for who builds on its fields.
 * @throws when the call takes no body
 */
export function bodyOf<E extends AnyEndpoint>({ name, body }: E): NonNullable<E['body']> {
  if (!body) throw new Error(`${name} takes no body`);
  return body;
}

/** What a caller writes, flat: path, query and body fields in one object; files under their field's name. */
export type Input<E extends AnyEndpoint> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType, SubjectKind, infer F>
    ? InputPart<P> & InputPart<Q> & InputPart<B> & { [Field in keyof F]?: Blob | readonly Blob[] }
    : never;

/** What the server answers a call with. */
export type Given<E extends AnyEndpoint> = z.input<E['response']>;

/** What a caller reads of the answer, which may be a newer server's. */
export type Output<E extends AnyEndpoint> = z.output<E['response']>;

function rateClassOf(parts: { method: Method; files?: unknown; rate?: RateClass }): RateClass {
  if (parts.rate) return parts.rate;
  if (parts.files) return 'upload';
  return parts.method === 'GET' ? 'read' : 'write';
}

function assertClaimsExist(
  name: string,
  parts: EndpointParts<Shape, Shape, Shape, z.ZodType, SubjectKind, Files>,
): void {
  for (const place of Object.values(parts.access.claims).flat()) {
    const [part, field, inner] = place.split('.') as ['params' | 'query' | 'body', string, string?];
    const named = parts[part]?.shape[field];
    const items = (named as { element?: { shape?: Shape } } | undefined)?.element?.shape;
    if (inner === undefined ? !named : !items?.[inner]) {
      throw new Error(`${name}: its access names ${place}, which it does not take`);
    }
  }
}

/**
 * Describes the calls of a feature, each once: route, validation, authorisation, OpenAPI document and client all derive from
 * it. What it gives takes a call's operation id, equal to the exported constant's name (a test compares them), and throws
 * when `access` names a field that the call does not take.
 */
export const endpointsOf =
  (feature: Feature) =>
  <
    R extends z.ZodType,
    S extends SubjectKind,
    P extends Shape = None,
    Q extends Shape = None,
    B extends Shape = None,
    F extends Files = None,
  >(
    name: string,
    parts: EndpointParts<P, Q, B, R, S, F>,
  ): Endpoint<P, Q, B, R, S, F> => {
    assertClaimsExist(name, parts as unknown as EndpointParts<Shape, Shape, Shape, z.ZodType, SubjectKind, Files>);
    return {
      ...parts,
      feature,
      name,
      status: parts.status ?? 200,
      idempotent: parts.idempotent ?? false,
      rate: rateClassOf(parts),
      withOneTimePassword: parts.withOneTimePassword ?? false,
    };
  };

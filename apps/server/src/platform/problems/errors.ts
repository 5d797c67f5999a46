import type { Problem } from '@mercadito/contracts/common';
import type { ProblemCode } from '@mercadito/contracts/problem-codes';
import { IMAGE_LIMIT_MESSAGE } from '@mercadito/domain/catalog/limits';

type Status = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503;
type Facts = NonNullable<Problem['facts']>;
/** A field of which a value is somebody else's: its code is `{field}_taken`. */
type FieldTaken = ProblemCode extends infer Code ? (Code extends `${infer Field}_taken` ? Field : never) : never;

/** An error on its way to the caller: what a use case throws and `error-handler.ts` answers with. */
export interface HttpError extends Error {
  readonly status: Status;
  readonly code: ProblemCode;
  readonly errors?: Record<string, string[]>;
  readonly facts?: Facts;
  readonly retryAfterSeconds?: number;
  /** What was written before it stays: a try that counts. Any other error has changed nothing. */
  readonly lasts?: boolean;
}

function httpError(status: Status, code: ProblemCode, detail: string, more: Partial<HttpError> = {}): HttpError {
  return Object.assign(new Error(detail), { name: 'HttpError', status, code, ...more });
}

/** An error that is an outcome of its own: the transaction it ends is kept. */
export const lasting = (error: HttpError): HttpError => Object.assign(error, { lasts: true });

export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError';
}

/** A text that says what is wrong, but not with what: alone on a screen it needs its field as its subject. */
const NEEDS_ITS_FIELD = /^(?:Is|Must|At|Contains|Choose|Invalid|Too|\d+)\b/;

/** The words for a screen: those of docs/product to the letter, the others with their field. */
const headline = (field: string, text: string): string => (NEEDS_ITS_FIELD.test(text) ? `${field}: ${text}` : text);

/** 400: one field is not usable. */
export const invalid = (field: string, text: string): HttpError => invalidFields({ [field]: [text] });

/** 400 with a code of its own, where a screen has to tell it from other mistakes, and the facts to word it. */
export const invalidBecause = (field: string, code: ProblemCode, text: string, facts?: Facts): HttpError =>
  httpError(400, code, text, { errors: { [field]: [text] }, ...(facts && { facts }) });

/** 400: several fields at once; the first text is the headline. */
export const invalidFields = (errors: Record<string, string[]>): HttpError => {
  const [field = 'body', [text = 'Is not valid'] = []] = Object.entries(errors)[0] ?? [];
  return httpError(400, 'invalid_input', headline(field, text), { errors });
};

/** 400: what was sent cannot even be read as a request; said on the part of it that cannot. */
export const unreadable = (part: 'body' | 'path' | 'request'): HttpError =>
  invalid(part, 'The request cannot be read.');

/** 408: it has not come to its end in time. */
export const tooSlow = (): HttpError => httpError(408, 'too_slow', 'The request took too long to arrive.');

/** 415: a body of a kind that no call takes. */
export const wrongContentType = (): HttpError => httpError(415, 'invalid_input', 'The request cannot be read.');

/** 401: no token, or one that is no longer good. */
export const notSignedIn = (): HttpError => httpError(401, 'not_signed_in', 'Sign in to do this.');

/** 401: the one answer to every failed login (ACCOUNT-4). */
export const badCredentials = (retryAfterSeconds?: number): HttpError =>
  httpError(
    401,
    'invalid_credentials',
    'Invalid credentials',
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );

/** 403: signed in, but this is not theirs. */
export const forbidden = (detail = 'You are not allowed to do this.', code: ProblemCode = 'forbidden'): HttpError =>
  httpError(403, code, detail);

/** 403: signed in with a one-time password, which has to be changed before anything else. */
export const passwordChangeRequired = (): HttpError =>
  forbidden('Change your one-time password first.', 'password_change_required');

/** 403: prices, cash and people ask for the password again where it was given long ago (ACCOUNT-23). */
export const passwordNeeded = (): HttpError => forbidden('Enter your password again to do this.', 'password_needed');

/** 403: name and password are right, but an Admin keeps the person out, for a reason (ACCOUNT-13). */
export const accountBlocked = (reason: string): HttpError =>
  httpError(403, 'account_blocked', `This account is blocked: ${reason}`, { facts: { reason } });

/** 404: it does not exist, or not for this person. */
export const notFound = (what: string): HttpError => httpError(404, 'not_found', `${what} not found.`);

/** 409: the state forbids it: a lost race, a wrong status, a limit reached. */
export const conflict = (code: ProblemCode, detail: string, facts?: Facts): HttpError =>
  httpError(409, code, detail, facts ? { facts } : {});

/** 409: a name that has to be unique is somebody else's; said on its field. */
export const taken = (field: FieldTaken, detail: string): HttpError =>
  httpError(409, `${field}_taken`, detail, { errors: { [field]: [detail] } });

/** 409: a draft without a picture is not published (DRAFT-5). */
export const pictureMissing = ({ id, name }: { readonly id: number; readonly name: string }): HttpError => {
  const detail = `${name} has no picture yet: a product needs one to be published.`;
  const facts = { product_id: id, product_name: name };
  return httpError(409, 'picture_missing', detail, { errors: { published: [detail] }, facts });
};

/** 409: more pictures than the field, or the product, may have. */
export const tooManyPictures = (): HttpError => conflict('image_limit', IMAGE_LIMIT_MESSAGE);

/** 400, the last resort: a value that the contract lets pass and the database does not keep. */
export const notStorable = (field: string): HttpError =>
  httpError(400, 'not_storable', 'This cannot be stored as it is.', {
    errors: { [field]: ['Cannot be stored as it is'] },
  });

/**
 * 409: somebody has written the thing since the caller read it, and the facts say what stands there (`refuseEditConflict`).
 * Without facts the last resort: what a call refers to went away, or what it makes came into being, while it was under way.
 */
export const changedMeanwhile = (facts?: Facts): HttpError =>
  conflict('changed_meanwhile', 'Somebody has changed this at the same moment: please look again.', facts);

/** 413 and 415: an upload that is too large or no picture. */
export const uploadTooLarge = (detail: string): HttpError => httpError(413, 'upload_too_large', detail);
export const notAPicture = (detail: string): HttpError => httpError(415, 'not_a_picture', detail);

/** 429: too often; the caller may try again after that many seconds. */
export const tooMany = (retryAfterSeconds: number): HttpError =>
  httpError(429, 'too_many_requests', 'Too many requests, try again in a moment.', { retryAfterSeconds });

/** 503: not now. A cause is for the log: something an operator has to look at. */
export const unavailable = ({
  retryAfterSeconds = 2,
  cause,
  facts,
}: {
  retryAfterSeconds?: number;
  cause?: unknown;
  facts?: Facts;
} = {}): HttpError =>
  httpError(503, 'unavailable', 'The service is busy, try again in a moment.', {
    retryAfterSeconds,
    ...(facts && { facts }),
    ...(cause !== undefined && { cause }),
  });

/** 503: a search or a list that would hold the database up, or that one address asks for too often at once. */
export const tooCostly = (cause?: unknown): HttpError =>
  httpError(
    503,
    'too_costly',
    'This takes too long at the moment: use more specific words, or try again in a moment.',
    {
      retryAfterSeconds: 2,
      ...(cause !== undefined && { cause }),
    },
  );

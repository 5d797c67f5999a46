import type { Problem } from '@mercadito/contracts/common';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { bringProblemTexts } from '../i18n/error-text.ts';
import { hasUnsavedWork } from '../navigation/unsaved-work.ts';
import { type SessionState, sessionExpired } from '../session/session.slice.ts';
import { type ApiError, isPasswordNeeded, isSessionOver, isUnconfirmed, takeServedProblem } from './api-error.ts';
import { isOfSomebodyElse } from './claims.ts';
import { type BringContract, contractInTime } from './contracts.ts';
import { decisionsOf } from './decisions.ts';
import { askPassword } from './password-question.ts';
import { type Answered, type OnProgress, PROGRESS_FIELD, type Sending, send } from './send.ts';

/** One call on its way to the base query: the contract, its flat input, or the link of a further page. */
export interface ApiRequest {
  readonly contract: BringContract;
  readonly input: Readonly<Record<string, unknown>>;
  /** A `next` link of a list: goes out as it came, since it carries the cursor. */
  readonly link?: string | null;
}

/** Milliseconds until a call counts as lost. */
const TIMEOUTS = { read: 15_000, write: 30_000, file: 120_000 };

function timeoutOf(endpoint: AnyEndpoint): number {
  if (endpoint.files || endpoint.mediaType) return TIMEOUTS.file;
  return endpoint.method === 'GET' ? TIMEOUTS.read : TIMEOUTS.write;
}

function headersOf(token: string | null, key: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token && { authorization: `Token ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
}

const CHANGE_FIRST: Problem = { detail: '', message: '', code: 'password_change_required' };
const HELD_BACK: ApiError = { status: 403, data: CHANGE_FIRST };

/** With a one-time password to change, the server refuses every call for people: it need not be asked. */
const isHeldBack = ({ access, withOneTimePassword }: AnyEndpoint, { user }: SessionState): boolean =>
  user?.must_change_password === true && !withOneTimePassword && access.permission !== null;

const SIGN_IN_AGAIN: Problem = { detail: '', message: '', code: 'not_signed_in' };
const SESSION_OVER: ApiError = { status: 401, data: SIGN_IN_AGAIN };

/** The token is known to be dead: until there is another one, only what needs none is sent, which is to sign in. */
const isWithoutToken = ({ access, method }: AnyEndpoint, { isHeld }: SessionState): boolean =>
  isHeld && (access.permission !== null || method === 'GET');

/** What a call was decided as, which stays while it waits for the password. */
interface Decided {
  decision?: ReturnType<ReturnType<typeof decisionsOf>>;
}

type Outcome =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * Sends one call of the API and maps everything that can happen to data or an `ApiError`. What asks for the password first waits
 * for it, and is sent again under its key. A page that nobody sees asks nobody: what was done without a line is tried again
 * once it is looked at.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, call) => {
  const decided: Decided = {};
  for (;;) {
    const outcome = await sendOnce(request, call, decided);
    const asks = isPasswordNeeded(outcome.error) && document.visibilityState !== 'hidden';
    if (!asks || !(await askPassword(call.getState, call.dispatch))) return outcome;
  }
};

const sendOnce = async (
  request: ApiRequest,
  { signal, getState, dispatch, endpoint: name }: BaseQueryApi,
  decided: Decided,
): Promise<Outcome> => {
  const { session } = getState() as { session: SessionState };
  // The page was made for a visitor.
  const served = session.token === null ? takeServedProblem(name, request.input) : undefined;
  if (served) {
    // What is not there has a place of its own, and no words of the server's.
    if (served.status !== 404) await bringProblemTexts();
    return { error: served };
  }
  let endpoint: AnyEndpoint;
  try {
    endpoint = await contractInTime(request.contract, TIMEOUTS.read);
  } catch (error) {
    return { error: error as ApiError };
  }
  if (isHeldBack(endpoint, session)) {
    await bringProblemTexts();
    return { error: HELD_BACK };
  }
  // Late answers to an old token end no newer session.
  const end = () => {
    const { token } = session;
    const ended = token && sessionExpired({ token, wasActing: endpoint.method !== 'GET', holdsWork: hasUnsavedWork() });
    // Once this answer has been taken in: the end of a session calls off whatever is under way.
    if (ended) setTimeout(() => dispatch(ended));
  };
  if (isWithoutToken(endpoint, session)) {
    if (endpoint.method !== 'GET') end();
    await bringProblemTexts();
    return { error: SESSION_OVER };
  }
  // Begun for whoever was here before: their session is over, and nothing of theirs goes out by another's token (ACCOUNT-18).
  if (isOfSomebodyElse(endpoint, request.input, session)) {
    await bringProblemTexts();
    return { error: SESSION_OVER };
  }
  const { method, path, headers, body } = requestOf(endpoint, request.input);
  decided.decision ??= decisionsOf(getState)(endpoint, request.input, session);
  const { decision } = decided;

  const deadline = AbortSignal.timeout(timeoutOf(endpoint));
  const sending = {
    method,
    headers: { ...headers, ...headersOf(session.isHeld ? null : session.token, decision?.key ?? null) },
    body: body ?? null,
    signal: AbortSignal.any([signal, deadline]),
  };
  let answered: Answered;
  try {
    answered = await sendCall(request.link ?? path, sending, request.input[PROGRESS_FIELD] as OnProgress | undefined);
  } catch (error) {
    return { error: { status: deadline.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(error) } };
  }

  const { status, text, reference } = answered;
  if (status === 401 && !session.isHeld) end();
  const outcome: Outcome =
    status >= 200 && status < 300
      ? await acceptBody(endpoint, text, reference)
      : { error: await readApiError(status, text, reference) };
  const { error } = outcome;
  if (!error || !(isUnconfirmed(error) || isSessionOver(error) || isPasswordNeeded(error))) decision?.answered(!error);
  return outcome;
};

/** By `fetch`; what somebody watches by what can be watched, whose code comes with the first such upload. */
async function sendCall(path: string, sending: Sending, onProgress: OnProgress | undefined): Promise<Answered> {
  if (!onProgress) return send(path, sending);
  const { sendWatched } = await import('./send-watched.ts');
  return sendWatched(path, sending, onProgress);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function acceptBody(endpoint: AnyEndpoint, text: string, reference: string | undefined): Promise<Outcome> {
  // There: every contract stands on it.
  const { readAnswer } = await import('@mercadito/contracts/answered');
  // A file's text is what it is; reading it has taken its byte order mark away.
  const parsed = readAnswer(endpoint.response, endpoint.mediaType ? text : parseJson(text));
  if (parsed.success) return { data: parsed.data as unknown };
  return { error: { status: 'PARSING_ERROR' as const, error: `${endpoint.name}: ${parsed.error.message}`, reference } };
}

async function readApiError(status: number, text: string, reference: string | undefined): Promise<ApiError> {
  // There: every contract stands on it.
  const [{ problem }] = await Promise.all([import('@mercadito/contracts/common'), bringProblemTexts(status)]);
  const parsed = problem.safeParse(parseJson(text));
  // A proxy in between answers without our body; the status says enough then.
  const unknown: Problem = { detail: '', message: '', code: `http_${status}` };
  return { status, data: parsed.success ? parsed.data : unknown, reference };
}

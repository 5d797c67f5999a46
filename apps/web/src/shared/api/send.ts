import { noteServerTime } from '../clock/server-clock.ts';

/** What a call is sent as. */
export interface Sending {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | null;
  readonly signal: AbortSignal;
}

/** What came back, read whole. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  /** The request's id, for somebody to tell us. */
  readonly reference: string | undefined;
}

/** How much of a request has left, bytes of its body. */
export type OnProgress = (sent: number, whole: number) => void;

/** The input's field that carries the ear of whoever watches an upload. */
export const PROGRESS_FIELD = 'onProgress';

/** Names a request, for somebody to tell us. */
export const REFERENCE_HEADER = 'x-request-id';

declare global {
  /** The answer to a read that a page of somebody's own has begun before the application came (app/own-reads.js). */
  var begunRead: ((path: string, sending: Sending) => Promise<Response> | undefined) | undefined;
}

// Of a file it keeps the mark too, by which a spreadsheet knows its letters; `response.text()` would take it away.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Sends a call. @throws when nothing came back */
export async function send(path: string, sending: Sending): Promise<Answered> {
  const sentAt = Date.now();
  const response = await (globalThis.begunRead?.(path, sending) ?? fetch(path, sending));
  noteServerTime(response.headers.get('date'), sentAt, Date.now());
  const reference = response.headers.get(REFERENCE_HEADER) ?? undefined;
  return { status: response.status, text: utf8.decode(await response.arrayBuffer()), reference };
}

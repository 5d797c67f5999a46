import { noteServerTime } from '../clock/server-clock.ts';
import { type Answered, type OnProgress, REFERENCE_HEADER, type Sending } from './send.ts';

/** Sends an upload that somebody watches: `fetch` does not tell how far it is. @throws when nothing came back */
export function sendWatched(path: string, sending: Sending, onProgress: OnProgress): Promise<Answered> {
  const { method, headers, body, signal } = sending;
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const request = new XMLHttpRequest();
  const sentAt = Date.now();
  request.open(method, path);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
  request.addEventListener('load', () => {
    const { status, responseText } = request;
    noteServerTime(request.getResponseHeader('date'), sentAt, Date.now());
    resolve({ status, text: responseText, reference: request.getResponseHeader(REFERENCE_HEADER) ?? undefined });
  });
  request.addEventListener('error', () => reject(new TypeError('The upload has failed')));
  request.addEventListener('abort', () => reject(signal.reason));
  const stop = () => request.abort();
  signal.addEventListener('abort', stop, { once: true });
  request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
  if (signal.aborted) reject(signal.reason);
  else request.send(body);
  return promise;
}

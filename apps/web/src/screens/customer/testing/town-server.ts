import { answerJson, keyOf, sentBy, startLocalServer } from '../../../../test/local-server.ts';

export interface Asked {
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

/** An answer, or `lost`: the server has done its work and the line is cut before anybody hears of it. */
export type Reply = { readonly status?: number; readonly body: unknown } | 'lost';
type Replies = Readonly<Record<string, (asked: Asked) => Reply>>;

const NOT_FOUND = { detail: 'Not found', message: 'Not found', code: 'not_found' };

/** A server for the calls of a test, by method and path: `{ 'GET /settings': () => ({ body }) }`. */
export async function openTown(replies: Replies): Promise<void> {
  await startLocalServer((request, response) => {
    const path = request.url.split('?')[0]?.replace(/^\/api|\/$/g, '');
    const reply = replies[`${request.method} ${path}`]?.({ key: keyOf(request), body: sentBy(request) });
    if (reply === 'lost') response.destroy();
    else answerJson(response, reply?.body ?? NOT_FOUND, reply?.status ?? (reply ? 200 : 404));
  });
}

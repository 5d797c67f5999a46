import type { AddressInfo } from 'node:net';
import type { CacheTag } from '@mercadito/domain/events/domain-event';
import type { FastifyInstance } from 'fastify';
import { type Audience, sending } from '../src/platform/record/notices.ts';
import type { TestApp } from './test-app.ts';

/** A stream as its reader has it. */
export interface OpenStream {
  readonly response: Response;
  /** Waits for the next `refresh` event and answers its tags. */
  readonly nextTags: () => Promise<string[]>;
  /** Waits until the server ends it; answers what had come until then. */
  readonly ended: () => Promise<string>;
  readonly leave: () => void;
}

/** Makes an application reachable; streams cannot be injected. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a stream and waits until it is ready: from then on nothing is missed. */
export async function openStream(address: string, token: string): Promise<OpenStream> {
  const leaving = new AbortController();
  const headers = { authorization: `Token ${token}` };
  const response = await fetch(`${address}/api/events/`, { headers, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('A stream without a body');
  let unread = '';
  let all = '';
  const more = async (): Promise<boolean> => {
    const { value = '', done } = await reader.read();
    unread += value;
    all += value;
    return !done;
  };
  const next = async (name: string): Promise<string> => {
    for (;;) {
      const found = new RegExp(`event: ${name}\ndata: (.*)\n\n`).exec(unread);
      if (found?.[1] !== undefined) {
        unread = unread.slice(found.index + found[0].length);
        return found[1];
      }
      if (!(await more())) throw new Error(`The stream ended before "${name}" came`);
    }
  };
  await next('ready');
  return {
    response,
    nextTags: async () => (JSON.parse(await next('refresh')) as { tags: string[] }).tags,
    ended: async () => {
      while (await more());
      return all;
    },
    leave: () => leaving.abort(),
  };
}

// No call under test changes it, so it shows where everything sent before has arrived.
const MARK = 'WeekDays';

/** Sends a notice of which no event is the cause. */
export async function notify({ db }: Pick<TestApp, 'db'>, audience: Audience, tags: CacheTag[]): Promise<void> {
  await sending([{ audience, tags }]).execute(db);
}

/** What every stream has heard since it was opened or asked before, in alphabetical order. */
export async function heardBy(test: TestApp, streams: readonly OpenStream[]): Promise<string[][]> {
  await notify(test, 'everybody', [MARK]);
  return Promise.all(
    streams.map(async ({ nextTags }) => {
      const tags: string[] = [];
      while (!tags.includes(MARK)) tags.push(...(await nextTags()));
      return tags.filter((tag) => tag !== MARK).toSorted();
    }),
  );
}

/** Streams for several people, once the echo of what was done before has died away. */
export async function openStreams(
  test: TestApp,
  address: string,
  people: readonly { readonly token: string }[],
): Promise<OpenStream[]> {
  const streams = await Promise.all(people.map(({ token }) => openStream(address, token)));
  await heardBy(test, streams);
  return streams;
}

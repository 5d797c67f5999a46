import { CACHE_TAGS } from 'virtual:cache-tags';
import { STREAM_PAGE_HEADER, streamEvents } from '@mercadito/contracts/events';
import type { CacheTag } from '@mercadito/domain/events/domain-event';
import { memoize } from '@mercadito/domain/memoize';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { newIdempotencyKey } from '../api/decisions.ts';
import { growingWait, onceReconnected } from '../connection/on-reconnect.ts';

/** Milliseconds between attempts: doubled each time, so that a server in trouble is left alone. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** The server writes a comment every 20 s; silence of more than two of them means the line is dead. */
const LONGEST_SILENCE = 50_000;

export interface EventStream {
  /** Whether it is open at present. */
  readonly isOpen: () => boolean;
  /** Ends it for good. */
  readonly close: () => void;
}

const event = memoize(() => v.object({ tags: v.array(v.unknown()) }));
const isKnown = (tag: unknown): tag is CacheTag => CACHE_TAGS.some((known) => known === tag);

/** The tags that this version knows; a newer server may name others beside them. */
function tagsOf(data: string): CacheTag[] {
  try {
    const parsed = v.safeParse(event(), JSON.parse(data));
    return parsed.success ? parsed.output.tags.filter(isKnown) : [];
  } catch {
    return [];
  }
}

export interface StreamEvents {
  /** What has changed. */
  readonly onTags: (tags: CacheTag[]) => void;
  /** Open from now on: whatever happened before, since the last opening or ever, may have been missed. */
  readonly onOpen: () => void;
  /** The server no longer knows the token: there is nothing more to hear. */
  readonly onRefused: () => void;
}

/** Names this page among a person's streams: where there are too many, the server ends the one that this page has lost. */
const PAGE = newIdempotencyKey();

/** Reads one connection until it ends; throws when it cannot be opened or falls silent. */
async function readStream(token: string, signal: AbortSignal, events: StreamEvents): Promise<void> {
  const { onOpen, onTags, onRefused } = events;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awaitNext = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
  };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const tags = event === 'refresh' ? tagsOf(data) : [];
      if (tags.length > 0) onTags(tags);
    },
  });
  try {
    awaitNext();
    // Not through the cache: it never ends. EventSource is no help, it cannot send the header.
    const response = await fetch(`/api${streamEvents.path}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Token ${token}`, [STREAM_PAGE_HEADER]: PAGE },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (response.status === 401) onRefused();
    if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
    onOpen();
    const parts = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      awaitNext();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps one stream open for the person: again after a growing wait, at once when the network or the page comes back. */
export function openEventStream(token: string, events: StreamEvents): EventStream {
  const ended = new AbortController();
  let failed = 0;
  let isOpen = false;
  let wake: () => void = () => undefined;

  const onOpen = () => {
    if (ended.signal.aborted) return;
    failed = 0;
    isOpen = true;
    events.onOpen();
  };
  const onRefused = () => {
    ended.abort();
    events.onRefused();
  };
  const onTags: StreamEvents['onTags'] = (tags) => {
    if (!ended.signal.aborted) events.onTags(tags);
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const callOff = onceReconnected(growingWait(failed, FIRST_WAIT, LONGEST_WAIT), resolve);
      wake = () => {
        callOff();
        resolve();
      };
      failed += 1;
    });
  const run = async () => {
    while (!ended.signal.aborted) {
      await readStream(token, ended.signal, { onOpen, onTags, onRefused }).catch(() => undefined);
      isOpen = false;
      if (!ended.signal.aborted) await pause();
    }
  };
  void run();

  return {
    isOpen: () => isOpen,
    close: () => {
      ended.abort();
      wake();
    },
  };
}

import type { CacheTag } from '@mercadito/contracts/cache-tags';
import { refreshEvent, streamEvents } from '@mercadito/contracts/events';
import { createParser } from 'eventsource-parser';
import { atNextChance, growingWait } from '../connection/chances.ts';

/** Milliseconds between attempts: doubled each time, so that a server in trouble is left alone. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** The server writes a comment every 20 s; silence of more than two of them means the line is dead. */
const LONGEST_SILENCE = 50_000;

export interface EventStream {
  /** Ends it for good. */
  readonly close: () => void;
}

/** The tags whose data has changed; null when something may have been missed and all of it is in doubt. */
type OnRefresh = (tags: CacheTag[] | null) => void;

function tagsOf(data: string): CacheTag[] {
  try {
    const parsed = refreshEvent.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data.tags : [];
  } catch {
    return [];
  }
}

export interface StreamEvents {
  readonly onRefresh: OnRefresh;
  /** The server no longer knows the token: there is nothing more to hear. */
  readonly onRefused: () => void;
}

interface Reader extends StreamEvents {
  readonly onOpen: () => void;
}

/** Reads one connection until it ends; throws when it cannot be opened or falls silent. */
async function readStream(token: string, signal: AbortSignal, reader: Reader): Promise<void> {
  const { onOpen, onRefresh, onRefused } = reader;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
  };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'refresh') onRefresh(tagsOf(data));
    },
  });
  try {
    heard();
    // Not through the cache: it never ends. EventSource is no help, it cannot send the header.
    const response = await fetch(`/api${streamEvents.path}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Token ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    if (response.status === 401) onRefused();
    if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
    onOpen();
    const parts = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      heard();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps one stream open for the person: again after a growing wait, at once when the network or the page comes back.
 * After every gap it reports null, since what happened meanwhile is unknown.
 */
export function openEventStream(token: string, { onRefresh, onRefused }: StreamEvents): EventStream {
  const ended = new AbortController();
  let failed = 0;
  let wake: () => void = () => undefined;
  let isFirst = true;

  const onOpen = () => {
    failed = 0;
    if (!isFirst) onRefresh(null);
    isFirst = false;
  };
  const refuse = () => {
    ended.abort();
    onRefused();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const callOff = atNextChance(growingWait(failed, FIRST_WAIT, LONGEST_WAIT), resolve);
      wake = () => {
        callOff();
        resolve();
      };
      failed += 1;
    });
  const run = async () => {
    while (!ended.signal.aborted) {
      await readStream(token, ended.signal, { onOpen, onRefresh, onRefused: refuse }).catch(() => undefined);
      if (!ended.signal.aborted) await pause();
    }
  };
  void run();

  return {
    close: () => {
      ended.abort();
      wake();
    },
  };
}

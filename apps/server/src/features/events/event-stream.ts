import type { CacheTag } from '@mercadito/domain/events/domain-event';

const PING_EVERY_MS = 20_000;
const GATHER_MS = 50;

/** Where a stream's text goes. */
export interface StreamOutput {
  /** False when the reader does not keep up. */
  readonly write: (text: string) => boolean;
  readonly end: () => void;
}

/** Whom a stream is for. */
export interface StreamReader {
  readonly subscribe: (onTags: (tags: readonly CacheTag[]) => void, onGap: () => void) => () => void;
  /** Whether the token still is what it was when the stream began. */
  readonly isStillGood: () => Promise<boolean>;
}

/** What is told when a token may have died, or its person may have become somebody else. */
const CONCERN_TOKENS: readonly CacheTag[] = ['Account', 'Sessions'];

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Runs one stream: says `ready`, then which cached reads to refresh, gathered for a moment so that one order is one event.
 * A comment every 20 s keeps the way open. Ends by itself when the token dies or its person changes, when the reader is
 * stuck, and when something may have been missed: whoever opens it again reads everything anew.
 * @returns ends the stream; harmless a second time
 */
export function openEventStream(output: StreamOutput, reader: StreamReader): () => void {
  const waiting = new Set<CacheTag>();
  let gathering: NodeJS.Timeout | undefined;
  let isOpen = true;

  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(gathering);
    clearInterval(pinging);
    unsubscribe();
    output.end();
  };
  const send = (text: string): void => {
    if (isOpen && !output.write(text)) close();
  };
  const recheck = async (): Promise<void> => {
    // Where the database cannot answer, the next ping asks again.
    if (!(await reader.isStillGood().catch(() => true))) close();
  };
  const flush = (): void => {
    gathering = undefined;
    const tags = [...waiting];
    waiting.clear();
    send(event('refresh', { tags }));
    if (tags.some((tag) => CONCERN_TOKENS.includes(tag))) void recheck();
  };
  const unsubscribe = reader.subscribe((tags) => {
    for (const tag of tags) waiting.add(tag);
    gathering ??= setTimeout(flush, GATHER_MS);
  }, close);
  const pinging = setInterval(() => {
    send(': ping\n\n');
    void recheck();
  }, PING_EVERY_MS);
  send(event('ready', {}));
  return close;
}

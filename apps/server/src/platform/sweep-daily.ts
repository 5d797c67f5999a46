import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services.ts';
import { type Swept, sweepPictures } from './sweep-pictures.ts';

// Whoever starts a server wants its pages first.
const FIRST_AFTER_MS = 60_000;
const THEN_EVERY_MS = 86_400_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Sweeps pictures that nobody shows any more, soon after the start and then once a day, beside the calls.
 * @returns ends it, and waits until it has ended
 */
export function sweepDaily({ database: { db }, pictures, now }: Services, log: Log): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const sweep = async (): Promise<void> => {
    try {
      tell(await sweepPictures({ db, pictures, now: now(), signal }), log);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'sweeping pictures failed; it is tried again in a day');
    }
  };
  const running = (async () => {
    await sleep(FIRST_AFTER_MS, undefined, { signal, ref: false });
    for (;;) {
      await sweep();
      await sleep(THEN_EVERY_MS, undefined, { signal, ref: false });
    }
  })().catch(() => undefined);
  return () => {
    stopped.abort();
    return running;
  };
}

function tell(swept: Swept, log: Log): void {
  if (swept.suspicious > 0) {
    log.warn(
      swept,
      'most pictures in DATA_DIR are unknown to this database, so none was swept: do the two belong together?',
    );
  } else if (swept.unused + swept.unknown > 0) {
    log.info(swept, 'swept pictures that nothing refers to');
  }
}

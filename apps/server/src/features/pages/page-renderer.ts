import { existsSync } from 'node:fs';
import type { PageRendering, PageToRender, RenderedPage } from '@mercadito/contracts/served-page';
import type { FastifyBaseLogger } from 'fastify';
import { Tinypool } from 'tinypool';
import { addressForLog } from '../../platform/http/logging.ts';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';

export interface PageRenderer {
  /** The page as a visitor sees it; null when it cannot be had in time, and the application then shows it by itself. */
  readonly render: (page: PageToRender) => Promise<RenderedPage | null>;
  readonly close: () => Promise<void>;
}

// The name under which the web's build gives the rendering away.
const RENDERING: keyof PageRendering = 'renderPage';
const LONGEST_WAIT_MS = 2_000;
// What takes longer does not end. Not sooner: the thread that starts anew is slower still, and on a busy machine none would ever be in time.
const LONGEST_RENDERING_MS = 20_000;
// More wait than are rendered in the time a page may take: the next one is served without.
const LONGEST_QUEUE = 20;
const IDLE_MS = 5 * 60_000;
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

interface Patience {
  /** How long a page waits for its rendering before it is served without. */
  readonly waitMs?: number;
  /** After how long the thread is ended, as what it does will not end by itself. */
  readonly renderingMs?: number;
}

/** Answers null when the time is over first. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Renders pages in a thread of its own, so that no call waits for one. The thread starts with the first page and ends
 * when none is wanted: a resting server does not keep the web in its memory.
 */
export function createPageRenderer(
  file: string,
  log: Pick<FastifyBaseLogger, 'error' | 'debug'>,
  { waitMs = LONGEST_WAIT_MS, renderingMs = LONGEST_RENDERING_MS }: Patience = {},
): PageRenderer {
  const pool = new Tinypool({
    filename: file,
    name: RENDERING,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP,
  });
  // A thread whose code cannot be read says so beside its task; without a listener, that would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'the thread that renders pages ended'));
  // The line stands here: a task that the pool refuses, or that is given up in its queue, throws when its time is over.
  const inTurn = createConcurrencyLimit({ atOnce: 1, mostWaiting: LONGEST_QUEUE });
  let isOpen = true;

  const renderNow = async (page: PageToRender): Promise<RenderedPage | null> => {
    const givenUp = new AbortController();
    const patience = setTimeout(() => givenUp.abort(), renderingMs);
    try {
      const rendered = (await pool.run(page, { signal: givenUp.signal })) as RenderedPage;
      // The browser mends it by drawing those parts anew; what stands in a served page ought to be there from the start.
      if (rendered.unresolved > 0) {
        const { unresolved } = rendered;
        log.error(
          { address: addressForLog(page.address), unresolved },
          'a page was rendered with parts that were still on their way',
        );
      }
      return rendered;
    } catch (error) {
      // A closing server ends its thread, and what it was at.
      const level = isOpen ? 'error' : 'debug';
      log[level]({ err: error, address: addressForLog(page.address) }, 'a page was served without being rendered');
      return null;
    } finally {
      clearTimeout(patience);
    }
  };
  return {
    render: async (page) => {
      // Still being built, or no room: the application shows the page by itself.
      if (!existsSync(file) || !inTurn.hasRoomFor()) return null;
      const end = performance.now() + waitMs;
      const isWanted = (): boolean => isOpen && performance.now() < end;
      // Only a page that somebody still waits for is begun; one that was begun is finished, so that its thread stays.
      const rendering = inTurn(async () => (isWanted() ? renderNow(page) : null));
      const rendered = await within(waitMs, rendering);
      if (!rendered) log.debug({ address: addressForLog(page.address) }, 'a page was not rendered in time');
      return rendered;
    },
    close: () => {
      isOpen = false;
      return pool.destroy();
    },
  };
}

import { existsSync } from 'node:fs';
import type { PageRendering, PageToRender, RenderedPage } from '@mercadito/contracts/served-page';
import type { FastifyBaseLogger } from 'fastify';
import { Tinypool } from 'tinypool';
import { addressForLog } from '../../platform/http/logging.ts';
import { createTurnstile } from '../../platform/limits/turnstile.ts';

export interface PageRenderer {
  /** The page as a visitor sees it; null when it cannot be had in time, and the application then shows it by itself. */
  readonly render: (page: PageToRender) => Promise<RenderedPage | null>;
  readonly close: () => Promise<void>;
}

// The name under which the web's build gives the rendering away.
const RENDERING: keyof PageRendering = 'renderPage';
const LONGEST_WAIT_MS = 2_000;
// More wait than are rendered in the time a page may take: the next one is served without.
const LONGEST_QUEUE = 20;
const IDLE_MS = 5 * 60_000;
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

const isFault = (error: unknown): boolean => error instanceof Error && error.name !== 'AbortError';

/**
 * Renders pages in a thread of its own, so that no call waits for one. The thread starts with the first page and ends
 * when none is wanted: a resting server does not keep the web in its memory.
 */
export function createPageRenderer(
  file: string,
  log: Pick<FastifyBaseLogger, 'error' | 'debug'>,
  longestWaitMs = LONGEST_WAIT_MS,
): PageRenderer {
  const pool = new Tinypool({
    filename: file,
    name: RENDERING,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP,
  });
  // A thread whose code cannot be read says so beside its task; unheard, that would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'the thread that renders pages ended'));
  // The line stands here: a task that the pool refuses, or that is given up in its queue, throws when its time is over.
  const inTurn = createTurnstile({ atOnce: 1, mostWaiting: LONGEST_QUEUE });
  let isOpen = true;

  const renderWithin = async (ms: number, page: PageToRender): Promise<RenderedPage | null> => {
    if (ms <= 0 || !isOpen) return null;
    const givenUp = new AbortController();
    const patience = setTimeout(() => givenUp.abort(), ms);
    try {
      const rendered = (await pool.run(page, { signal: givenUp.signal })) as RenderedPage;
      // The browser mends it by drawing those parts anew; what stands in a served page ought to be there from the start.
      if (rendered.unresolved > 0) {
        const { unresolved } = rendered;
        log.error({ address: page.address, unresolved }, 'a page was rendered with parts that were still on their way');
      }
      return rendered;
    } catch (error) {
      // Not in time: that is what the limit is for.
      const level = isFault(error) ? 'error' : 'debug';
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
      const end = performance.now() + longestWaitMs;
      return inTurn(() => renderWithin(end - performance.now(), page));
    },
    close: () => {
      isOpen = false;
      return pool.destroy();
    },
  };
}

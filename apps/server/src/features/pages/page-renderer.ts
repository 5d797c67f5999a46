import { existsSync } from 'node:fs';
import type { PageRendering, PageToRender, RenderedPage } from '@mercadito/contracts/served-page';
import type { FastifyBaseLogger } from 'fastify';
import { Tinypool } from 'tinypool';

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

const isFault = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'AbortError' && !error.message.startsWith('Task queue is at limit');

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
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP,
  });
  // A thread whose code cannot be read says so beside its task; unheard, that would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'the thread that renders pages ended'));
  return {
    render: async (page) => {
      // Still being built.
      if (!existsSync(file)) return null;
      try {
        return (await pool.run(page, { signal: AbortSignal.timeout(longestWaitMs) })) as RenderedPage;
      } catch (error) {
        // Not in time, or too many wait: that is what the limits are for.
        const level = isFault(error) ? 'error' : 'debug';
        log[level]({ err: error, address: page.address }, 'a page was served without being rendered');
        return null;
      }
    },
    close: () => pool.destroy(),
  };
}

import { fileURLToPath } from 'node:url';
import type * as Events from '@mercadito/domain/events/domain-event';
import { type Plugin, runnerImport } from 'vite';
import { virtualModule } from './virtual-module.ts';

const EVENTS = fileURLToPath(new URL('../../../packages/domain/src/events/', import.meta.url));

/** The names of all cached reads, without the table of events that they stand in. */
export const cacheTags = (): Plugin =>
  virtualModule('cache-tags', {
    of: EVENTS,
    write: async () => {
      const { module } = await runnerImport<typeof Events>(`${EVENTS}domain-event.ts`);
      return `export const CACHE_TAGS = ${JSON.stringify(module.findCacheTags())};`;
    },
  });

import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyChunk } from './lazy-chunk.ts';

/**
 * As `lazyChunk`, but on its way, with its texts, from when its screen is there: for what has to open where the line is lost, and
 * for what most people open.
 */
export function earlyChunk<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  load().catch(() => undefined);
  return lazyChunk(load);
}

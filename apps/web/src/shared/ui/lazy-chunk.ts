// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { bringInsistently } from '../connection/on-reconnect.ts';

const underWay = new Set<Promise<unknown>>();

/** The server renders a page once more when what it lacked is there: it has no later (render-page.tsx). */
export const chunksUnderWay = (): Promise<unknown> => Promise.allSettled(underWay);

function lazily<P>(bring: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const coming = bring();
    underWay.add(coming);
    try {
      return { default: await coming };
    } finally {
      underWay.delete(coming);
    }
  });
}

/**
 * A component whose chunk comes after the page, and without which the page is whole: lost on the way, it is asked for again,
 * and until then nothing is in its place, or `Coming` where somebody has pressed for it. (A plain `lazy` would take the page
 * down with it.)
 */
export function lazyChunk<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazily(() => bringInsistently(load));
}

/**
 * A component without whose chunk there is nothing to see: what is lost on the way is told in its place, by the page's
 * boundary.
 */
export const neededChunk = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazily(load);

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { bringPersistently, connectionIsBack } from '../connection/chances.ts';

/**
 * A part whose code comes after the page, and without which the page is whole: lost on the way, it is asked for again
 * when the connection is back, and until then nothing is in its place. (A plain `lazy` would take the page down with it.)
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const bring = (): Promise<ComponentType<P>> => bringPersistently(load).catch(() => connectionIsBack().then(bring));
  return lazy(async () => ({ default: await bring() }));
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { bringInsistently } from '../connection/chances.ts';

/**
 * A part whose code comes after the page, and without which the page is whole: lost on the way, it is asked for again, and until then
 * nothing is in its place, or `Coming` where somebody has pressed for it. (A plain `lazy` would take the page down with it.)
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await bringInsistently(load) }));
}

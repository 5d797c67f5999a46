import type { AppHistory, Place } from './history.ts';

const nowhere = () => undefined;

/** The history of a page that is rendered on the server: it is at one address, and goes nowhere. */
export function createServedHistory(address: string): AppHistory {
  const { pathname, search } = new URL(address, 'http://localhost');
  const place: Place = { type: 'POP', pathname, search, hash: '', key: 'default', state: null };
  return {
    place: () => place,
    listen: () => nowhere,
    navigate: nowhere,
    guard: () => nowhere,
    layer: () => nowhere,
  };
}

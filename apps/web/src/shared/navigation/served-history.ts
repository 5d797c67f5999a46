import { NavigationType } from 'react-router';
import { type AppHistory, hrefOf, type Place } from './history.ts';

const nowhere = () => undefined;

/** The history of a page that is rendered on the server: it is at one address, and goes nowhere. */
export function createServedHistory(address: string): AppHistory {
  const { pathname, search } = new URL(address, 'http://localhost');
  const place: Place = {
    location: { pathname, search, hash: '', key: 'default', state: null },
    type: NavigationType.Pop,
  };
  return {
    navigator: {
      createHref: hrefOf,
      go: nowhere,
      push: nowhere,
      replace: nowhere,
    },
    place: () => place,
    listen: () => nowhere,
    guard: () => nowhere,
    layer: () => nowhere,
  };
}

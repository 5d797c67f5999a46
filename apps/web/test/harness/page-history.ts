import { onTestFinished } from 'vitest';
import { type AppHistory, createHistory } from '../../src/shared/navigation/history.ts';

let left = new AbortController();

/**
 * The history of a page that begins at an address, where the window is unless told. What it listens to goes with the page, or with
 * its test: files of tests share a window.
 */
export function beginHistory(address?: string): AppHistory {
  left.abort();
  left = new AbortController();
  const { signal } = left;
  onTestFinished(() => left.abort());
  if (address !== undefined) window.history.replaceState(null, '', address);
  const { history, location } = window;
  const addEventListener = (type: string, listener: () => void) => window.addEventListener(type, listener, { signal });
  const removeEventListener = window.removeEventListener.bind(window);
  return createHistory({ history, location, addEventListener, removeEventListener } as unknown as Window);
}

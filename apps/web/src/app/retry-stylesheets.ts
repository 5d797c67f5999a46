import { untilOnline } from '../shared/connection/on-reconnect.ts';

const RETRY_MS = 3_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/**
 * Asks again for a style sheet that was lost on the way. The code that it belongs to is asked for by whoever wants it,
 * but finds the sheet's element in place and would do without its styles.
 */
export function retryStylesheets(): void {
  const ask = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await (navigator.onLine ? pause() : untilOnline());
    target.replaceWith(target.cloneNode());
  };
  // Does not bubble, hence on the way down.
  document.addEventListener('error', ask, true);
}

import { SERVED_DATA_ELEMENT, type ServedCall, type ServedPage } from '@mercadito/contracts/served-page';
import type { FirstRead } from '@mercadito/contracts/site/first-reads';
import { api } from './api.ts';
import type { AppDispatch, AppThunk } from './store-hooks.ts';

/**
 * Reads what the server put into the page; null in a page served without it, which simply asks later. Not checked like
 * an answer: page and script are of one build.
 */
export function readServedPage(page: Document): ServedPage | null {
  const text = page.getElementById(SERVED_DATA_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ServedPage) : null;
}

/** Reads from the server; a read is not begun while the same one runs, as one of the next page may, and that is waited for. */
async function readAnew(name: string, arg: unknown, dispatch: AppDispatch): Promise<void> {
  const running = () => dispatch(api.util.getRunningQueryThunk(name as never, arg as never));
  for (let read = running(); read; read = running()) await read;
  const endpoint = endpointOf(name);
  if (endpoint) dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
}

interface Endpoint {
  readonly initiate: (arg: unknown, options: object) => AppThunk<unknown>;
  readonly select: (arg: unknown) => (state: unknown) => { readonly data?: unknown };
}

function endpointOf(name: string): Endpoint | undefined {
  return (api.endpoints as unknown as Record<string, Endpoint | undefined>)[name];
}

const argOf = ({ input }: Pick<ServedCall, 'input'>): unknown => (Object.keys(input).length === 0 ? undefined : input);

const isPaged = (endpoint: Endpoint): boolean => 'useInfiniteQuery' in endpoint;

/** What a screen's read has answered, as the cache has it, of pages the first; undefined before, and while its code is on the way. */
export function answerOf(read: FirstRead, state: unknown): unknown {
  const endpoint = endpointOf(read.call);
  const data = endpoint?.select(argOf(read))(state).data;
  return endpoint && isPaged(endpoint) ? (data as { readonly pages: readonly unknown[] } | undefined)?.pages[0] : data;
}

function entryOf(call: ServedCall, endpoint: Endpoint) {
  const value = isPaged(endpoint) ? { pages: [call.data], pageParams: [null] } : call.data;
  // Which calls a page brings, it says itself: no type can.
  return { endpointName: call.name, arg: argOf(call), value } as never;
}

export interface ServedData {
  /** Puts the answers into the cache whose screens have come; asked again after each screen is loaded. */
  readonly fillCache: () => void;
  /** The page was made for a visitor: reads what has been shown again with the token. */
  readonly readAgain: () => void;
  /** All that is shown is being read again anyway. */
  readonly takeAsRead: () => void;
}

/** Holds the server's answers until the code that reads them is there. */
export function createServedData(calls: readonly ServedCall[], dispatch: AppDispatch): ServedData {
  let waiting = calls;
  const shown: ServedCall[] = [];

  return {
    fillCache: () => {
      for (const call of waiting) {
        const endpoint = endpointOf(call.name);
        if (!endpoint) continue;
        dispatch(api.util.upsertQueryEntries([entryOf(call, endpoint)]));
        shown.push(call);
      }
      waiting = waiting.filter((call) => !shown.includes(call));
    },
    readAgain: () => {
      for (const call of shown.splice(0)) void readAnew(call.name, argOf(call), dispatch);
    },
    takeAsRead: () => void shown.splice(0),
  };
}

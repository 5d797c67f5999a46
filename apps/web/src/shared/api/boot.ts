import * as z from 'zod';
import { api } from './api.ts';

const bootData = z.object({
  /** The reads that the server made for this page: contract name, flat input, answer. */
  calls: z.array(z.object({ name: z.string(), input: z.record(z.string(), z.unknown()), data: z.unknown() })),
  /** The shuffle the server picked for this visit, so that page two continues page one. */
  randomOrder: z.number().optional(),
});

export type BootData = z.output<typeof bootData>;
type BootCall = BootData['calls'][number];

const NOTHING: BootData = { calls: [] };

/** Reads what the server put into the page; a page served without it simply asks later. */
export function readBoot(page: Document): BootData {
  const text = page.getElementById('boot')?.textContent;
  if (!text) return NOTHING;
  try {
    return bootData.parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

type Endpoint = { initiate: (arg: unknown, options: object) => unknown };
type Dispatch = (action: never) => unknown;

function endpointOf(name: string): Endpoint | undefined {
  return (api.endpoints as unknown as Record<string, Endpoint | undefined>)[name];
}

const argOf = ({ input }: BootCall): unknown => (Object.keys(input).length === 0 ? undefined : input);

function entryOf(call: BootCall, endpoint: Endpoint) {
  const isPaged = 'useInfiniteQuery' in endpoint;
  const value = isPaged ? { pages: [call.data], pageParams: [null] } : call.data;
  return { endpointName: call.name, arg: argOf(call), value };
}

export interface Boot {
  readonly randomOrder: number | undefined;
  /** Puts the answers into the cache whose screens have come; asked again after each screen is loaded. */
  readonly fillCache: () => void;
  /** The page was made for a visitor: reads what has been shown again with the token. */
  readonly readAgain: () => void;
}

/** Holds the server's answers until the code that reads them is there. */
export function createBoot({ calls, randomOrder }: BootData, dispatch: Dispatch): Boot {
  let waiting = calls;
  const shown: BootCall[] = [];

  return {
    randomOrder,
    fillCache: () => {
      for (const call of waiting) {
        const endpoint = endpointOf(call.name);
        if (!endpoint) continue;
        dispatch(api.util.upsertQueryEntries([entryOf(call, endpoint)] as never) as never);
        shown.push(call);
      }
      waiting = waiting.filter((call) => !shown.includes(call));
    },
    readAgain: () => {
      for (const call of shown.splice(0)) {
        dispatch(endpointOf(call.name)?.initiate(argOf(call), { subscribe: false, forceRefetch: true }) as never);
      }
    },
  };
}

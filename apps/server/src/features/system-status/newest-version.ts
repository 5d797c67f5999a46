import * as z from 'zod';

const DAY_MS = 86_400_000;
const ANSWER_WITHIN_MS = 3_000;
const released = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+/) });

/**
 * Asks an address for the newest version, which it tells as JSON (`{ "version": "1.2.0" }`), at most once a day; what it does not
 * tell within three seconds is asked again with the next look.
 * @param url null where nobody wants to know
 * @returns the version, null where it is not known
 */
export function createNewestVersion(url: string | null, clock: () => number = Date.now): () => Promise<string | null> {
  let known: { readonly version: string; readonly at: number } | undefined;
  return async () => {
    if (url === null) return null;
    if (known && clock() - known.at < DAY_MS) return known.version;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' });
      const { version } = released.parse(await answer.json());
      known = { version, at: clock() };
      return version;
    } catch {
      return known?.version ?? null;
    }
  };
}

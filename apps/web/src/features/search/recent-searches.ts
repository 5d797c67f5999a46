import * as v from 'valibot';
import { createStored } from '../../shared/storage/stored.ts';

const KEPT = 5;
const NONE: readonly string[] = [];

const stored = createStored('searches', () => v.array(v.string()), { area: 'device', perPerson: true });

/** Puts it before what was searched for until now. */
function remember(search: string): void {
  const others = (stored.read() ?? NONE).filter((each) => each !== search);
  stored.write([search, ...others].slice(0, KEPT));
}

/** What was searched for on this device, newest first, and how to remember another. */
export function useRecentSearches(): readonly [readonly string[], (search: string) => void] {
  return [stored.use() ?? NONE, remember];
}

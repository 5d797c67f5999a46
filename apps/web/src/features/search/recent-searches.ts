import { useState } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../shared/storage/local-storage.ts';

const KEY = 'searches';
const KEPT = 5;
const stored = () => z.array(z.string());

/** What was searched for on this device, newest first. */
export function useRecentSearches(): readonly [readonly string[], (search: string) => void] {
  const [recent, setRecent] = useState<readonly string[]>(() => readStored(KEY, stored()) ?? []);
  const remember = (search: string) => {
    const next = [search, ...recent.filter((each) => each !== search)].slice(0, KEPT);
    writeStored(KEY, next);
    setRecent(next);
  };
  return [recent, remember];
}

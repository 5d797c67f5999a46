import { useState } from 'react';
import type * as z from 'zod/mini';
import { readStored, writeStored } from './local-storage.ts';

/** A value that this device remembers between visits. */
export function useStored<T extends z.core.$ZodType>(
  key: string,
  schema: T,
): readonly [z.output<T> | null, (value: z.output<T>) => void] {
  const [value, setValue] = useState(() => readStored(key, schema));
  const store = (next: z.output<T>) => {
    writeStored(key, next);
    setValue(next);
  };
  return [value, store];
}

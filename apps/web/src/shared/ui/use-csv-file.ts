import { useState } from 'react';
import { saveCsv } from './save-file.ts';

/** Saves what a call answers as a file, and tells under which name. */
export function useCsvFile() {
  const [saved, setSaved] = useState<string | null>(null);
  const save = async (name: string, read: () => PromiseLike<{ readonly data?: string | undefined }>) => {
    setSaved(null);
    const { data } = await read();
    if (data === undefined) return;
    saveCsv(name, data);
    setSaved(name);
  };
  return { saved, save };
}

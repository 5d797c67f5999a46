import { useState } from 'react';

/** Has the browser keep what lies at an address as a file under a name. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Has the browser keep a text, CSV, as a file under a name. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  saveFile(name, address);
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

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

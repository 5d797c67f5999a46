/** Whether the person asked their browser to save data. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

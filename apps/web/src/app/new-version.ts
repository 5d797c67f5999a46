/** Lets in a newer version that has been fetched and waits to be asked (keep-versions.ts). */
let take: (() => void) | null = null;
const listeners = new Set<() => void>();

/** A newer version waits; `letIn` starts over with it. */
export function tellNewVersion(letIn: () => void): void {
  take = letIn;
  for (const listener of listeners) listener();
}

export const hasNewVersion = (): boolean => take !== null;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const takeNewVersion = (): void => take?.();
